import { randomUUID } from 'node:crypto'
import type { OperationsTagged, Schema } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, type CallerMember, memberOf } from '#server/http/calls/caller.ts'
import { passkeyAddedNotice, passkeyRemovedNotice } from '#server/messages/passkey-notices.ts'
import { newToken } from '#server/security/tokens.ts'
import type { PasskeyDeps } from './passkey.deps.ts'
import { passkeyLogin } from './passkey.login.ts'
import { CHALLENGE_SECONDS, MAX_PASSKEYS, nameOf } from './passkey.rules.ts'
import { challengeStore, passkeyStore, type StoredPasskey } from './passkey.store.ts'
import { type CreatedPasskey, relyingParty } from './passkey.webauthn.ts'

type Registration = Schema<'Passkey'> | { refusal: ProblemName }

/**
 * A member's passkeys, and logging in with one. Passkeys are optional; a member with a role may use one as
 * their only factor.
 */
export function passkeyOperations(deps: PasskeyDeps): OperationsTagged<'passkey', Caller> {
  const { db, clock, once, site, sessions, brand, notify: tell } = deps
  const store = passkeyStore(db)
  const challenges = challengeStore(db)
  const party = relyingParty(site)
  const holderOf = (caller: Caller) => `registration:${memberOf(caller).sessionId}`
  const currentTimeText = () => formatDateTime(toWireTime(clock.now()))

  async function register(
    tx: Tx,
    made: CreatedPasskey,
    name: string,
    member: CallerMember,
  ): Promise<Registration> {
    const { memberId } = member
    const passkey = { ...made, id: randomUUID(), memberId, name, createdAt: clock.now(), lastUsedAt: null }
    const outcome = await store.add(tx, passkey)
    if (outcome !== 'added') return { refusal: `passkey.${outcome}` }
    await sessions.endOthers(tx, member)
    await tell(tx, memberId, passkeyAddedNotice(name, currentTimeText()))
    return wireOf(passkey)
  }

  return {
    ...passkeyLogin(deps, party),

    async listPasskeys(_, caller) {
      const { memberId } = memberOf(caller)
      const passkeys = await store.ofMember(memberId)
      return { list: passkeys.map(wireOf), accepted: party.accepted(memberId, passkeys) }
    },

    async startPasskeyRegistration(_, caller) {
      const { memberId } = memberOf(caller)
      const passkeys = await store.ofMember(memberId)
      if (passkeys.length >= MAX_PASSKEYS) throw problemNamed('passkey.tooMany')
      const challenge = newToken()
      await challenges.put(
        holderOf(caller),
        challenge,
        new Date(clock.now().getTime() + CHALLENGE_SECONDS * SECOND_MS),
      )
      return party.creation(await store.member(memberId), challenge, passkeys, brand())
    },

    async finishPasskeyRegistration(input, caller) {
      const name = nameOf(input.name)
      // A refusal is returned, not thrown, so that the transaction commits and the challenge stays used.
      const outcome = await once(
        'finishPasskeyRegistration',
        caller,
        input,
        async (tx): Promise<Registration> => {
          const challenge = await challenges.take(holderOf(caller), clock.now(), tx)
          if (challenge === undefined) return { refusal: 'passkey.expired' }
          const createdPasskey = await party.createdPasskey(input.credential, challenge)
          return createdPasskey
            ? register(tx, createdPasskey, name, memberOf(caller))
            : { refusal: 'passkey.invalid' }
        },
      )
      if ('refusal' in outcome) throw problemNamed(outcome.refusal)
      return outcome
    },

    async renamePasskey({ passkeyId, name }, caller) {
      const renamed = await store.rename(memberOf(caller).memberId, passkeyId, nameOf(name))
      if (!renamed) throw problemNamed('passkey.missing')
      return wireOf(renamed)
    },

    async removePasskey({ passkeyId }, caller) {
      const member = memberOf(caller)
      await db.transaction(async (tx) => {
        const outcome = await store.remove(tx, member.memberId, passkeyId)
        if (outcome === 'missing') return
        if (outcome === 'required') throw problemNamed('factor.required')
        await sessions.endOthers(tx, member)
        await tell(tx, member.memberId, passkeyRemovedNotice(outcome.name, currentTimeText()))
      })
      return { removedYn: 'Y' }
    },
  }
}

const wireOf = ({ id, name, createdAt, lastUsedAt, synced }: StoredPasskey): Schema<'Passkey'> => ({
  passkeyId: id,
  name,
  createdAt: toWireTime(createdAt),
  lastUsedAt: lastUsedAt && toWireTime(lastUsedAt),
  syncedYn: synced ? 'Y' : 'N',
})
