import { DAY_MS } from '#domain/durations.ts'
import type { Limits } from '#server/config.ts'
import type { GuessRule } from '#server/security/throttle.ts'

/** The earliest upload time of a file that may still be used: a day ago. Older files are removed. */
export const waitsSince = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** The limit of files from one address; the name must not change, since counts are stored under it. */
export const uploadRule = ({ uploadsPerAddress, uploadWindowSeconds }: Limits): GuessRule => ({
  name: 'upload',
  tries: uploadsPerAddress,
  windowSeconds: uploadWindowSeconds,
  windowFrom: 'firstTry',
})
