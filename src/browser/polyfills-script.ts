import { newerFunctions } from './newer-functions.ts'

const isThere = Object.entries(newerFunctions)
  .flatMap(([owner, names]) => names.map((name) => `${owner}.${name}`))
  .join('&&')

declare global {
  interface Window {
    /** Resolved once the browser has the missing functions; 0 if no function is missing. */
    polyfilled?: Promise<unknown> | 0
  }
}

/**
 * Returns a script for the head of index.html, inline so that it runs before everything else. If the browser lacks
 * functions, the script fetches the file at `address`, which adds them (`polyfills.ts`). `window.polyfilled` waits
 * for that file.
 */
export const polyfillsScript = (address: string) =>
  `window.polyfilled=${isThere}?0:import(${JSON.stringify(address)})`
