import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Tx } from '#server/db/once.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import { passkeys } from '#server/db/schema/passkey.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { newToken } from '#server/security/tokens.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { beginLogin, memberWithPasskey } from '#server/testing/passkey-world.ts'
import { costlyHash, createPortal, type Portal, password } from '#server/testing/portal.ts'
import { untilBlocked } from '#server/testing/until-blocked.ts'
import { sessionFinder } from './found-session.ts'
import { renewSession } from './session.store.ts'

describeEngines('a session that begins while', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database())
  })
  const db = () => engine.database().db

  /** Gives the answer of a call that has come as far as the member's row before `change` is committed. */
  async function answerAcross<Answer>(
    memberId: string,
    call: () => Promise<Answer>,
    change: (tx: Tx) => Promise<unknown>,
  ): Promise<Answer> {
    const { answer } = await db().transaction(async (tx) => {
      await lockMember(tx, memberId)
      const underWay = { answer: call() }
      await untilBlocked(engine)
      await change(tx)
      return underWay
    })
    return answer
  }
  const change = (id: string, to: Partial<typeof members.$inferInsert>) => (tx: Tx) =>
    tx.update(members).set(to).where(eq(members.id, id))

  it('the password is replaced is refused, as a guess', async () => {
    const { id, email } = await portal.addMember()
    const passwordHash = (await costlyHash()).replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
    const answer = await answerAcross(id, () => portal.logIn(email), change(id, { passwordHash }))
    expect(answer).toMatchObject({ code: 2001, data: { remaining: 4 }, session: undefined })
  })

  it('a second factor is turned on waits for it', async () => {
    const { id, email } = await portal.addMember({ mfaType: 'none', factors: [] })
    const { data } = await answerAcross(
      id,
      () => portal.logIn(email),
      async (tx) => {
        await tx.insert(mfaFactors).values({ memberId: id, mfaType: 'sms', createdAt: portal.clock.now() })
        await change(id, { mfaType: 'sms' })(tx)
      },
    )
    expect(data).toEqual({ loginYn: 'N', mfaType: 'sms' })
  })

  it('its passkey is removed is refused', async () => {
    const { member, authenticator, passkey } = await memberWithPasskey(portal)
    const { options, cookies } = await beginLogin(portal)
    const credential = authenticator.get(options)
    const answer = await answerAcross(
      member.id,
      () => portal.call('finishPasskeyLogin', { deviceId: randomUUID(), credential }, { cookies }),
      (tx) => tx.delete(passkeys).where(eq(passkeys.id, passkey.passkeyId)),
    )
    expect([answer.code, answer.session]).toEqual([2221, undefined])
  })

  it('all others are ended ends with them', async () => {
    const { email } = await portal.addMember()
    const [session, here] = [await portal.logInFully(email), await portal.logInFully(email)]
    const { id, memberId } = (await sessionFinder(db())(session, '2026-11-21'))!
    const confirmed = (await portal.call('checkPassword', { password }, { session: here })).session!
    const token = newToken()
    const { ended } = await db().transaction(async (tx) => {
      await renewSession(tx, memberId, id, token, portal.clock.now())
      const underWay = { ended: portal.call('endOtherSessions', {}, { session: confirmed }) }
      await untilBlocked(engine)
      return underWay
    })
    expect((await ended).data).toEqual({ count: 1 })
    expect((await portal.call('getSessionInfo', {}, { session: token })).code).toBe(1002)
  })
})
