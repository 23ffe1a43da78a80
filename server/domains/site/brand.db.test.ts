import { TOTP, URI } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { brands } from '#server/db/schema/brand.ts'
import { mailTo, newEmail, signupAt } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { operatorSettings } from '#server/testing/operator-settings.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { samplePng } from '#server/testing/sample-files.ts'

const settings = { ...operatorSettings, BRAND_NAME: '너른들', BRAND_LATIN_NAME: 'Neoreundeul' }
const input: Omit<Input<'saveBrand'>, 'version'> = {
  brandName: '솔바람',
  latinName: 'Solbaram',
  senderName: '솔바람 알림',
  supportHours: '평일 10시~17시',
  legalFooter: '호스팅 어느 클라우드',
  accentColor: '#0a6338',
  logo: null,
}
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

describeEngines('the brand of a portal', (engine) => {
  let portal: Portal
  let session: string
  const db = () => engine.database().db
  beforeAll(async () => {
    portal = createPortal(engine.database(), { env: settings })
    await portal.app.ready()
    const { email } = await portal.addMember({ staff: true })
    session = await portal.logInFully(email, { confirmed: true })
    return () => portal.app.close()
  })
  beforeEach(async () => {
    await db().delete(brands)
    // The brand is read as after a restart: a node does not notice otherwise that another node has removed the row.
    await portal.call('getBrand', {}, { session })
  })
  const save = (version: number, more: Partial<typeof input> = {}) =>
    portal.call('saveBrand', { version, ...input, ...more }, { session })

  it('is that of the settings until it is edited', async () => {
    expect((await portal.call('getOperator', {})).data).toMatchObject({
      brandName: '너른들',
      supportHours: null,
    })
    expect((await portal.call('getBrand', {}, { session })).data).toMatchObject({
      version: 0,
      brandName: '너른들',
      latinName: 'Neoreundeul',
      changedAt: null,
      byName: null,
    })
  })

  it('names the portal in mails, text messages, authenticator apps, passkeys, feeds, terms and services', async () => {
    const email = newEmail()
    const browser = await signupAt(portal, 'ID')
    expect(portal.sent.at(-1)!.text).toMatch(/^\[너른들\] 인증 번호는/)
    await browser.call('sendSignupMail', { email })
    const mail = (await mailTo(portal, email))!
    expect(mail.subject).toMatch(/^\[너른들\] /)
    expect(mail.text).toContain('안녕하세요. 너른들입니다.')
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const own = await portal.verify(await portal.logInFully(member.email, { confirmed: true }))
    const enrolment = await portal.call('startMfaEnrolment', { mfaType: 'totp' }, { session: own })
    const totp = URI.parse(enrolment.data.uri!)
    expect(totp).toBeInstanceOf(TOTP)
    expect(totp.issuer).toBe('너른들')
    const passkey = await portal.call('startPasskeyRegistration', {}, { session: own })
    expect(passkey.data.rp.name).toBe('너른들')
    const feed = await portal.app.inject('/notice/rss.xml')
    expect(feed.body).toContain('<title>너른들 공지사항</title>')
    const { data: terms } = await portal.call('listTerms', {})
    expect(terms.list.map(({ body }) => body).join('\n')).toContain('너른들이라는 이름으로')
    const trial = await portal.call(
      'requestTrial',
      { idempotencyKey: crypto.randomUUID(), serviceCode: 'SSO' },
      { session: own },
    )
    expect(trial.code).toBe(200)
    expect((await mailTo(portal, member.email))!.text).toContain('너른들 통합 로그인')
    const allMessages = JSON.stringify([portal.sent, portal.sentMails, feed.body, terms])
    expect(allMessages).not.toContain(demoBrand.brandName)
    expect(allMessages).not.toMatch(/\{\{|\ue000/)
  })

  it('is edited as a whole, visible at once to everybody, and saved by one of two concurrent calls', async () => {
    const answers = await Promise.all([save(0), save(0, { brandName: '한울' })])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 7021])
    const { data } = await portal.call('getBrand', {}, { session })
    expect(data).toMatchObject({
      version: 1,
      accentColor: '#0a6338',
      changedAt: expect.any(String) as string,
    })
    expect((await save(1, { brandName: ' 달빛 ' })).data).toMatchObject({ version: 2, brandName: '달빛' })
    expect((await portal.call('getOperator', {})).data).toMatchObject({
      brandName: '달빛',
      supportHours: '평일 10시~17시',
      legalFooter: '호스팅 어느 클라우드',
    })
    const email = newEmail()
    const browser = await signupAt(portal, 'ID')
    await browser.call('sendSignupMail', { email })
    const mail = (await mailTo(portal, email))!
    expect(mail).toMatchObject({
      senderName: '솔바람 알림',
      subject: expect.stringMatching(/^\[달빛\]/) as string,
    })
    expect(mail.text).toMatch(/평일 10시~17시\n호스팅 어느 클라우드$/)
  })

  it('reaches every node, also those that did not save it', async () => {
    const otherPortal = createPortal(engine.database(), { env: settings })
    await otherPortal.app.ready()
    await save(0)
    expect((await otherPortal.call('getOperator', {})).data.brandName).toBe('너른들')
    expect((await otherPortal.call('getBrand', {}, { session })).data.brandName).toBe('솔바람')
    expect((await otherPortal.call('getOperator', {})).data.brandName).toBe('솔바람')
    await otherPortal.app.close()
  })

  it('prevents companies from having its name', async () => {
    await save(0)
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const own = await portal.logInFully(member.email, { confirmed: true })
    const withCompanyName = (companyName: string) =>
      portal.call(
        'updateUserInfo',
        {
          email: member.email,
          name: member.name,
          phoneNumber: member.phoneNumber,
          subEmail: null,
          companyName,
          deptName: null,
        },
        { session: own },
      )
    expect((await withCompanyName('솔바람 고객센터')).code).toBe(6007)
    expect((await withCompanyName('Solbaram Support')).code).toBe(6007)
    expect((await withCompanyName('빗장 고객센터')).code).toBe(200)
  })

  describe('refuses', () => {
    it('a colour in which text cannot be read', async () => {
      expect((await save(0, { accentColor: '#ffd400' })).code).toBe(7022)
      expect((await save(0, { accentColor: 'red;}' })).code).toBe(400)
    })

    it.each([
      ['a script', svg],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['a PDF', Buffer.from('%PDF-1.4\n%%EOF')],
      ['a truncated picture', samplePng.subarray(0, samplePng.length - 20)],
    ])('a logo that is %s', async (_, file) => {
      expect((await save(0, { logo: file.toString('base64') })).code).toBe(7023)
    })

    it('a name that could end a header or an element', async () => {
      for (const brandName of ['<b>', 'a"b', 'a\\b', '', '   ', 'a@b'])
        expect((await save(0, { brandName })).code).toBe(400)
    })
  })

  it('shows a logo, or the first letter of its name in its colour', async () => {
    await save(0)
    const letter = await portal.app.inject('/brand/mark')
    expect(letter.headers['content-type']).toBe('image/svg+xml')
    expect(letter.body).toContain('>솔</text>')
    expect(letter.body).toContain('#0a6338')
    await save(1, { logo: samplePng.toString('base64') })
    const logo = await portal.app.inject('/brand/mark')
    expect(logo.headers['content-type']).toBe('image/png')
    expect(logo.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  })
})
