import { newerFunctions } from './newer-functions.ts'

const isThere = Object.entries(newerFunctions)
  .flatMap(([owner, names]) => names.map((name) => `${owner}.${name}`))
  .join('&&')

declare global {
  interface Window {
    /** Fulfilled once the app may run: the browser has, or was given, all that it uses. */
    polyfilled?: Promise<unknown>
  }
}

/**
 * A script for the head of index.html, inline so that it runs before all else: fetches the file at `address`, which adds what a
 * browser lacks (`polyfills.ts`), where it lacks something. `window.polyfilled` waits for it.
 */
export const polyfillsScript = (address: string) =>
  `window.polyfilled=${isThere}?Promise.resolve():import(${JSON.stringify(address)})`
