// Faults that are good TypeScript, which svelte-check lets pass.
import javascript from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import typescript from "typescript-eslint";

export default defineConfig(
  { ignores: ["src/lib/api.gen.ts"] },
  javascript.configs.recommended,
  typescript.configs.strict,
  typescript.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser } },
    // It does not see what a $derived reads of its last value.
    rules: { "no-useless-assignment": "off" },
  },
  {
    rules: {
      // What is surely there: the list has just been measured, the key comes from the record itself.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
      // Nothing is done, on purpose.
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A Map that one function fills and returns need not be watched.
      "svelte/prefer-svelte-reactivity": "off",
      // It takes a reason behind the colon for a name of a warning; svelte-check reads it right.
      "svelte/no-unused-svelte-ignore": "off",
      // A space between two elements that stays.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
