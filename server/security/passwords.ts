import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { problemNamed } from '#contract/problem-named.ts'

// OWASP's minimum for argon2id, the library's default algorithm: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type Passwords = ReturnType<typeof createPasswords>

/**
 * Hashes and checks passwords with argon2id outside the event loop, at most `concurrency` at a time. When
 * more than `queue` are waiting, a call is refused with server.unavailable, so that a flood of logins cannot
 * exhaust the memory.
 */
export function createPasswords({ concurrency, queue }: { concurrency: number; queue: number }) {
  const limit = pLimit(concurrency)
  let dummy: Promise<string> | undefined

  function queueHash<T>(work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= queue) return Promise.reject(problemNamed('server.unavailable'))
    return limit(work)
  }

  return {
    /**
     * Returns the argon2id hash of a password, in the PHC format; composed and decomposed Hangul have the same hash.
     */
    hash: (password: string): Promise<string> => queueHash(() => hash(password.normalize('NFC'), options)),

    /**
     * Whether a password is correct. Without a stored hash the check takes as long and the result is false, so that
     * the duration does not reveal which accounts exist.
     */
    verify: (stored: string | undefined, password: string): Promise<boolean> =>
      queueHash(async () => {
        dummy ??= hash(randomBytes(16), options)
        const isRight = await verify(stored ?? (await dummy), password.normalize('NFC'))
        return isRight && stored !== undefined
      }),

    /**
     * Prepares the hash for unknown accounts, so that the first check for an unknown account takes no longer than
     * others.
     */
    async warmUp(): Promise<void> {
      dummy ??= hash(randomBytes(16), options)
      await dummy
    },
  }
}
