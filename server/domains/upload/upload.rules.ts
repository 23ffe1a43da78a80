import { DAY_MS } from '#domain/durations.ts'
import type { Limits } from '#server/config.ts'
import type { GuessRule } from '#server/security/throttle.ts'

/** Since when a file may have waited and still be named: a day. What is older is removed. */
export const waitsSince = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** How many files one address may send; the name does not change, since counts are stored under it. */
export const uploadRule = ({ uploadsPerAddress, uploadWindowSeconds }: Limits): GuessRule => ({
  name: 'upload',
  tries: uploadsPerAddress,
  windowSeconds: uploadWindowSeconds,
  windowFrom: 'firstTry',
})
