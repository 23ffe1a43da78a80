import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { mailboxOf } from '#domain/email.ts'
import type { Limits } from '#server/config.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { addressGroup } from './address-group.ts'
import { hashSmsCode, isSameHash, newSmsCode } from './codes.ts'
import type { KeyedHash } from './keyed-hash.ts'
import type { GuessRule, Throttle } from './throttle.ts'

/** A code that was sent: of its digits only the hash. */
export type SentCode = { by: 'phone' | 'mail'; hash: string; sentAt: Date }
/** What a code proves, and to whom it is sent: a mobile number or a mail address, normalised. */
export type Destination = {
  proof: 'signupPhone' | 'signupMail' | 'resetMail' | 'memberPhone' | 'memberMail' | 'certification'
  to: string
}
type Deps = { clock: Clock; limits: Limits; keyedHash: KeyedHash; throttle: Throttle }

const mailProofs: readonly Destination['proof'][] = ['signupMail', 'resetMail', 'memberMail']
const bySms = ({ proof }: Destination) => !mailProofs.includes(proof)

/** How often codes are sent and guessed; names do not change, since counts are stored under them. */
export function verificationRules(limits: Limits) {
  const {
    verificationSendsPerPhone,
    verificationSendsPerMail,
    verificationSendsPerAddress,
    verificationWindowSeconds,
  } = limits
  const send = { windowSeconds: verificationWindowSeconds, windowFrom: 'firstTry' } as const
  const guess = {
    tries: limits.codeTries,
    windowSeconds: limits.loginWindowSeconds,
    windowFrom: 'lastTry',
  } as const
  return {
    sendFromAddress: { ...send, name: 'verification-address', tries: verificationSendsPerAddress },
    sendToPhone: { ...send, name: 'verification-phone', tries: verificationSendsPerPhone },
    sendToMail: { ...send, name: 'verification-mail', tries: verificationSendsPerMail },
    signupPhone: { ...guess, name: 'signup-phone' },
    signupMail: { ...guess, name: 'signup-mail' },
    resetMail: { ...guess, name: 'reset-mail' },
    memberPhone: { ...guess, name: 'member-phone' },
    memberMail: { ...guess, name: 'member-mail' },
    certification: { ...guess, name: 'certification' },
  } as const satisfies Record<string, GuessRule>
}

/**
 * Codes that prove whose mobile number or mail address it is, before or alongside a login. Guesses and messages are counted by where the
 * code goes, whether or not there is an account, so that neither a new draft nor a new code brings new tries.
 */
export function createVerification({ clock, limits, keyedHash, throttle }: Deps) {
  const rules = verificationRules(limits)
  const hashed = (draftId: string, { to }: Destination, code: string) =>
    hashSmsCode(keyedHash, `${draftId}:${to}`, code)

  async function refuseWhilePaused({ proof, to }: Destination): Promise<void> {
    const retryAfterSeconds = await throttle.pauseOf(rules[proof], to)
    if (retryAfterSeconds > 0) throw problemNamed('code.exhausted', { retryAfterSeconds })
  }

  return {
    sent: { expiresInSeconds: limits.codeSeconds, resendInSeconds: limits.resendSeconds },

    /** Refuses a code that follows the last one to the same place too soon. */
    refuseTooSoon(code: SentCode | null, sameDestination: boolean): void {
      if (!code || !sameDestination) return
      const wait = Math.ceil((code.sentAt.getTime() - clock.now().getTime()) / 1000) + limits.resendSeconds
      if (wait > 0) throw problemNamed('code.tooSoon', { retryAfterSeconds: wait })
    },

    /** Counts a message while `send` is done, and not if that fails. */
    async counted<Result>(
      destination: Destination,
      caller: Caller,
      send: () => Promise<Result>,
    ): Promise<Result> {
      await refuseWhilePaused(destination)
      const place: [GuessRule, string] = bySms(destination)
        ? [rules.sendToPhone, destination.to]
        : [rules.sendToMail, mailboxOf(destination.to)]
      const counts = [[rules.sendFromAddress, addressGroup(caller.address)], place] as const
      const taken: [GuessRule, string][] = []
      const giveBack = () => Promise.all(taken.map(([each, subject]) => throttle.giveBack(each, subject)))
      try {
        for (const [each, subject] of counts) {
          const reservation = await throttle.reserve(each, subject)
          if (!reservation.allowed)
            throw problemNamed('verification.tooMany', { retryAfterSeconds: reservation.retryAfterSeconds })
          taken.push([each, subject])
        }
        return await send()
      } catch (error) {
        await giveBack()
        throw error
      }
    },

    /** A new code for a draft, and what the draft keeps of it. */
    newCode(draftId: string, destination: Destination): { digits: string; code: SentCode } {
      const digits = newSmsCode()
      const by = bySms(destination) ? 'phone' : 'mail'
      return { digits, code: { by, hash: hashed(draftId, destination, digits), sentAt: clock.now() } }
    },

    /** Checks one guess, if one is left; `accept` uses a right one up, and returns nothing where another request was faster. */
    async guess<Result>(
      draft: { id: string; code: SentCode | null },
      destination: Destination | undefined,
      digits: string,
      accept: (code: SentCode) => Promise<Result | undefined>,
    ): Promise<Result> {
      const { code } = draft
      if (!destination) throw problemNamed('code.expired')
      await refuseWhilePaused(destination)
      const endsAt = code ? code.sentAt.getTime() + limits.codeSeconds * 1000 : 0
      if (!code || endsAt <= clock.now().getTime()) throw problemNamed('code.expired')

      const reservation = await throttle.reserve(rules[destination.proof], destination.to)
      const { retryAfterSeconds } = reservation
      if (!reservation.allowed) throw problemNamed('code.exhausted', { retryAfterSeconds })
      const isRight = isSameHash(hashed(draft.id, destination, digits), code.hash)
      const accepted = isRight ? await accept(code) : undefined
      if (accepted === undefined) {
        const { remaining } = reservation
        throw remaining > 0
          ? problemNamed('code.wrong', { remaining })
          : problemNamed('code.exhausted', { retryAfterSeconds })
      }
      await throttle.clear(rules[destination.proof], destination.to)
      return accepted
    },
  }
}

/** Whether a draft still waits for the very code that was looked at. */
export const isStill = (code: SentCode, current: SentCode | null): boolean =>
  current !== null && isSameHash(current.hash, code.hash)
