import type { Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import type { CallerMember } from '#server/http/calls/caller.ts'
import { newToken } from '#server/security/tokens.ts'
import { CHALLENGE_SECONDS } from './passkey.rules.ts'
import { challengeStore, passkeyStore } from './passkey.store.ts'
import { relyingParty } from './passkey.webauthn.ts'

type Member = Pick<CallerMember, 'memberId' | 'sessionId'>

/**
 * Verifies a member's identity again by one of their passkeys, for a purpose. A challenge for one purpose is not
 * valid for another.
 */
export function passkeyProof({ db, clock, site }: { db: Db; clock: Clock; site: string }, purpose: string) {
  const store = passkeyStore(db)
  const challenges = challengeStore(db)
  const party = relyingParty(site)
  const holderOf = ({ sessionId }: Member) => `${purpose}:${sessionId}`

  return {
    /**
     * Returns a challenge for a member's passkeys, which replaces the previous challenge of the session; null if the
     * member has no passkey.
     */
    async ask(member: Member): Promise<Schema<'PasskeyRequest'> | null> {
      if ((await store.ofMember(member.memberId)).length === 0) return null
      const challenge = newToken()
      await challenges.put(
        holderOf(member),
        challenge,
        new Date(clock.now().getTime() + CHALLENGE_SECONDS * SECOND_MS),
      )
      return party.request(challenge)
    },

    /**
     * Whether one of the member's passkeys has signed the challenge within five minutes. The challenge is used up,
     * whether or not the answer is correct.
     */
    async isSigned(member: Member, credential: Schema<'PasskeyAssertion'>): Promise<boolean> {
      const challenge = await challenges.take(holderOf(member), clock.now())
      const found = challenge === undefined ? undefined : await store.byCredentialId(credential.id)
      if (challenge === undefined || found?.passkey.memberId !== member.memberId) return false
      const signed = await party.verifiedCounter(credential, challenge, found.passkey)
      return signed !== undefined && store.use(found.passkey.id, signed.counter, clock.now())
    },
  }
}
