/**
 * What the app uses that a browser named in README.md does not have (`scripts/oldest-browsers.ts`): the object, and its functions.
 * `polyfills.ts` adds them, and a test holds the two against each other. As text, for a script in the head of the document.
 */
export const newerFunctions: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any', 'timeout'],
  'Array.prototype': ['toReversed', 'toSorted'],
  URL: ['canParse'],
}
