// What is pressed and written on the first page before its script has come: `src/lib/early.ts`
// takes it up. It comes before the page is drawn, so that no press is lost; and so does the theme,
// and for how many tables there is to be room.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem("asterion.theme") ?? '""');
    if (theme) document.documentElement.dataset.theme = theme;
    const seats = Object.values(JSON.parse(localStorage.getItem("asterion.seats") ?? "{}"));
    const tables = Math.min(seats.filter(({ over }) => !over).length, 8);
    if (tables) document.documentElement.dataset.tables = tables;
  } catch {
    // Without a memory it is as the device has it.
  }
  const early = { press: "", fields: {} };
  window.early = early;
  const named = (event) => (window.early ? event.target.closest("[data-early]") : null);
  document.addEventListener("click", (event) => {
    const control = named(event);
    if (control?.localName !== "button") return;
    document.querySelector("[data-early][aria-busy]")?.removeAttribute("aria-busy");
    control.setAttribute("aria-busy", "true");
    early.press = control.dataset.early;
  });
  document.addEventListener("input", (event) => {
    const control = named(event);
    if (control) early.fields[control.dataset.early] = control.value;
  });
})();
