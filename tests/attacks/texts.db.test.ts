import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companies } from '#server/db/schema/company.ts'
import { members } from '#server/db/schema/member.ts'
import {
  browserOf,
  mailedCode,
  newEmail,
  newPassword,
  newPhone,
  requiredTermsAgreed,
  signupAt,
} from '#server/testing/account-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryOf, inquiryWorld } from '#server/testing/inquiry-world.ts'
import { createPortal } from '#server/testing/portal.ts'
import { pngWith, samplePdf, samplePng } from '#server/testing/sample-files.ts'

type World = ReturnType<typeof companyWorld> & {
  engine: Parameters<Parameters<typeof describeEngines>[1]>[0]
}
type Attack = (world: World) => Promise<void>

/** Characters that are invisible, reverse the direction of a line or begin a new line. */
const TRICKS = /[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff\u00ad]/u
const script = '<script>alert(1)</script>'

const attacks: Record<string, Attack> = {
  async 'a mail address with look-alike characters is refused, and another spelling of a known address counts as that address'({
    portal,
  }) {
    const email = `kim.${newPhone()}@example.com`
    await portal().addMember({ email })
    for (const typed of [
      'кim@example.com',
      'kim@exаmple.com',
      'kım@example.com',
      'kim@example。com@evil.example',
      'kim@example.com\r\nbcc:x@evil.example',
    ]) {
      const browser = await signupAt(portal(), 'ID')
      const { code, status } = await browser.call('sendSignupMail', { email: typed })
      expect(code, typed).not.toBe(200)
      expect(status).toBeLessThan(500)
    }
    for (const typed of [
      email.replace('k', '\u212a'),
      email.toUpperCase(),
      email.replace('@', '＠'),
      `${email}\u200b`,
    ]) {
      const browser = await signupAt(portal(), 'ID')
      expect((await browser.call('sendSignupMail', { email: typed })).code).toBe(200)
      expect(await mailedCode(portal(), email)).toBe('')
      await browser.call('verifySignupMail', { code: '000000' })
      expect(
        (await browser.call('completeSignup', { idempotencyKey: randomUUID(), password: newPassword })).code,
      ).not.toBe(200)
    }
  },

  async 'a phone number gets no more messages by different spellings'({ portal }) {
    const number = newPhone()
    const rest = number.slice(3)
    const fullWidthNumber = [...number]
      .map((digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0))
      .join('')
    const spelledNumbers = [
      number,
      `010-${rest.slice(0, 4)}-${rest.slice(4)}`,
      `+82 10 ${rest}`,
      fullWidthNumber,
      `${number}\u200b`,
      `0 1 0 ${rest}`,
    ]
    const before = portal().sent.length
    for (let index = 0; index < 12; index += 1) {
      const browser = browserOf(portal(), { address: `203.0.113.${index + 10}` })
      await browser.call('agreeSignupTerms', {
        accountType: 'INDIVIDUAL',
        terms: requiredTermsAgreed(portal()),
      })
      await browser.call('sendSignupCode', {
        name: '송나래',
        phoneNumber: spelledNumbers[index % spelledNumbers.length]!,
      })
    }
    const sentMessages = portal().sent.slice(before)
    expect(sentMessages.length).toBeGreaterThan(0)
    expect(sentMessages.length).toBeLessThanOrEqual(5)
    expect(new Set(sentMessages.map(({ to }) => to))).toEqual(new Set([number]))
  },

  async 'no name adds a line, a receiver or a change of text direction to a mail'({
    portal,
    owner,
    call,
    db,
    ids,
    invite,
    mailsTo,
  }) {
    const boss = await owner()
    const hostileName = '솔바람\r\nBcc: thief@evil.example\u202e\u200b상회'
    const { data } = await call('getUserInfo', {}, boss)
    const { name, phoneNumber, email } = data
    const own = { name, phoneNumber, email, subEmail: null, companyName: null, deptName: hostileName }
    expect((await call('updateUserInfo', own, boss)).code).toBe(200)
    await db().update(companies).set({ name: hostileName }).where(eq(companies.id, ids.company))
    const guest = { email: newEmail() }
    expect((await invite(boss, guest)).code).toBe(200)
    const inquiryInput = inquiryOf({ subject: hostileName, name: '송나래', email: guest.email })
    expect((await portal().call('writeInquiry', inquiryInput)).code).toBe(200)
    const mails = await mailsTo(guest.email)
    expect(mails).toHaveLength(2)
    for (const { subject, to } of mails) {
      expect(subject).not.toMatch(/[\r\n]/)
      expect(to).toBe(guest.email)
    }
    const [row] = await db().select().from(members).where(eq(members.id, boss.memberId))
    expect(row!.deptName).not.toMatch(TRICKS)
  },

  async 'a request cannot forge a line of the log by its headers, address or body'({ engine, portal }) {
    const lines: string[] = []
    const loggingPortal = createPortal(engine.database(), {
      clock: portal().clock,
      log: { write: (line) => lines.push(line) },
    })
    const forgedLine = '{"level":50,"msg":"forged"}'
    for (const headers of [
      { 'user-agent': `${forgedLine}${script}` },
      { 'x-request-id': forgedLine },
      { referer: `http://x/%0a${forgedLine}` },
      { 'accept-language': 'a'.repeat(4_000) },
    ] as Record<string, string>[])
      await loggingPortal.call(
        'logIn',
        { email: `a\n${forgedLine}@b.kr`, password: forgedLine, deviceId: randomUUID() },
        { headers },
      )
    await loggingPortal.app.inject({ url: `/%0a${encodeURIComponent(forgedLine)}` })
    await loggingPortal.app.inject({ url: `/api/%0d%0a${encodeURIComponent(forgedLine)}` })
    await loggingPortal.app.close()
    const all = lines.join('')
    expect(
      all
        .split('\n')
        .filter(Boolean)
        .every((line) => typeof JSON.parse(line) === 'object'),
    ).toBe(true)
    expect(all).not.toMatch(/^\{"level":50,"msg":"forged"/m)
    expect(all).not.toContain(script)
  },

  async 'the name of a device comes from a fixed list, whatever the user agent contains'({ portal }) {
    const { email } = await portal().addMember({ mfaType: 'none', factors: [] })
    const agents = [
      script,
      '=cmd|x',
      'Mozilla/5.0 (\u202e) Chrome/999999999999999999',
      `Chrome/${'9'.repeat(5_000)}`,
    ]
    let session = ''
    for (const agent of agents)
      session = (await portal().logIn(email, undefined, { headers: { 'user-agent': encodeURI(agent) } }))
        .session!
    const { session: confirmed } = await portal().call(
      'checkPassword',
      { password: 'correct horse battery staple' },
      { session },
    )
    const by = { session: confirmed ?? session }
    const { body } = await portal().call('listSessions', {}, by)
    const { body: tried } = await portal().call('listSignIns', {}, by)
    for (const text of [body, tried]) expect(text).not.toMatch(/script|cmd|999999/)
  },

  async 'the name of a file contains no path and no line break, and neither does its header'({
    portal,
    person,
  }) {
    const { session } = await person()
    const names = [
      '../../../etc/passwd.pdf',
      String.raw`..\..\windows\a.pdf`,
      'C:\\a.pdf',
      '/etc/a.pdf',
      'a\r\nSet-Cookie: x=y.pdf',
      'a"; filename="evil.html.pdf',
      '청구서\u202efdp.exe.pdf',
      'a.pdf.exe',
      'a.php\u200b.pdf',
      `${'가'.repeat(300)}.pdf`,
      '.pdf',
      'a%2e%2e%2f.pdf',
    ]
    for (const name of names) {
      const file = new File([new Uint8Array(samplePdf)], name)
      const { code, data } = await portal().call('uploadFile', { purpose: 'inquiry', file }, { session })
      if (code !== 200) continue
      expect(data.fileName, name).not.toMatch(TRICKS)
      expect(data.fileName, name).toMatch(/\.pdf$/)
      const sentInquiry = await portal().call('writeInquiry', inquiryOf({ fileIds: [data.fileId] }), {
        session,
      })
      const { data: read } = await portal().call(
        'getInquiryDetail',
        { inquiryId: sentInquiry.data.inquiryId! },
        { session },
      )
      const url = read.messages[0]!.attachments[0]!.url!
      const { headers, statusCode } = await portal().app.inject({
        url,
        headers: { cookie: `session=${session}` },
      })
      expect(statusCode, name).toBe(200)
      const disposition = String(headers['content-disposition'])
      expect(disposition, name).toMatch(/^attachment; filename="[^"\\/\r\n]*"; filename\*=UTF-8''[\w.!~%-]+$/)
      expect(decodeURIComponent(disposition.split("''")[1]!), name).not.toMatch(/[/\\]|\p{Cf}/u)
      expect(headers['set-cookie'], name).toBeUndefined()
    }
  },

  async 'a file with two formats, or with another format than its name states, is refused'({
    portal,
    person,
  }) {
    const { session } = await person()
    const html = Buffer.from(`<!doctype html>${script}`)
    const zip = Buffer.from('504b0304140000000800', 'hex')
    const files: Record<string, Buffer> = {
      'page.png': html,
      'drawing.pdf': Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      'program.jpg': Buffer.from(`MZ${'\0'.repeat(200)}`),
      'archive.pdf': Buffer.concat([zip, samplePdf]),
      'picture-and-page.png': Buffer.concat([samplePng, html]),
      'picture-and-archive.png': Buffer.concat([samplePng, zip]),
      'page-before.pdf': Buffer.concat([html, samplePdf]),
      'huge.png': pngWith({ width: 60_000, height: 60_000 }),
      'wide.png': pngWith({ width: 2_000_000_000, height: 1 }),
      'utf16.pdf': Buffer.from(`\ufeff${html.toString()}`, 'utf16le'),
      'gif.png': Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
    }
    for (const [name, content] of Object.entries(files)) {
      const file = new File([new Uint8Array(content)], name, { type: 'image/png' })
      const { code, status } = await portal().call('uploadFile', { purpose: 'inquiry', file }, { session })
      expect(code, name).not.toBe(200)
      expect(status, name).toBeLessThan(500)
    }
    expect(await inquiryWorld(portal).upload('inquiry', { session })).toMatch(/^[\w-]{43}$/)
  },
}

describeEngines('an attacker with texts and files', (engine) => {
  const world = companyWorld(engine)
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt({ ...world, engine }))
})
