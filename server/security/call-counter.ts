import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { SECOND_MS } from '#domain/durations.ts'

/**
 * Counts calls by a key, such as an address, in the memory of this process. The returned function counts one or more
 * calls of a key. It resolves with 0, or, if the calls exceed the limit, with the seconds until calls are allowed
 * again.
 */
export function createCallCounter({ most, seconds }: { most: number; seconds: number }) {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds })

  return async (key: string, calls = 1): Promise<number> => {
    try {
      await limiter.consume(key, calls)
      return 0
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / SECOND_MS))
    }
  }
}
