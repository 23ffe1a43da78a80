import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountDrafts } from '#server/db/schema/account.ts'
import { runRemovals } from '#server/housekeeping.ts'
import {
  type Browser,
  browserOf,
  mailedCode,
  mailTo,
  newEmail,
  newPassword,
  newPhone,
  otherCode,
  signupAt,
} from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

const unlimitedEnv = {
  VERIFICATION_SENDS_PER_ADDRESS: '100000',
  SIGNUPS_PER_ADDRESS: '100000',
  VERIFICATION_SENDS_PER_MAIL: '100000',
  VERIFICATION_SENDS_PER_PHONE: '100000',
}
const pairs = Array.from({ length: 30 }, (_, index) => index)

describeEngines('the existence of an account', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), { env: unlimitedEnv })
  })

  it('is not revealed by the answers of a sign-up, before and during the pause', async () => {
    const { email } = await portal.addMember()
    const [known, unknown] = [await signupAt(portal, 'ID'), await signupAt(portal, 'ID')]
    const expectSameAnswers = async (
      call: (browser: Browser, address: string) => ReturnType<Browser['call']>,
    ) => {
      const [one, other] = [await call(known, email), await call(unknown, free)]
      expect(other.body).toBe(one.body)
      expect([other.status, other.cookies]).toEqual([one.status, one.cookies])
    }
    const free = newEmail()
    await expectSameAnswers((browser, address) => browser.call('sendSignupMail', { email: address }))
    const code = otherCode(await mailedCode(portal, email))
    await expectSameAnswers((browser, address) => browser.call('sendSignupMail', { email: address }))
    for (let tries = 0; tries < 6; tries += 1)
      await expectSameAnswers((browser) => browser.call('verifySignupMail', { code }))
    await expectSameAnswers((browser, address) => browser.call('sendSignupMail', { email: address }))
    await expectSameAnswers((browser) =>
      browser.call('completeSignup', { idempotencyKey: randomUUID(), password: newPassword }),
    )
  })

  it('is reported to its owner alone, by mail', async () => {
    const { email } = await portal.addMember()
    await (await signupAt(portal, 'ID')).call('sendSignupMail', { email })
    expect(await mailedCode(portal, email)).toBe('')
    expect(await mailTo(portal, email)).toMatchObject({ subject: '[빗장] 이미 가입한 이메일 주소입니다' })
  })

  it('is not revealed by the answers of a password reset, before and during the pause', async () => {
    const { email } = await portal.addMember()
    const [known, unknown] = [browserOf(portal), browserOf(portal)]
    const free = newEmail()
    const expectSameAnswers = async (
      call: (browser: Browser, address: string) => ReturnType<Browser['call']>,
    ) => {
      const [one, other] = [await call(known, email), await call(unknown, free)]
      expect(other.body).toBe(one.body)
      expect([other.status, Object.keys(other.cookies)]).toEqual([one.status, Object.keys(one.cookies)])
    }
    const start = (browser: Browser, address: string) =>
      browser.call('startPasswordReset', { email: address })
    await expectSameAnswers(start)
    await expectSameAnswers(start)
    const code = otherCode(await mailedCode(portal, email))
    for (let tries = 0; tries < 6; tries += 1)
      await expectSameAnswers((browser) => browser.call('verifyPasswordReset', { code }))
    await expectSameAnswers(start)
    await expectSameAnswers((browser) => browser.call('resetPassword', { password: newPassword }))
  })

  describe('by time', () => {
    it.each(['startPasswordReset', 'sendSignupMail'] as const)('is not revealed by %s either', async (id) => {
      const ratios: number[] = []
      const draft = id === 'sendSignupMail' ? await signupAt(portal, 'ID') : browserOf(portal)
      for (const index of pairs) {
        const { email } = await portal.addMember()
        const timeOfTaken = () => durationOf(() => draft.call(id, { email }))
        const free = () => durationOf(() => draft.call(id, { email: newEmail() }))
        // Alternates the order of the two measurements.
        const [first, second] =
          index % 2 === 0 ? [await timeOfTaken(), await free()] : [await free(), await timeOfTaken()]
        ratios.push(index % 2 === 0 ? second / first : first / second)
      }
      const ratio = ratios.toSorted((a, b) => a - b)[pairs.length / 2]!
      expect(ratio).toBeGreaterThan(0.5)
      expect(ratio).toBeLessThan(2)
    })
  })
})

describeEngines('a draft', (engine) => {
  it('leaves nothing readable in the database, and is removed an hour after its last step', async () => {
    const portal = createPortal(engine.database(), { env: unlimitedEnv })
    const { db, pool } = engine.database()
    const [email, phoneNumber] = [newEmail(), newPhone()]
    const browser = await signupAt(portal, 'PASSWORD', { email, phoneNumber, accountType: 'BUSINESS' })
    await browser.call('startPasswordReset', { email })
    const code = portal.lastCode()
    const allRows = async () => {
      const { rows } = await pool.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      )
      const tables = await Promise.all(rows.map(({ name }) => pool.query(`select * from "${name}"`)))
      return JSON.stringify(tables.map((table) => table.rows))
    }
    const secrets = [
      email,
      phoneNumber,
      '송나래',
      '솔바람상회',
      '9998700017',
      `"${code}"`,
      browser.cookies['signup']!,
      browser.cookies['reset']!,
    ]
    for (const secret of secrets) expect(await allRows()).not.toContain(secret)

    expect(await db.$count(accountDrafts)).toBe(2)
    portal.clock.pass(3600)
    await runRemovals(db, portal.clock.now())
    expect(await db.$count(accountDrafts)).toBe(2)
    portal.clock.pass(1)
    await runRemovals(db, portal.clock.now())
    expect(await db.$count(accountDrafts)).toBe(0)
  })

  it('that is completed stores none of its answers', async () => {
    const portal = createPortal(engine.database(), { env: unlimitedEnv })
    const browser = await signupAt(portal, 'PASSWORD')
    const boxLength = async () =>
      (await engine.database().db.select().from(accountDrafts))[0]!.contentBox.length
    const before = await boxLength()
    await browser.call('completeSignup', { idempotencyKey: randomUUID(), password: newPassword })
    expect(await boxLength()).toBeLessThan(before - 100)
    expect((await browser.call('getSignup', {})).data.step).toBe('TERMS')
  })

  it('leaves no personal data in the log, whatever its outcome', async () => {
    let log = ''
    const portal = createPortal(engine.database(), {
      env: unlimitedEnv,
      log: { write: (line) => void (log += line) },
    })
    const [email, phoneNumber] = [newEmail(), newPhone()]
    const browser = await signupAt(portal, 'PASSWORD', { email, phoneNumber, accountType: 'BUSINESS' })
    const { cookies } = await browser.call('completeSignup', {
      idempotencyKey: randomUUID(),
      password: newPassword,
    })
    await browser.call('startPasswordReset', { email })
    const digits = await mailedCode(portal, email)
    portal.gateway.fails = true
    await (await signupAt(portal, 'IDENTITY')).call('sendSignupCode', {
      name: '송나래',
      phoneNumber: newPhone(),
    })
    // The error of a failed query contains its parameters.
    await engine.owner().pool.query('alter table account_drafts rename to moved')
    await browser.call('startPasswordReset', { email })
    await engine.owner().pool.query('alter table moved rename to account_drafts')
    expect(log).toContain('"msg":"a code could not be sent"')
    expect(log).toContain('"msg":"a request failed"')
    for (const secret of [
      email,
      phoneNumber,
      '송나래',
      '솔바람상회',
      newPassword,
      digits,
      cookies['session']!,
      browser.cookies['reset']!,
    ]) {
      expect(log).not.toContain(secret)
    }
  })
})

async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
