import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { uploads } from '#server/db/schema/upload.ts'
import { newEmail, newPassword, newPhone } from '#server/testing/account-world.ts'
import { requestId } from '#server/testing/call-request.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryOf, inquiryWorld } from '#server/testing/inquiry-world.ts'
import { createPortal, password } from '#server/testing/portal.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { unlimitedTries } from './attack-inputs.ts'
import { expectRefused } from './attack-world.ts'

type World = ReturnType<typeof companyWorld> & { database(): Parameters<typeof createPortal>[0] }
type Attack = (world: World) => Promise<void>

const pdfFile = () => new File([new Uint8Array(samplePdf)], '서류.pdf')

const attacks: Record<string, Attack> = {
  async 'a deeply nested body causes no error of the server, and is handled within two seconds'(world) {
    const one = await world.person()
    const depth = 60_000
    const bodies = [
      '['.repeat(depth) + ']'.repeat(depth),
      '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000),
      `{"search":${'['.repeat(depth)}${']'.repeat(depth)}}`,
      `{"idempotencyKey":"${randomUUID()}","form":${'{"form":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    ]
    const ids: OperationId[] = [
      'logIn',
      'searchPortal',
      'requestSubscription',
      'decideAccessRequests',
      'countFlowVisit',
      'saveSubscriptionDraft',
    ]
    for (const id of ids)
      for (const payload of bodies) {
        const startedAt = performance.now()
        const { statusCode } = await world.portal().app.inject({
          method: 'POST',
          url: operationTable[id].path,
          headers: {
            'content-type': 'application/json',
            'x-request-id': requestId,
            cookie: `session=${one.session}`,
          },
          payload,
        })
        expect(statusCode, id).toBeLessThan(500)
        expect(performance.now() - startedAt, `${id} ${payload.slice(0, 20)}`).toBeLessThan(2_000)
      }
  },

  async 'no header changes the network address for which failed attempts are counted'(world) {
    const smallPortal = createPortal(world.database(), {
      clock: world.portal().clock,
      env: { LOGIN_TRIES_PER_ADDRESS: '5' },
    })
    const address = '198.51.100.7'
    const answers: number[] = []
    for (let index = 0; index < 8; index += 1) {
      const ip = `203.0.113.${index}`
      const headers = {
        'x-forwarded-for': ip,
        'x-real-ip': ip,
        forwarded: `for=${ip}`,
        'cf-connecting-ip': ip,
        'true-client-ip': ip,
        'x-client-ip': ip,
        'x-remote-user': 'admin',
        authorization: 'Bearer x',
      }
      answers.push((await smallPortal.logIn(newEmail(), 'not this one at all', { headers, address })).code)
    }
    expect(new Set(answers.slice(5)).size).toBe(1)
    expect(answers[7]).not.toBe(answers[0])
    await smallPortal.app.close()
  },

  async 'a login that waits for its second factor ends when its password is changed'(world) {
    const { email } = await world.portal().addMember({ email: newEmail() })
    const mine = await world.portal().logInFully(email, { confirmed: true })
    const thief = (await world.portal().logIn(email)).session!
    const { data } = await world.portal().call('startMfaChallenge', { mfaType: 'sms' }, { session: thief })
    const answer = { challengeId: data.challengeId, code: world.portal().lastCode() }
    expect(
      (await world.portal().call('changePassword', { password, newPassword }, { session: mine })).code,
    ).toBe(200)
    expectRefused(await world.portal().call('verifyMfaCode', answer, { session: thief }))
    expectRefused(await world.portal().call('getSessionInfo', {}, { session: thief }))
  },

  async 'a code of a factor that has just been turned off is no fresh proof'(world) {
    const { email } = await world
      .portal()
      .addMember({ email: newEmail(), factors: ['sms', 'totp'], mfaType: 'totp' })
    world.portal().clock.pass(31)
    const session = await world.portal().logInFully(email, { confirmed: true })
    const { data } = await world.portal().call('sendVerificationCode', { mfaType: 'sms' }, { session })
    const code = world.portal().lastCode()
    const off = await world.portal().call('turnOffMfaFactor', { mfaType: 'sms' }, { session })
    expect(off.code, off.msg).toBe(200)
    const laterSession = off.session!
    await world.portal().verify(laterSession, new Date(0))
    await world
      .portal()
      .call('verifyAgain', { challengeId: data.challengeId, code }, { session: laterSession })
    expectRefused(
      await world.portal().call('changePassword', { password, newPassword }, { session: laterSession }),
    )
  },

  async 'a file can be used only for its own purpose, by its own uploader, once and within a day'(world) {
    const { upload } = inquiryWorld(world.portal)
    const [one, other] = [await world.person(), await world.person()]
    const staff = await world.person({ roles: ['staff'], companyId: null })
    const ofOne = await upload('subscription', one)
    const ofPost = await upload('post', staff)
    for (const fileIds of [[ofOne], [ofPost]])
      expectRefused(await world.portal().call('writeInquiry', inquiryOf({ fileIds }), other))
    const inquiry = await upload('inquiry', one)
    world.portal().clock.pass(25 * 60 * 60)
    expectRefused(await world.portal().call('writeInquiry', inquiryOf({ fileIds: [inquiry] })))
    const fileId = await upload('inquiry')
    expectRefused(await world.portal().call('writeInquiry', inquiryOf({ fileIds: [fileId, fileId] })))
    const session = await world.portal().logInFully(one.email)
    expectRefused(await world.portal().call('uploadFile', { purpose: 'post', file: pdfFile() }, { session }))
    expectRefused(await world.portal().call('uploadFile', { purpose: 'subscription', file: pdfFile() }))
    const pending = (await world.portal().logIn(staff.email)).session!
    for (const purpose of ['post', 'subscription'] as const)
      expectRefused(
        await world.portal().call('uploadFile', { purpose, file: pdfFile() }, { session: pending }),
      )
  },

  async 'an upload that cannot be written to the disk leaves no row, and later uploads succeed'(world) {
    const dir = mkdtempSync(join(tmpdir(), 'no-disk-'))
    const blocked = join(dir, 'files')
    writeFileSync(blocked, '')
    const portal = createPortal(world.database(), {
      clock: world.portal().clock,
      env: { FILES_DIR: join(blocked, 'deeper') },
    })
    const before = await world.db().$count(uploads)
    const one = await world.person()
    const send = () => portal.call('uploadFile', { purpose: 'subscription', file: pdfFile() }, one)
    for (const { status, msg } of await Promise.all([send(), send(), send()])) {
      expect(status).toBe(503)
      expect(msg).toMatch(/[가-힣]/)
    }
    expect(await world.db().$count(uploads)).toBe(before)
    rmSync(blocked)
    expect((await send()).code).toBe(200)
    expect((await portal.call('getUserInfo', {}, one)).code).toBe(200)
    await portal.app.close()
    rmSync(dir, { recursive: true, force: true })
  },

  async 'no member can have a name that resembles the name of the service'(world) {
    const one = await world.person()
    const names = [
      '빗장 고객센터',
      '빗장',
      '빗 장 보안팀',
      'Bitjang Support',
      'ㅂㅣㅅㅈㅏㅇ'.normalize('NFKC'),
      '빗\u200b장 운영',
    ]
    for (const name of names) expectRefused(await world.call('updateUserInfo', { name }, one))
    for (const name of ['홍길동', 'Sean O’Brien', '한빛'])
      expect((await world.call('updateUserInfo', { name }, one)).code).toBe(200)
    const visitor = await world
      .portal()
      .call('agreeSignupTerms', { accountType: 'PERSON', terms: [] } as never)
    void visitor
  },

  async 'the name of a person never becomes a link in a mail to another person'(world) {
    const name = 'www.evil.example 송나래'
    const boss = await world.owner({ name })
    const outsider = await world.outsider(name)
    const [guest, writer, caller] = [newEmail(), newEmail(), newEmail()]
    expect((await world.invite(boss, { email: guest })).code).toBe(200)
    await world.askToJoin(outsider)
    expect((await world.portal().call('writeInquiry', inquiryOf({ name, email: writer }))).code).toBe(200)
    const { data: held } = await world
      .portal()
      .call('holdCounselSlot', { startAt: '2026-11-23T10:00:00+09:00' })
    const reserved = await world.portal().call('reserveCounsel', {
      idempotencyKey: randomUUID(),
      holdKey: held.holdKey,
      counselMethod: 'PHONE',
      name,
      email: caller,
      phoneNumber: newPhone(),
      companyName: null,
      memo: '',
      privacyAgreeYn: 'Y',
    })
    expect(reserved.code, reserved.msg).toBe(200)
    for (const to of [guest, writer, caller, boss.email]) {
      const mails = await world.mailsTo(to)
      expect(mails.length, to).toBeGreaterThan(0)
      for (const { subject, text } of mails) expect(`${subject}\n${text}`).not.toContain('evil.example')
    }
  },
}

describeEngines('an attacker at the limits of the portal', (engine) => {
  const world = companyWorld(engine, unlimitedTries)
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt({ ...world, database: engine.database }))
})
