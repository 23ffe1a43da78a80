import { randomBytes, randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { createOnce } from '#server/db/once.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { members } from '#server/db/schema/member.ts'
import { passkeyChallenges, passkeys } from '#server/db/schema/passkey.ts'
import { sessions } from '#server/db/schema/session.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { withdrawalProofs } from '#server/db/schema/withdrawal.ts'
import { CHALLENGE_SECONDS, MAX_PASSKEYS, passkeyRules } from '#server/domains/passkey/passkey.rules.ts'
import { relyingParty } from '#server/domains/passkey/passkey.webauthn.ts'
import { guessRules } from '#server/domains/session/session.rules.ts'
import { proofEnd } from '#server/domains/withdrawal/withdrawal.rules.ts'
import { addressGroup } from '#server/security/address-group.ts'
import { memberOrders } from '#server/security/member-orders.ts'
import { throttleKey } from '#server/security/throttle.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import { createAuthenticator } from '#server/testing/authenticator.ts'
import { closeAccount } from '#worlds/company-admin.ts'
import { memberId, type StateBuilder, type WorldDeps, type worldBuilder } from './world.ts'

type PasskeyState =
  | 'a member with passkeys'
  | 'a member who may not register passkeys'
  | 'a passkey that was made'
  | 'an address that begins logins by passkey'
  | 'a passkey that has signed'
  | 'a withdrawal that waits for a passkey'
  | 'a verification that waits for a passkey'
type Row = typeof passkeys.$inferInsert

const peers = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(addressGroup)

/**
 * Returns builders of the provider states about passkeys. The authenticators are simulated, and answer for the
 * server's site.
 */
export function passkeyWorld(
  deps: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): { [State in PasskeyState]: StateBuilder<State> } {
  const { db, clock, box, keyedHash, limits, site } = deps
  const rules = passkeyRules(limits)
  const party = relyingParty(site)

  /** Stores the member, without passkeys and without counted attempts. */
  async function putMember() {
    const keys = peers.flatMap((peer) =>
      [rules.start, guessRules(limits).address].map((rule) => throttleKey(keyedHash, rule, peer)),
    )
    await db.delete(throttles).where(inArray(throttles.key, keys))
    await db.delete(idempotencyKeys)
    await world.putMember()
  }

  async function putSession(token: string, { verified }: { verified: boolean }): Promise<string> {
    const id = await world.putSession(token, 'member')
    if (verified) await db.update(sessions).set({ verifiedAgainAt: clock.now() }).where(eq(sessions.id, id))
    return id
  }

  const putPasskeys = (...rows: (Partial<Row> & Pick<Row, 'name'>)[]) =>
    db.insert(passkeys).values(
      rows.map((row, index) => ({
        id: randomUUID(),
        memberId,
        credentialId: randomBytes(32).toString('base64url'),
        publicKey: '',
        counter: 0,
        transports: ['internal' as const],
        synced: false,
        createdAt: new Date(clock.now().getTime() - index * MINUTE_MS),
        lastUsedAt: clock.now(),
        ...row,
      })),
    )
  const putTen = () =>
    putPasskeys(...Array.from({ length: MAX_PASSKEYS }, (_, index) => ({ name: `보안 키 ${index + 1}` })))

  async function putChallenge(holder: string, ageSeconds: number): Promise<string> {
    const set = {
      challenge: newToken(),
      expiresAt: new Date(clock.now().getTime() + (CHALLENGE_SECONDS - ageSeconds) * 1000),
    }
    await db
      .insert(passkeyChallenges)
      .values({ holder, ...set })
      .onConflictDoUpdate({ target: passkeyChallenges.holder, set })
    return set.challenge
  }

  async function createdCredential(challenge: string) {
    const [member] = await db.select().from(members).where(eq(members.id, memberId))
    return party.creation(member!, challenge, [], demoBrand)
  }

  /** Stores a passkey of the member, and returns its authenticator. */
  async function putAuthenticator() {
    const authenticator = createAuthenticator({ origin: site, synced: true })
    authenticator.create(await createdCredential(newToken()))
    await putPasskeys({ ...authenticator.stored(), name: '업무용 노트북' })
    return authenticator
  }

  function answerOf({ id, response }: Schema<'PasskeyAssertion'>) {
    const { clientDataJSON: clientData, authenticatorData, signature, userHandle } = response
    return { credentialId: id, clientData, authenticatorData, signature, userHandle }
  }

  return {
    'a member with passkeys': async ({ session, passkeys: stated, staffYn }) => {
      await putMember()
      if (staffYn === 'Y') await world.putStaff()
      await putSession(session, { verified: true })
      await putPasskeys(
        ...stated.map(({ passkeyId, name, syncedYn }) => ({ id: passkeyId, name, synced: syncedYn === 'Y' })),
      )
    },

    'a member who may not register passkeys': async ({ session, because }) => {
      await putMember()
      await putSession(session, { verified: because === 'ten' })
      if (because === 'ten') await putTen()
    },

    'a passkey that was made': async ({ session, answer, ageSeconds, usedKey, ten }) => {
      await putMember()
      const sessionId = await putSession(session, { verified: true })
      const authenticator = createAuthenticator({ origin: site, synced: true })
      const options = await createdCredential(await putChallenge(`registration:${sessionId}`, ageSeconds))
      const { id, response } = authenticator.create(options, { verified: answer !== 'unverified' })
      if (answer === 'known') await putPasskeys({ ...authenticator.stored(), name: '업무용 노트북' })
      if (ten) await putTen()
      if (usedKey !== undefined) {
        await createOnce({ db, box, clock })(
          'finishPasskeyRegistration',
          { member: { memberId } },
          { idempotencyKey: usedKey },
          () => Promise.resolve({}),
        )
      }
      return {
        credentialId: id,
        clientData: response.clientDataJSON,
        attestation: response.attestationObject,
      }
    },

    'an address that begins logins by passkey': async ({ often }) => {
      await putMember()
      if (!often) return
      const windowEndsAt = new Date(clock.now().getTime() + rules.start.windowSeconds * 1000)
      await db.insert(throttles).values(
        [...new Set(peers)].map((peer) => ({
          key: throttleKey(keyedHash, rules.start, peer),
          count: rules.start.tries,
          windowEndsAt,
        })),
      )
    },

    'a verification that waits for a passkey': async ({ session }) => {
      await putMember()
      const sessionId = await world.putSession(session, 'member')
      const authenticator = await putAuthenticator()
      return answerOf(authenticator.get({ challenge: await putChallenge(`verification:${sessionId}`, 20) }))
    },

    'a withdrawal that waits for a passkey': async ({ session }) => {
      await putMember()
      const sessionId = await world.putSession(session, 'member', { passwordChecked: true })
      await db.insert(withdrawalProofs).values({ sessionId, keyHash: null, expiresAt: proofEnd(clock.now()) })
      const authenticator = await putAuthenticator()
      return answerOf(authenticator.get({ challenge: await putChallenge(`withdrawal:${sessionId}`, 20) }))
    },

    'a passkey that has signed': async ({
      passkey,
      answer,
      ageSeconds,
      wrongTries,
      resetDue = false,
      closed = false,
    }) => {
      await putMember()
      if (closed) await closeAccount(db, { memberId, closedAt: clock.now() })
      if (resetDue) await memberOrders(db).give(memberId, 'PASSWORD_RESET', clock.now())
      const authenticator = await putAuthenticator()
      const challenge = await putChallenge(`login:${hashToken(passkey)}`, ageSeconds)
      const fakedValues = answer === 'wrong' ? { signature: randomBytes(70).toString('base64url') } : {}
      const credential = authenticator.get({ challenge }, fakedValues)
      if (wrongTries > 0) {
        const windowEndsAt = new Date(clock.now().getTime() + rules.answer.windowSeconds * 1000)
        await db.insert(throttles).values({
          key: throttleKey(keyedHash, rules.answer, credential.id),
          count: wrongTries,
          windowEndsAt,
        })
      }
      return answerOf(credential)
    },
  }
}
