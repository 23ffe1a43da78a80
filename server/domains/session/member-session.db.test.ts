import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { runRemovals } from '#server/housekeeping.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const newPlace = { address: '203.0.113.77', headers: { 'user-agent': chrome } }

describeEngines('the list of a member’s sessions', (engine) => {
  let portal: Portal
  beforeEach(() => {
    portal = createPortal(engine.database())
  })

  async function loggedIn(email: string): Promise<string> {
    const { session } = await portal.logIn(email, undefined, newPlace)
    return (
      await portal.call(
        'checkPassword',
        { password: 'correct horse battery staple' },
        { session, ...newPlace },
      )
    ).session!
  }
  const member = async () => (await portal.addMember({ mfaType: 'none', factors: [] })).email
  const list = async (session: string) => (await portal.call('listSessions', {}, { session })).data.list

  it('has the current session first, with the device and a part of the address of each', async () => {
    const email = await member()
    const firstLogin = await loggedIn(email)
    portal.clock.pass(300)
    const secondLogin = await loggedIn(email)
    const rows = await list(firstLogin)
    expect(rows.map(({ currentYn }) => currentYn)).toEqual(['Y', 'N'])
    expect(rows[1]).toMatchObject({ device: 'Chrome · Windows', address: '203.0.113.*' })
    expect((await list(secondLogin)).map(({ sessionId }) => sessionId)).toEqual(
      rows.map(({ sessionId }) => sessionId).toReversed(),
    )
  })

  it('omits sessions that have ended, are idle for too long, or were never completed', async () => {
    const email = await member()
    const idle = await loggedIn(email)
    portal.clock.pass(1_800)
    const endedSession = await loggedIn(email)
    await portal.call('logOut', {}, { session: endedSession })
    const here = await loggedIn(email)
    expect(await list(here)).toHaveLength(1)
    expect((await portal.call('listSessions', {}, { session: idle })).code).toBe(1002)
  })

  it('can end another session, all other sessions, or the current one', async () => {
    const email = await member()
    const [here, there, elsewhere] = [await loggedIn(email), await loggedIn(email), await loggedIn(email)]
    const other = (await list(there)).find(({ currentYn }) => currentYn === 'Y')!
    expect((await portal.call('endSession', { sessionId: other.sessionId }, { session: here })).data).toEqual(
      { endedYn: 'Y' },
    )
    expect((await portal.call('getSessionInfo', {}, { session: there })).code).toBe(1002)
    expect((await portal.call('endOtherSessions', {}, { session: here })).data).toEqual({ count: 1 })
    expect((await portal.call('getSessionInfo', {}, { session: elsewhere })).code).toBe(1002)
    const [own] = await list(here)
    expect((await portal.call('endSession', { sessionId: own!.sessionId }, { session: here })).session).toBe(
      '',
    )
    expect((await portal.call('getSessionInfo', {}, { session: here })).code).toBe(1002)
  })

  it('never ends another member’s session, and does not reveal whether there is one', async () => {
    const [mine, other] = [await loggedIn(await member()), await loggedIn(await member())]
    const [foreign] = await list(other)
    const answers = [foreign!.sessionId, randomUUID()].map((sessionId) =>
      portal.call('endSession', { sessionId }, { session: mine }),
    )
    const [one, none] = await Promise.all(answers)
    expect(one!.body).toBe(none!.body)
    expect((await portal.call('getSessionInfo', {}, { session: other })).code).toBe(200)
  })

  it('shows how long a session is valid', async () => {
    const session = await loggedIn(await member())
    portal.clock.pass(100)
    const { data } = await portal.call('getSessionInfo', {}, { session })
    expect(data).toMatchObject({ idleSeconds: 29 * 60, expiresInSeconds: 12 * 3600 - 100 })
    // The idle time that an answer announced is valid in full, regardless of when the use of the session was
    // last recorded.
    portal.clock.pass(29 * 60 - 1)
    expect((await portal.call('getSessionInfo', {}, { session })).code).toBe(200)
  })
})

describeEngines('login attempts', (engine) => {
  let portal: Portal
  beforeEach(() => {
    portal = createPortal(engine.database(), { env: { PORT: '8123' } })
  })

  it('are shown to their member, the latest first, and to no one else', async () => {
    const { email } = await portal.addMember()
    await portal.logIn(email, 'wrong', newPlace)
    await expect
      .poll(async () => signIns(await portal.logInFully(email, { confirmed: true })))
      .toContain('PASSWORD_WRONG')
    portal.clock.pass(60)
    const { session: pending } = await portal.logIn(email)
    const { data } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session: pending })
    const wrongCode = portal.lastCode() === '000000' ? '000001' : '000000'
    await portal.call(
      'verifyMfaCode',
      { challengeId: data.challengeId, code: wrongCode },
      { session: pending },
    )
    const verified = await portal.call(
      'verifyMfaCode',
      { challengeId: data.challengeId, code: portal.lastCode() },
      { session: pending },
    )
    portal.clock.pass(60)
    const session = (
      await portal.call(
        'checkPassword',
        { password: 'correct horse battery staple' },
        { session: verified.session },
      )
    ).session!
    expect((await signIns(session)).slice(0, 2).toSorted()).toEqual(['CODE_WRONG', 'LOGGED_IN'])
    const stranger = await portal.addMember()
    expect(await signIns(await portal.logInFully(stranger.email, { confirmed: true }))).toEqual(['LOGGED_IN'])
  })

  it('are removed after three months', async () => {
    const { email } = await portal.addMember()
    await portal.logInFully(email)
    portal.clock.pass(92 * 86_400 + 1)
    await runRemovals(engine.database().db, portal.clock.now())
    expect(await signIns(await portal.logInFully(email, { confirmed: true }))).toEqual(['LOGGED_IN'])
  })

  describe('from a new kind of device or network', () => {
    const sentTo = async (email: string) => {
      await portal.deliverMails()
      await portal.deliverMails()
      return portal.sentMails.filter(({ to, subject }) => to === email && subject.includes('새로운 곳'))
    }
    const memberWithoutFactor = () => portal.addMember({ mfaType: 'none', factors: [] })
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

    it('are reported to the member by mail and in the inbox, with the remedy', async () => {
      const { email } = await memberWithoutFactor()
      await portal.logIn(email, undefined, newPlace)
      await portal.logIn(email, undefined, { ...newPlace, address: '203.0.250.1' })
      expect(await sentTo(email)).toEqual([])
      await portal.logIn(email, undefined, { address: '203.0.113.77', headers: { 'user-agent': phone } })
      const session = await loggedInFrom(email, '198.51.100.9')
      const mails = await sentTo(email)
      expect(mails).toHaveLength(2)
      for (const expected of [
        'Safari · iOS',
        '203.0.113.*',
        'http://localhost:8123/my/session',
        'http://localhost:8123/auth/reset/password',
      ])
        expect(mails[0]!.text).toContain(expected)
      expect(mails[1]!.text).toContain('198.51.100.*')
      const { list } = (await portal.call('listNotifications', {}, { session })).data
      expect(list.map(({ announcementType, path }) => [announcementType, path])).toEqual([
        ['security', '/my/session'],
        ['security', '/my/session'],
      ])
    })

    it('are reported to a member without any stored login', async () => {
      const old = await portal.addMember({
        mfaType: 'none',
        factors: [],
        createdAt: new Date('2026-01-02T03:00:00Z'),
      })
      await portal.logIn(old.email, undefined, newPlace)
      expect(await sentTo(old.email)).toHaveLength(1)
    })

    it('are reported after the second factor, if one is required', async () => {
      const { email } = await portal.addMember()
      await portal.logInFully(email)
      const { session: pending } = await portal.logIn(email, undefined, newPlace)
      expect(await sentTo(email)).toEqual([])
      const { data } = await portal.call(
        'startMfaChallenge',
        { mfaType: 'sms' },
        { session: pending, ...newPlace },
      )
      await portal.call(
        'verifyMfaCode',
        { challengeId: data.challengeId, code: portal.lastCode() },
        { session: pending, ...newPlace },
      )
      expect(await sentTo(email)).toHaveLength(1)
    })

    async function loggedInFrom(email: string, address: string): Promise<string> {
      const { session } = await portal.logIn(email, undefined, { ...newPlace, address })
      return (await portal.call('checkPassword', { password: 'correct horse battery staple' }, { session }))
        .session!
    }
  })

  async function signIns(session: string): Promise<string[]> {
    return (await portal.call('listSignIns', {}, { session })).data.list.map(({ result }) => result)
  }
})
