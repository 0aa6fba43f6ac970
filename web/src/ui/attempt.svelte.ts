/** What a press asks of the server: busy until the answer is there, and in words what went wrong. */

/** What went wrong, as it is shown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export class Attempt {
  isBusy = $state(false);
  trouble = $state("");

  async make(deed: () => Promise<unknown>): Promise<void> {
    [this.isBusy, this.trouble] = [true, ""];
    try {
      await deed();
    } catch (error) {
      this.trouble = reasonOf(error);
    } finally {
      this.isBusy = false;
    }
  }
}
