import type { PagePart } from '#src/components/part/part.ts'

/** Creates a part of a page whose call was answered with `data`. */
export function loadedPart<Data>(data: Data): PagePart<Data> {
  const state = { is: 'loaded', data } as const
  return { state: () => state, subscribe: () => () => {}, retry: () => Promise.resolve() }
}
