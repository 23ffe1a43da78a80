import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { addressGroup } from '#server/security/address-group.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import type { PasskeyDeps } from './passkey.deps.ts'
import { CHALLENGE_SECONDS, passkeyRules } from './passkey.rules.ts'
import { challengeStore, passkeyStore } from './passkey.store.ts'
import type { relyingParty } from './passkey.webauthn.ts'

type LoginOperation = 'startPasskeyLogin' | 'finishPasskeyLogin'

/** Logging in with a passkey alone. No answer shows whether a passkey exists, or to whom it belongs. */
export function passkeyLogin(
  { db, clock, limits, throttle, sessions, log }: PasskeyDeps,
  party: ReturnType<typeof relyingParty>,
): Pick<OperationsTagged<'passkey', Caller>, LoginOperation> {
  const store = passkeyStore(db)
  const challenges = challengeStore(db)
  const rules = passkeyRules(limits)
  const holderOf = (token: string) => `login:${hashToken(token)}`
  const warnNotRecorded = (err: unknown) => log.warn({ err }, 'a wrong passkey was not noted')

  /**
   * Takes an attempt from the limits of the address and of the passkey; returns a function that gives both attempts
   * back.
   */
  async function reserveTry(credentialId: string, caller: Caller): Promise<() => Promise<void>> {
    const addressAttempt = await sessions.reserveTry(caller)
    if (!addressAttempt.allowed)
      throw problemNamed('login.paused', { retryAfterSeconds: addressAttempt.retryAfterSeconds })
    const ofPasskey = await throttle.reserve(rules.answer, credentialId)
    if (!ofPasskey.allowed)
      throw problemNamed('login.paused', { retryAfterSeconds: ofPasskey.retryAfterSeconds })
    return async () => {
      await sessions.giveTryBack(caller)
      await throttle.giveBack(rules.answer, credentialId)
    }
  }

  return {
    async startPasskeyLogin(_, caller) {
      const reservation = await throttle.reserve(rules.start, addressGroup(caller.address))
      if (!reservation.allowed)
        throw problemNamed('login.paused', { retryAfterSeconds: reservation.retryAfterSeconds })
      const { passkey } = caller.drafts
      // The challenge belongs to a new token, since an attacker may know the token that the browser sent. The
      // challenge of the sent token is removed.
      if (passkey.token !== undefined) await challenges.take(holderOf(passkey.token), clock.now())
      const token = newToken()
      const challenge = newToken()
      await challenges.put(
        holderOf(token),
        challenge,
        new Date(clock.now().getTime() + CHALLENGE_SECONDS * SECOND_MS),
      )
      passkey.set(token)
      return party.request(challenge)
    },

    async finishPasskeyLogin({ deviceId, credential }, caller) {
      const giveTryBack = await reserveTry(credential.id, caller)
      const { passkey: cookie } = caller.drafts
      const challenge = cookie.token && (await challenges.take(holderOf(cookie.token), clock.now()))
      if (!challenge) {
        await giveTryBack()
        throw problemNamed('passkey.expired')
      }

      const found = await store.byCredentialId(credential.id)
      const signed = await party.verifiedCounter(credential, challenge, found?.passkey)
      if (!found || !signed || !(await store.use(found.passkey.id, signed.counter, clock.now()))) {
        // Not awaited: otherwise the answer for an existing passkey would take longer.
        if (found) void sessions.recordWrongPasskey(found.passkey.memberId, caller).catch(warnNotRecorded)
        throw problemNamed('passkey.refused')
      }

      await giveTryBack()
      await throttle.clear(rules.answer, credential.id)
      const { id, memberId } = found.passkey
      await sessions.begin(memberId, caller, {
        deviceId,
        isProven: true,
        async refuseUnlessStill(_member, tx) {
          const passkeysLeft = await store.ofMember(memberId, tx)
          if (!passkeysLeft.some((passkey) => passkey.id === id)) throw problemNamed('passkey.refused')
        },
      })
      cookie.clear()
      return { loginYn: 'Y', mfaType: found.mfaType }
    },
  }
}
