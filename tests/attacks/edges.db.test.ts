import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { companies } from '#server/db/schema/company.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { uploads } from '#server/db/schema/upload.ts'
import { newEmail, newPassword, newPhone } from '#server/testing/account-world.ts'
import { requestId } from '#server/testing/call-request.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryOf, inquiryWorld } from '#server/testing/inquiry-world.ts'
import { createPortal, password } from '#server/testing/portal.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { amountsOf, insertBill } from '#worlds/bill.ts'
import { samplePrice } from '#worlds/subscription.ts'

type World = ReturnType<typeof companyWorld> & { database(): Parameters<typeof createPortal>[0] }
type Try = (world: World) => Promise<void>
type Asked = { code: number; status: number; msg: string }

const refused = ({ code, status, msg }: Asked) => {
  expect(code, msg).not.toBe(200)
  expect(status, msg).toBeLessThan(500)
}
const bill = (world: World, subscriptionId: string, billState: 'OPEN' | 'PAID' | 'LATE' | 'CREDIT') =>
  insertBill(world.db(), {
    ...amountsOf(samplePrice, billState === 'CREDIT' ? -1 : 1),
    subscriptionId,
    billState,
    billDate: '2026-11-01',
    dueDate: '2026-11-15',
    paidAt: billState === 'PAID' ? new Date('2026-11-02T03:00:00Z') : null,
  })
const papers = ['BILL', 'RECEIPT', 'STATEMENT'] as const
const pdfFile = () => new File([new Uint8Array(samplePdf)], '서류.pdf')

const tries: Record<string, Try> = {
  async 'a body as deep as its bytes allow is refused, and takes no time'(world) {
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
        const began = performance.now()
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
        expect(performance.now() - began, `${id} ${payload.slice(0, 20)}`).toBeLessThan(2_000)
      }
  },

  async 'no text makes a rule take long'(world) {
    const [boss, one] = [await world.owner(), await world.person()]
    const long = [
      'a'.repeat(100_000),
      '가 '.repeat(50_000),
      `${'a.'.repeat(50_000)}@`,
      '('.repeat(50_000),
      '%'.repeat(100_000),
      'ㄱ'.repeat(100_000),
      `${'a'.repeat(99)}@${'a-'.repeat(40)}.`,
      `${'0-'.repeat(40)}`,
    ]
    for (const text of long)
      for (const cut of [text, text.slice(0, 100), text.slice(0, 60)]) {
        const calls: [OperationId, object][] = [
          ['logIn', { email: cut, password: cut, deviceId: randomUUID() }],
          ['startPasswordReset', { email: cut }],
          ['searchPortal', { search: cut }],
          ['listCompanyPeople', { search: cut }],
          ['updateUserInfo', { name: cut, companyName: cut, deptName: cut, subEmail: cut }],
          ['inviteToCompany', { idempotencyKey: randomUUID(), email: cut, roles: [] }],
          ['askToJoinCompany', { idempotencyKey: randomUUID(), rnno: cut }],
          ['writeInquiry', inquiryOf({ subject: cut, body: cut, name: cut, email: cut })],
          ['searchAddresses', { keyword: cut, page: 1 }],
        ]
        for (const [id, input] of calls) {
          const began = performance.now()
          const { status } = await world
            .portal()
            .call(id, input as never, id === 'updateUserInfo' ? one : boss)
          expect(status, id).toBeLessThan(500)
          expect(performance.now() - began, `${id} ${cut.slice(0, 10)} ${cut.length}`).toBeLessThan(2_000)
        }
      }
  },

  async 'no header makes another caller of one, nor another share of guesses'(world) {
    const small = createPortal(world.database(), {
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
      answers.push((await small.logIn(newEmail(), 'not this one at all', { headers, address })).code)
    }
    expect(new Set(answers.slice(5)).size).toBe(1)
    expect(answers[7]).not.toBe(answers[0])
    await small.app.close()
  },

  async 'a papers of a bill goes to nobody outside of its company, and a receipt is of what was paid'(world) {
    const [one, mate] = [await world.person(), await world.person()]
    const stranger = await world.person({ companyId: await world.otherCompany() })
    const staff = await world.person({ roles: ['staff'], companyId: null })
    const subscriptionId = await world.subscribe(one)
    const rows = [
      await bill(world, subscriptionId, 'LATE'),
      await bill(world, await world.subscribe(one), 'PAID'),
      await bill(world, await world.subscribe(one), 'CREDIT'),
    ]
    for (const { id: billId, billState } of rows)
      for (const billPaper of papers) {
        for (const who of [stranger, staff])
          refused(await world.call('downloadBill', { billId, billPaper }, who))
        refused(await world.portal().call('downloadBill', { billId, billPaper }))
        const { code } = await world.call('downloadBill', { billId, billPaper }, mate)
        expect(code === 200).toBe(billPaper !== 'RECEIPT' || billState === 'PAID')
      }
    await world.db().update(members).set({ companyId: null }).where(eq(members.id, mate.memberId))
    for (const { id: billId } of rows) refused(await world.call('downloadBill', { billId }, mate))
    const unconfirmed = await world.portal().logInFully(one.email)
    refused(await world.portal().call('downloadBill', { billId: rows[0]!.id }, { session: unconfirmed }))
  },

  async 'the bills of another company’s subscription are none, in every sum and list'(world) {
    const one = await world.person()
    const stranger = await world.person({ companyId: await world.otherCompany() })
    const subscriptionId = await world.subscribe(one)
    const { billNo } = await bill(world, subscriptionId, 'LATE')
    for (const filter of [
      { subscriptionId },
      { subscriptionId, period: '2026-11' },
      { subscriptionId, billState: 'LATE' as const },
    ]) {
      const { data, body } = await world.call('listBills', filter, stranger)
      expect([
        data.total,
        data.list.length,
        data.sums.length,
        data.subscriptions.length,
        data.unpaid.length,
      ]).toEqual([0, 0, 0, 0, 0])
      expect(body).not.toContain(billNo)
    }
    await world.db().update(companies).set({ everybodyMay: true })
    const { data } = await world.call('exportBills', { subscriptionId }, stranger)
    expect(Buffer.from(data.content, 'base64').toString('utf8')).not.toContain(billNo)
  },

  async 'a table of bills holds no formula, whatever a plan is called'(world) {
    const boss = await world.owner()
    const subscriptionId = await world.subscribe(boss)
    const [row] = await world.db().select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
    await world
      .db()
      .update(subscriptions)
      .set({
        serviceInfo: {
          ...row!.serviceInfo,
          serviceName: '=HYPERLINK("http://evil.example")',
          planName: '＝1+1',
        },
      })
      .where(eq(subscriptions.id, subscriptionId))
    await bill(world, subscriptionId, 'PAID')
    const { data } = await world.call('exportBills', {}, boss)
    const cells = Buffer.from(data.content, 'base64').toString('utf8')
    expect(cells).toContain('HYPERLINK')
    expect(cells).not.toMatch(/(?:^|,)"?\s*[=＝]/m)
  },

  async 'everybody sees the work of their own roles alone'(world) {
    const one = await world.person()
    await world.subscribe(one, 'REQUESTED')
    await world.ask(one)
    const kinds = [
      'SUBSCRIPTION_REQUEST',
      'LATE_BILL',
      'REFUND',
      'TAX_INVOICE',
      'INQUIRY',
      'COUNSEL_RECORD',
      'ACCESS_REQUEST',
      'ABNORMAL',
      'ABNORMAL_REVIEW',
    ] as const
    const otherId = await world.otherCompany()
    const people = [
      await world.person({ roles: ['approver'], companyId: otherId }),
      await world.person({ roles: ['securityAdmin'], companyId: otherId }),
      await world.person({ roles: ['appAdmin'], companyId: otherId }),
      await world.owner({ companyId: otherId }),
      await world.person({ roles: ['securityAdmin'] }),
      await world.owner(),
    ]
    for (const who of people)
      for (const workKind of kinds) {
        const { data } = await world.call('listAdminWorkItems', { workKind }, who)
        expect(data?.list ?? [], workKind).toEqual([])
      }
  },

  async 'a login that waits for its factor ends with the password it began with'(world) {
    const { email, id } = await world.portal().addMember({ email: newEmail() })
    void id
    const mine = await world.portal().logInFully(email, { confirmed: true })
    const thief = (await world.portal().logIn(email)).session!
    const { data } = await world.portal().call('startMfaChallenge', { mfaType: 'sms' }, { session: thief })
    const answer = { challengeId: data.challengeId, code: world.portal().lastCode() }
    expect(
      (await world.portal().call('changePassword', { password, newPassword }, { session: mine })).code,
    ).toBe(200)
    refused(await world.portal().call('verifyMfaCode', answer, { session: thief }))
    refused(await world.portal().call('getSessionInfo', {}, { session: thief }))
  },

  async 'a code of a factor that was turned off a moment ago is no proof'(world) {
    const { email } = await world
      .portal()
      .addMember({ email: newEmail(), factors: ['sms', 'totp'], mfaType: 'totp' })
    world.portal().clock.pass(31)
    const session = await world.portal().logInFully(email, { confirmed: true })
    const { data } = await world.portal().call('sendVerificationCode', { mfaType: 'sms' }, { session })
    const code = world.portal().lastCode()
    const off = await world.portal().call('turnOffMfaFactor', { mfaType: 'sms' }, { session })
    expect(off.code, off.msg).toBe(200)
    const again = off.session!
    await world.portal().verify(again, new Date(0))
    await world.portal().call('verifyAgain', { challengeId: data.challengeId, code }, { session: again })
    refused(await world.portal().call('changePassword', { password, newPassword }, { session: again }))
  },

  async 'a file of one purpose, person or time goes into nothing of another'(world) {
    const { upload } = inquiryWorld(world.portal)
    const [one, other] = [await world.person(), await world.person()]
    const staff = await world.person({ roles: ['staff'], companyId: null })
    const ofOne = await upload('subscription', one)
    const ofPost = await upload('post', staff)
    const post = (fileIds: string[]) => ({
      idempotencyKey: randomUUID(),
      board: 'NOTICE' as const,
      post: { title: '점검', body: '<p>점검합니다.</p>', fileIds, postState: 'DRAFT' },
    })
    void post
    for (const fileIds of [[ofOne], [ofPost]])
      refused(await world.portal().call('writeInquiry', inquiryOf({ fileIds }), other))
    const inquiry = await upload('inquiry', one)
    world.portal().clock.pass(25 * 60 * 60)
    refused(await world.portal().call('writeInquiry', inquiryOf({ fileIds: [inquiry] })))
    const twice = await upload('inquiry')
    refused(await world.portal().call('writeInquiry', inquiryOf({ fileIds: [twice, twice] })))
    const session = await world.portal().logInFully(one.email)
    refused(await world.portal().call('uploadFile', { purpose: 'post', file: pdfFile() }, { session }))
    refused(await world.portal().call('uploadFile', { purpose: 'subscription', file: pdfFile() }))
    const pending = (await world.portal().logIn(staff.email)).session!
    for (const purpose of ['post', 'subscription'] as const)
      refused(await world.portal().call('uploadFile', { purpose, file: pdfFile() }, { session: pending }))
  },

  async 'a disk that takes no file leaves none on record, and the next one goes through'(world) {
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

  async 'an end that was seen before midnight is not made after it at the price of before'(world) {
    const boss = await world.owner()
    await world.goTo('2027-01-31T23:59:30+09:00', boss)
    const subscriptionId = await world.subscribe(boss)
    const estimate = await world.call('estimateSubscriptionWithdrawal', { subscriptionId }, boss)
    expect(estimate.code, estimate.msg).toBe(200)
    const option =
      estimate.data.options.find(({ endOption }) => endOption === 'TODAY') ?? estimate.data.options[0]!
    const { endOption, lastDate, dueAmount } = option as unknown as Input<'withdrawSubscription'> & {
      lastDate: string
    }
    const wish = {
      idempotencyKey: randomUUID(),
      subscriptionId,
      endOption,
      reasonCode: null,
      lastDate,
      dueAmount,
    } as never
    world.portal().clock.pass(60)
    const late = await world.call('withdrawSubscription', wish, boss)
    refused(late)
    const [row] = await world.db().select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
    expect(row!.subscriptionState).toBe('ACTIVE')
  },

  async 'nobody is called like the service, to strangers or to owners'(world) {
    const one = await world.person()
    const names = [
      '빗장 고객센터',
      '빗장',
      '빗 장 보안팀',
      'Bitjang Support',
      'ㅂㅣㅅㅈㅏㅇ'.normalize('NFKC'),
      '빗\u200b장 운영',
    ]
    for (const name of names) refused(await world.call('updateUserInfo', { name }, one))
    for (const name of ['홍길동', 'Sean O’Brien', '한빛'])
      expect((await world.call('updateUserInfo', { name }, one)).code).toBe(200)
    const visitor = await world
      .portal()
      .call('agreeSignupTerms', { accountType: 'PERSON', terms: [] } as never)
    void visitor
  },

  async 'no name of a person becomes a link in a mail to somebody else'(world) {
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

  async 'who has moved finds nothing of the company before, by any search or number'(world) {
    const boss = await world.owner()
    const one = await world.person()
    const subscriptionId = await world.subscribe(boss)
    const [row] = await world.db().select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
    const { id: billId, billNo } = await bill(world, subscriptionId, 'LATE')
    const find = (search: string) => world.call('searchPortal', { search }, one)
    expect((await find(row!.subscriptionNo)).body).toContain(subscriptionId)
    expect((await world.leave(one)).code).toBe(200)
    for (const search of [row!.subscriptionNo, billNo, row!.subscriptionNo.slice(0, 6)])
      expect(
        (await find(search)).data.groups
          .flatMap(({ list }) => list)
          .filter(({ hitId }) => [subscriptionId, billId].includes(hitId!)),
      ).toEqual([])
    const wishes: [OperationId, object][] = [
      ['getSubscriptionDetail', { subscriptionId }],
      ['listSubscriptionLinks', { subscriptionId }],
      ['createSubscriptionLink', { subscriptionId }],
      ['estimateSubscriptionWithdrawal', { subscriptionId }],
      ['cancelSubscriptionRequest', { subscriptionId }],
      ['setBillReceivers', { subscriptionId, receivers: [one.email] }],
      ['getBill', { billId }],
      ['payBill', { billId, version: 1 }],
    ]
    for (const [id, input] of wishes) refused(await world.call(id, input as never, one))
  },

  async 'an id in full-width or with signs that nobody sees is that id or none'(world) {
    const [one, stranger] = [
      await world.person(),
      await world.person({ companyId: await world.otherCompany() }),
    ]
    const subscriptionId = await world.subscribe(one)
    const wide = subscriptionId.replace(/[0-9a-f]/g, (sign) =>
      String.fromCodePoint(sign.codePointAt(0)! + 0xfee0),
    )
    for (const spelled of [
      wide,
      `${subscriptionId}\u200b`,
      ` ${subscriptionId}`,
      `\u202e${subscriptionId}`,
      `{${subscriptionId}}`,
      `urn:uuid:${subscriptionId}`,
      subscriptionId.replaceAll('-', ''),
      `${subscriptionId}\n`,
    ]) {
      refused(await world.call('getSubscriptionDetail', { subscriptionId: spelled }, stranger))
      const { code, data } = await world.call('getSubscriptionDetail', { subscriptionId: spelled }, one)
      if (code === 200) expect(data.subscriptionInfo.subscriptionId).toBe(subscriptionId)
    }
  },

  async 'a body of another type, or named another, is no call'(world) {
    const one = await world.person()
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json, text/plain',
      'application/json; charset=utf-16',
      'application/json;charset=utf-8;x=y',
      'text/json',
      'application/ld+json',
      'application/vnd.api+json',
      '',
    ]) {
      const { statusCode } = await world.portal().app.inject({
        method: 'POST',
        url: operationTable.logOut.path,
        headers: {
          'x-request-id': requestId,
          cookie: `session=${one.session}`,
          ...(type && { 'content-type': type }),
        },
        payload: '{}',
      })
      expect([statusCode >= 400 && statusCode < 500, type]).toEqual([true, type])
    }
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: 'http://localhost.evil.example' },
      { origin: 'http://localhost@evil.example' },
    ])
      refused(
        await world
          .portal()
          .call('logOut', {}, { ...one, headers: headers as unknown as Record<string, string> }),
      )
    expect((await world.portal().call('getSessionInfo', {}, one)).code).toBe(200)
  },

  async 'receivers are not set while their author is taken out'(world) {
    const boss = await world.owner()
    for (let round = 0; round < 4; round += 1) {
      const one = await world.person()
      await world.db().update(companies).set({ everybodyMay: true })
      const subscriptionId = await world.subscribe(boss)
      for (const { session } of [boss, one]) await world.portal().verify(session)
      const [removed, set] = await Promise.all([
        world.portal().call('removeCompanyPerson', { memberId: one.memberId }, boss),
        world.portal().call('setBillReceivers', { subscriptionId, receivers: ['thief@example.com'] }, one),
      ])
      for (const { status } of [removed, set]) expect(status).toBeLessThan(500)
      refused(await world.call('setBillReceivers', { subscriptionId, receivers: ['thief@example.com'] }, one))
    }
  },

  async 'a field that a list does not know changes nothing of whom it lists'(world) {
    const one = await world.person()
    const stranger = await world.person({ companyId: await world.otherCompany() })
    await world.subscribe(stranger, 'ACTIVE', null)
    const ids: OperationId[] = [
      'listSubscriptions',
      'listBills',
      'listNotifications',
      'listInquiries',
      'listAccessRequests',
      'listSessions',
      'getUserInfo',
      'getCompany',
      'countSubscriptions',
    ]
    for (const id of ids)
      for (const more of [
        { memberId: stranger.memberId },
        { companyId: stranger.memberId },
        { viewer: 'staff' },
        { staff: true },
        { limit: '20' },
        { limit: 1e9 },
        { limit: -1 },
        { limit: 0 },
        { limit: 1.5 },
        { cursor: { $gt: '' } },
      ])
        expect((await world.call(id, more as never, one)).status, `${id} ${JSON.stringify(more)}`).toBe(400)
  },
}

void and
describeEngines('an attacker at the edges', (engine) => {
  const world = companyWorld(engine, {
    LOGIN_TRIES_PER_ADDRESS: '100000',
    VERIFICATION_SENDS_PER_ADDRESS: '100000',
    INQUIRIES_PER_ADDRESS: '100000',
    CODE_SENDS: '1000',
    UPLOADS_PER_ADDRESS: '10000',
  })
  it.each(Object.entries(tries))('%s', (_, attempt) => attempt({ ...world, database: engine.database }))
})
