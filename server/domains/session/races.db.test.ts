import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Tx } from '#server/db/once.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors, recoveryCodes } from '#server/db/schema/mfa.ts'
import { passkeys } from '#server/db/schema/passkey.ts'
import { sessions } from '#server/db/schema/session.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { newToken } from '#server/security/tokens.ts'
import { mailedCode, newEmail } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { confirmedMember } from '#server/testing/member-world.ts'
import { authenticatorAt, beginLogin, memberWithPasskey } from '#server/testing/passkey-world.ts'
import { costlyHash, createPortal, type Portal, password } from '#server/testing/portal.ts'
import { waitUntilBlocked } from '#server/testing/until-blocked.ts'
import { sessionFinder } from './found-session.ts'
import { renewSession } from './session.store.ts'

describeEngines('a session', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database())
  })
  const db = () => engine.database().db

  /** Returns the answer of a call that has reached the member's row before `change` is committed. */
  async function answerAcross<Answer>(
    memberId: string,
    call: () => Promise<Answer>,
    change: (tx: Tx) => Promise<unknown>,
  ): Promise<Answer> {
    const { answer } = await db().transaction(async (tx) => {
      await lockMember(tx, memberId)
      const underWay = { answer: call() }
      await waitUntilBlocked(engine)
      await change(tx)
      return underWay
    })
    return answer
  }
  const change = (id: string, to: Partial<typeof members.$inferInsert>) => (tx: Tx) =>
    tx.update(members).set(to).where(eq(members.id, id))

  it('that begins while the password is replaced is refused, and counted as a failed attempt', async () => {
    const { id, email } = await portal.addMember()
    const passwordHash = (await costlyHash()).replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
    const answer = await answerAcross(id, () => portal.logIn(email), change(id, { passwordHash }))
    expect(answer).toMatchObject({ code: 2001, data: { remaining: 4 }, session: undefined })
  })

  it('that begins while a second factor is turned on waits for it', async () => {
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

  it('that begins while its passkey is removed is refused', async () => {
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

  it.each(['a passkey', 'recovery codes', 'a mail address'] as const)(
    'that is ended during a change of %s has changed nothing',
    async (what) => {
      const member = await confirmedMember(portal)
      const { session, memberId } = member
      await portal.verify(session)
      const calls: Record<typeof what, () => Promise<() => Promise<{ code: number }>>> = {
        async 'a passkey'() {
          const { data } = await portal.call('startPasskeyRegistration', {}, { session })
          const input = {
            idempotencyKey: randomUUID(),
            name: '업무용',
            credential: authenticatorAt(portal).create(data),
          }
          return () => portal.call('finishPasskeyRegistration', input, { session })
        },
        async 'recovery codes'() {
          return () => portal.call('makeRecoveryCodes', {}, { session })
        },
        async 'a mail address'() {
          const email = newEmail()
          await member.save({ email })
          await member.send('EMAIL')
          const code = await mailedCode(portal, email)
          return () => member.verify('EMAIL', code)
        },
      }
      const answer = await answerAcross(memberId, await calls[what](), (tx) =>
        tx.update(sessions).set({ endedAt: portal.clock.now() }).where(eq(sessions.memberId, memberId)),
      )
      expect(answer.code).toBe(1002)
      expect(await db().$count(passkeys, eq(passkeys.memberId, memberId))).toBe(0)
      const left = { codes: await db().$count(recoveryCodes, eq(recoveryCodes.memberId, memberId)) }
      expect(left).toEqual({ codes: 0 })
      expect((await portal.logIn(member.email)).code).toBe(200)
    },
  )

  it('that is renewed while all other sessions are ended is ended as well', async () => {
    const { email } = await portal.addMember()
    const [session, here] = [await portal.logInFully(email), await portal.logInFully(email)]
    const { id, memberId } = (await sessionFinder(db())(session, '2026-11-21'))!
    const confirmed = (await portal.call('checkPassword', { password }, { session: here })).session!
    const token = newToken()
    const { ended } = await db().transaction(async (tx) => {
      await renewSession(tx, memberId, id, token, portal.clock.now())
      const underWay = { ended: portal.call('endOtherSessions', {}, { session: confirmed }) }
      await waitUntilBlocked(engine)
      return underWay
    })
    expect((await ended).data).toEqual({ count: 1 })
    expect((await portal.call('getSessionInfo', {}, { session: token })).code).toBe(1002)
  })
})
