import { problemNamed } from '#contract/problem-named.ts'
import { typedLine } from '#domain/typed/typed-text.ts'
import type { Limits } from '#server/config.ts'
import type { GuessRule } from '#server/security/throttle.ts'

/** How many passkeys a member may have; the sentence of `passkey.tooMany` says it too. */
export const MAX_PASSKEYS = 10
/** How long what an authenticator signs may be answered. */
export const CHALLENGE_SECONDS = 300

const LONGEST_NAME = 40
const STARTS_PER_TRY = 10

/** How often passkeys are tried; names do not change, since counts are stored under them. */
export function passkeyRules({ loginTries, loginTriesPerAddress, loginWindowSeconds }: Limits) {
  return {
    /** Answers in the name of one passkey, whether or not there is such a one. The subject is its credential id. */
    answer: { name: 'passkey', tries: loginTries, windowSeconds: loginWindowSeconds, windowFrom: 'lastTry' },
    /** Logins begun from one address: each visit of the login page is one, so there are more of them. */
    start: {
      name: 'passkey-start',
      tries: loginTriesPerAddress * STARTS_PER_TRY,
      windowSeconds: loginWindowSeconds,
      windowFrom: 'firstTry',
    },
  } as const satisfies Record<string, GuessRule>
}

/** A passkey's name without spaces around it; refuses an empty one and one of more than 40 characters. */
export function nameOf(typed: string): string {
  const name = typedLine(typed)
  if (name === '' || [...name].length > LONGEST_NAME) throw problemNamed('request.invalid')
  return name
}
