import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { mailboxOf } from '#domain/email.ts'
import type { Limits } from '#server/config.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { addressGroup } from './address-group.ts'
import { hashSmsCode, isSameHash, newSmsCode } from './codes.ts'
import type { KeyedHash } from './keyed-hash.ts'
import type { GuessRule, Throttle } from './throttle.ts'

/** A sent code, with only the hash of its digits. */
export type SentCode = { by: 'phone' | 'mail'; hash: string; sentAt: Date }
/** The destination that a code verifies: a mobile number or a mail address, normalised. */
export type Destination = {
  proof: 'signupPhone' | 'signupMail' | 'resetMail' | 'memberPhone' | 'memberMail' | 'certification'
  to: string
}
type Deps = { clock: Clock; limits: Limits; keyedHash: KeyedHash; throttle: Throttle }

const mailProofs: readonly Destination['proof'][] = ['signupMail', 'resetMail', 'memberMail']
const isBySms = ({ proof }: Destination) => !mailProofs.includes(proof)

/**
 * Returns the limits of sent codes and of attempts to enter a code. The names must not change, since counts are
 * stored under them.
 */
export function verificationRules(limits: Limits) {
  const {
    verificationSendsPerPhone,
    verificationSendsPerMail,
    verificationSendsPerAddress,
    verificationWindowSeconds,
  } = limits
  const send = { windowSeconds: verificationWindowSeconds, windowFrom: 'firstTry' } as const
  const guessWindow = {
    tries: limits.codeTries,
    windowSeconds: limits.loginWindowSeconds,
    windowFrom: 'lastTry',
  } as const
  return {
    sendFromAddress: { ...send, name: 'verification-address', tries: verificationSendsPerAddress },
    sendToPhone: { ...send, name: 'verification-phone', tries: verificationSendsPerPhone },
    sendToMail: { ...send, name: 'verification-mail', tries: verificationSendsPerMail },
    signupPhone: { ...guessWindow, name: 'signup-phone' },
    signupMail: { ...guessWindow, name: 'signup-mail' },
    resetMail: { ...guessWindow, name: 'reset-mail' },
    memberPhone: { ...guessWindow, name: 'member-phone' },
    memberMail: { ...guessWindow, name: 'member-mail' },
    certification: { ...guessWindow, name: 'certification' },
  } as const satisfies Record<string, GuessRule>
}

/**
 * Creates the functions for codes that verify a mobile number or a mail address, before or during a login. Attempts
 * and messages are counted by destination, whether or not the destination has an account, so that neither a new draft
 * nor a new code allows more attempts.
 */
export function createVerification({ clock, limits, keyedHash, throttle }: Deps) {
  const rules = verificationRules(limits)
  const hashOf = (draftId: string, { to }: Destination, code: string) =>
    hashSmsCode(keyedHash, `${draftId}:${to}`, code)

  async function refuseWhilePaused({ proof, to }: Destination): Promise<void> {
    const retryAfterSeconds = await throttle.pauseOf(rules[proof], to)
    if (retryAfterSeconds > 0) throw problemNamed('code.exhausted', { retryAfterSeconds })
  }

  return {
    sent: { expiresInSeconds: limits.codeSeconds, resendInSeconds: limits.resendSeconds },

    /** Refuses a code that is requested too soon after the last one to the same destination. */
    refuseTooSoon(code: SentCode | null, sameDestination: boolean): void {
      if (!code || !sameDestination) return
      const waitSeconds =
        Math.ceil((code.sentAt.getTime() - clock.now().getTime()) / SECOND_MS) + limits.resendSeconds
      if (waitSeconds > 0) throw problemNamed('code.tooSoon', { retryAfterSeconds: waitSeconds })
    },

    /** Counts a message while `send` runs; the count is taken back if `send` fails. */
    async counted<Result>(
      destination: Destination,
      caller: Caller,
      send: () => Promise<Result>,
    ): Promise<Result> {
      await refuseWhilePaused(destination)
      const destinationCount: [GuessRule, string] = isBySms(destination)
        ? [rules.sendToPhone, destination.to]
        : [rules.sendToMail, mailboxOf(destination.to)]
      const counts = [[rules.sendFromAddress, addressGroup(caller.address)], destinationCount] as const
      const takenCounts: [GuessRule, string][] = []
      const returnAttempts = () =>
        Promise.all(takenCounts.map(([each, subject]) => throttle.giveBack(each, subject)))
      try {
        for (const [each, subject] of counts) {
          const reservation = await throttle.reserve(each, subject)
          if (!reservation.allowed)
            throw problemNamed('verification.tooMany', { retryAfterSeconds: reservation.retryAfterSeconds })
          takenCounts.push([each, subject])
        }
        return await send()
      } catch (error) {
        await returnAttempts()
        throw error
      }
    },

    /** Creates a code for a draft; returns the digits, and the data that the draft stores. */
    newCode(draftId: string, destination: Destination): { digits: string; code: SentCode } {
      const digits = newSmsCode()
      const by = isBySms(destination) ? 'phone' : 'mail'
      return { digits, code: { by, hash: hashOf(draftId, destination, digits), sentAt: clock.now() } }
    },

    /**
     * Checks one entered code if the limit of attempts allows it. `accept` consumes a correct code, and returns
     * undefined if another request has already consumed the code.
     */
    async guess<Result>(
      draft: { id: string; code: SentCode | null },
      destination: Destination | undefined,
      digits: string,
      accept: (code: SentCode) => Promise<Result | undefined>,
    ): Promise<Result> {
      const { code } = draft
      if (!destination) throw problemNamed('code.expired')
      await refuseWhilePaused(destination)
      const endsAt = code ? code.sentAt.getTime() + limits.codeSeconds * SECOND_MS : 0
      if (!code || endsAt <= clock.now().getTime()) throw problemNamed('code.expired')

      const reservation = await throttle.reserve(rules[destination.proof], destination.to)
      const { retryAfterSeconds } = reservation
      if (!reservation.allowed) throw problemNamed('code.exhausted', { retryAfterSeconds })
      const isRight = isSameHash(hashOf(draft.id, destination, digits), code.hash)
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

/** Whether a draft still has the code that was checked. */
export const isUnchangedCode = (code: SentCode, current: SentCode | null): boolean =>
  current !== null && isSameHash(current.hash, code.hash)
