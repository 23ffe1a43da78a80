import type * as parts from './part.ts'

/** `partsOf` of `part.ts` for the loader of a route, which is in the first chunk: its code loads with the screens of members. */
export const partsOf = async (...given: Parameters<typeof parts.partsOf>) =>
  (await import('./part.ts')).partsOf(...given)
