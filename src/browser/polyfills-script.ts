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
 * A script for the head of index.html, inline so that it runs before everything else: fetches the file at `address`, which adds
 * missing functions (`polyfills.ts`), if the browser lacks any. `window.polyfilled` waits for it.
 */
export const polyfillsScript = (address: string) =>
  `window.polyfilled=${isThere}?0:import(${JSON.stringify(address)})`
