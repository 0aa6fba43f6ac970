// A file of words, as text without its comments: see the plugin `words` in vite.config.ts.
declare module "*.ftl" {
  const text: string;
  export default text;
}
