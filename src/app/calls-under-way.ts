import type { Api } from '#contract/operation.ts'

type Call = (...given: unknown[]) => Promise<unknown>

/**
 * Counts the calls of an api that are in progress; `changed` is called when the first call begins and when the last
 * call ends.
 */
export function countCalls(api: Api, changed: () => void): { api: Api; isUnderWay: () => boolean } {
  let underWay = 0
  const changeCount = (change: 1 | -1) => {
    const wasUnderWay = underWay > 0
    underWay += change
    if (wasUnderWay !== underWay > 0) changed()
  }
  const withCallCount =
    (call: Call): Call =>
    async (...given) => {
      changeCount(1)
      try {
        return await call(...given)
      } finally {
        changeCount(-1)
      }
    }
  return {
    // `Api` has a type for each call's input and output, which a loop over the operations cannot express.
    api: Object.fromEntries(
      Object.entries(api).map(([id, call]) => [id, withCallCount(call as Call)]),
    ) as unknown as Api,
    isUnderWay: () => underWay > 0,
  }
}
