import type * as parts from './part.ts'

/**
 * `partsOf` of `part.ts` for the loaders of routes, which are in the first chunk; the code of `part.ts` loads with
 * the screens of members.
 */
export const partsOf = async (...given: Parameters<typeof parts.partsOf>) =>
  (await import('./part.ts')).partsOf(...given)
