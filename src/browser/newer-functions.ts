/**
 * Functions that the app uses and that a browser listed in README.md lacks (`scripts/oldest-browsers.ts`):
 * the object, and its functions. `polyfills.ts` adds them, and a test compares the two. As text, for a script
 * in the head of the document.
 */
export const newerFunctions: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any', 'timeout'],
  'Array.prototype': ['toReversed', 'toSorted'],
  URL: ['canParse'],
}
