import { problemNamed } from '#contract/problem-named.ts'
import { typedLine } from '#domain/typed/typed-text.ts'
import type { Limits } from '#server/config.ts'
import type { GuessRule } from '#server/security/throttle.ts'

/** The maximum number of passkeys of a member; the message of `passkey.tooMany` contains it too. */
export const MAX_PASSKEYS = 10
/** The number of seconds for which a challenge may be answered. */
export const CHALLENGE_SECONDS = 300

const MAX_NAME_LENGTH = 40
const STARTS_PER_TRY = 10

/** The limits of passkey attempts; names must not change, since counts are stored under them. */
export function passkeyRules({ loginTries, loginTriesPerAddress, loginWindowSeconds }: Limits) {
  return {
    /** Attempts with one passkey, whether or not it exists, counted by its credential id. */
    answer: { name: 'passkey', tries: loginTries, windowSeconds: loginWindowSeconds, windowFrom: 'lastTry' },
    /** Logins begun from one address: each visit of the login page counts, so the limit is higher. */
    start: {
      name: 'passkey-start',
      tries: loginTriesPerAddress * STARTS_PER_TRY,
      windowSeconds: loginWindowSeconds,
      windowFrom: 'firstTry',
    },
  } as const satisfies Record<string, GuessRule>
}

/** Returns the trimmed name of a passkey; refuses an empty name and a name of more than 40 characters. */
export function nameOf(typed: string): string {
  const name = typedLine(typed)
  if (name === '' || [...name].length > MAX_NAME_LENGTH) throw problemNamed('request.invalid')
  return name
}
