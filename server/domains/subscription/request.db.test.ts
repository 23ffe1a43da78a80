import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Input, Schema } from '#contract/operation.ts'
import { bills } from '#server/db/schema/bill.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { referenceNumbers } from '#server/db/schema/reference-number.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import {
  subscriptionConsents,
  subscriptionDocuments,
  subscriptionDrafts,
  subscriptions,
} from '#server/db/schema/subscription.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { registerCard } from '#server/testing/register-card.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { price, requestOf, serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'
import { insertCompany } from '#worlds/company.ts'

const day = 24 * 60 * 60

describeEngines('requesting a subscription', (engine) => {
  let portal: Portal
  let session: string
  const lines: string[] = []
  const db = () => engine.database().db

  async function member(more: Parameters<Portal['addMember']>[0] = {}) {
    const { email, id } = await portal.addMember({ mfaType: 'none', factors: [], ...more })
    return { id, email, session: await portal.logInFully(email, { confirmed: true }) }
  }
  async function company() {
    const createdAt = portal.clock.now()
    return insertCompany(db(), { name: '별빛나루', rnno: '1248100998', createdAt })
  }
  const begin = async (options = { session }) =>
    (
      await portal.call(
        'agreeSubscriptionTerms',
        { draftId: null, serviceInfo, terms: subscriptionAnswers },
        options,
      )
    ).data.draftId
  const upload = async (name = '사업자등록증.pdf', options = { session }) =>
    (
      await portal.call(
        'uploadFile',
        { purpose: 'subscription', file: new File([new Uint8Array(samplePdf)], name) },
        options,
      )
    ).data.fileId
  const completeRequest = async (more: Partial<Parameters<typeof requestOf>[0]> = {}) =>
    requestOf({ draftId: await begin(), paymentMethodCode: 'A', rnFileId: await upload(), ...more })
  const ask = (input: Input<'requestSubscription'>, options = { session }) =>
    portal.call('requestSubscription', input, options)
  const rows = () => db().$count(subscriptions)

  beforeAll(() => {
    portal = createPortal(engine.database(), {
      env: { UPLOADS_PER_ADDRESS: '10000', LOGIN_TRIES_PER_ADDRESS: '1000', ADDRESS_SEARCHES: '5' },
      log: { write: (line) => lines.push(line) },
    })
  })
  afterAll(() => portal.app.close())
  beforeEach(async () => {
    await db().delete(bills)
    await db().delete(subscriptions)
    await db().delete(subscriptionDrafts)
    session = (await member({ companyId: await company() })).session
  })

  it('begins with the price, VAT included, and the dates of the first two bills', async () => {
    const { data } = await portal.call('estimateSubscription', serviceInfo, { session })
    expect(data).toEqual({
      serviceInfo,
      months: 1,
      unitPrice: 4_500,
      listAmount: 135_000,
      discountAmount: 0,
      ...price,
      firstBillDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      calculatedAt: '2026-11-21T12:00:00+09:00',
    })
    expect(
      (await portal.call('estimateSubscription', { ...serviceInfo, planCode: 'Y3' }, { session })).code,
    ).toBe(3104)
  })

  it('works with the millionth number of a year as with any other number', async () => {
    const series = 'S2026'
    const count = (last: number) =>
      db()
        .insert(referenceNumbers)
        .values({ series, last })
        .onConflictDoUpdate({ target: referenceNumbers.series, set: { last } })
    const [before] = await db().select().from(referenceNumbers).where(eq(referenceNumbers.series, series))
    await count(999_999)
    const { data, code } = await ask(await completeRequest({ paymentMethodCode: 'G' }))
    expect([code, data.subscriptionNo]).toEqual([200, 'S2026-1000000'])
    await count(before?.last ?? 0)
  })

  it.each(['G', 'C', 'A'] as const)(
    'by %s stores it completely, with encrypted numbers, and names the next steps by mail',
    async (code) => {
      const card = code === 'C' ? await registerCard(portal, session) : undefined
      const input = await completeRequest({
        paymentMethodCode: code,
        card,
        ddlFileId: await upload('위임장.pdf'),
      })
      const { data, code: answered } = await ask(input)
      expect(answered).toBe(200)
      expect(data.subscriptionNo).toMatch(/^S2026-\d{6}$/)
      expect(data).toMatchObject({
        draftId: input.draftId,
        totalAmount: 148_500,
        serviceName: '빗장 통합 로그인',
        planName: '프로',
      })
      const { data: detail } = await portal.call(
        'getSubscriptionDetail',
        { subscriptionId: data.subscriptionId },
        { session },
      )
      expect(detail).toMatchObject({
        subscriptionInfo: { subscriptionState: 'REQUESTED' },
        companyInfo: { rnno: '1248100998', companyName: '별빛나루 주식회사', phoneNumber: '020001100' },
        subscriberInfo: {
          accountType: 'BUSINESS',
          accountTypeDetail: 'CORPORATION',
          accountEmail: 'dasom@byeolbit.example',
          industry: null,
        },
        serviceInfo: { unitPrice: 4_500, userCount: 30 },
        contractInfo: { ...price, contractNo: null, startDate: null },
        rnImgViewInfo: { fileName: '사업자등록증.pdf' },
        ddlImgViewInfo: { fileName: '위임장.pdf' },
        paymentMethod: { paymentMethodCode: code },
      })
      const { paymentGiro, paymentCard, paymentAccount } = detail.paymentMethod
      expect([paymentGiro, paymentCard, paymentAccount].filter(Boolean)).toHaveLength(1)
      if (code === 'C')
        expect(paymentCard).toMatchObject({ cardNumber: '**** **** **** 1234', cardExpiration: '**/**' })
      if (code === 'A') expect(paymentAccount).toMatchObject({ accountInfo: '********3456', bankCode: '088' })
      expect(
        await db().$count(subscriptionConsents, eq(subscriptionConsents.subscriptionId, data.subscriptionId)),
      ).toBe(3)
      expect(
        await db().$count(
          subscriptionDocuments,
          eq(subscriptionDocuments.subscriptionId, data.subscriptionId),
        ),
      ).toBe(2)
      await portal.deliverMails()
      expect(portal.sentMails.at(-1)).toMatchObject({
        to: 'dasom@byeolbit.example',
        subject: '[빗장] 구독 신청을 접수했습니다',
      })
      expect(portal.sentMails.at(-1)!.text).toContain('매월 148,500원 (부가세 포함)')
      expect((await portal.call('getSubscriptionDesk', {}, { session })).data).toMatchObject({
        drafts: [],
        requests: [{ draftId: input.draftId }],
      })
    },
  )

  it('is notified to all staff, by inbox and mail', async () => {
    const staff = await Promise.all([portal.addMember(), portal.addMember()])
    const roles = staff.map(({ id: memberId }) => ({ id: randomUUID(), memberId, role: 'staff' as const }))
    await db().insert(memberRoles).values(roles)
    const input = await completeRequest()
    const { data } = await ask(input)
    await ask(input)
    const notified = await db()
      .select({ memberId: notifications.memberId, label: notifications.label, path: notifications.path })
      .from(notifications)
      .where(eq(notifications.eventKey, `subscription-arrived:${data.subscriptionId}`))
    const path = `/admin/subscription/detail?subscriptionId=${data.subscriptionId}`
    expect(new Set(notified.map(({ memberId }) => memberId))).toEqual(new Set(staff.map(({ id }) => id)))
    expect(notified).toHaveLength(2)
    expect(notified).toMatchObject([
      { label: 'application', path },
      { label: 'application', path },
    ])
    await portal.deliverMails()
    for (const { email } of staff)
      expect(portal.sentMails.filter(({ to }) => to === email)).toMatchObject([
        {
          subject: '[빗장] 새 구독 신청이 들어왔습니다',
          text: expect.stringContaining(`빗장 통합 로그인 프로 구독(${data.subscriptionNo})`) as string,
        },
      ])
    await db().delete(memberRoles)
  })

  it('as a person stores no company', async () => {
    const person = await member()
    const own = { session: person.session }
    const form = requestOf({ draftId: '', paymentMethodCode: 'G' }).form
    const input = requestOf({
      draftId: await begin(own),
      paymentMethodCode: 'G',
      rnFileId: null,
      form: { ...form, accountTypeDetail: 'PERSON' },
      secrets: { secNo: '881212', accountInfo: null, payerNo: null },
    })
    const { data } = await ask(input, own)
    const { data: detail } = await portal.call(
      'getSubscriptionDetail',
      { subscriptionId: data.subscriptionId },
      own,
    )
    expect(detail.companyInfo).toMatchObject({
      rnno: '',
      corporateNo: null,
      companyName: '윤다솜',
      ownerName: '윤다솜',
    })
    expect(detail.subscriberInfo).toMatchObject({
      accountType: 'PERSON',
      rnno: null,
      companyName: null,
      secNo: '88****',
    })
  })

  it.each<[string, (input: Input<'requestSubscription'>) => void]>([
    ['a wrong business number', ({ form }) => (form.companyInfo.rnno = '124-81-00999')],
    ['a resident number', ({ form }) => (form.memo = '881212-1234567')],
    ['no account number', ({ secrets }) => (secrets.accountInfo = null)],
    [
      'a card that is not registered',
      ({ form }) => {
        form.paymentMethodCode = 'C'
        form.paymentCard!.cardId = ''
      },
    ],
    ['no certificate', (input) => (input.rnFileId = null)],
    ['no payment method', ({ form }) => (form.paymentMethodCode = null)],
    ['no requester', ({ form }) => (form.accountTypeDetail = null)],
    ['the details of a payment method that was not chosen', ({ form }) => (form.paymentAccount = null)],
  ])('refuses %s, and keeps the draft', async (_, spoil) => {
    const input = await completeRequest()
    spoil(input)
    expect((await ask(input)).code).toBe(400)
    expect([
      await rows(),
      (await portal.call('getSubscriptionDraft', { draftId: input.draftId }, { session })).code,
    ]).toEqual([0, 200])
  })

  it.each<['C' | 'A' | 'G', Schema<'Yn'> | undefined, number]>([
    ['C', 'N', 3109],
    ['C', undefined, 3109],
    ['A', 'N', 3109],
    ['A', undefined, 3109],
    ['A', 'Y', 200],
    ['G', undefined, 200],
  ])(
    'needs the consent to withdrawals: with the payment method %s and the consent %s it gets %s',
    async (code, agreed, answer) => {
      const { withdrawAgreeYn: _, ...input } = await completeRequest({ paymentMethodCode: code })
      const consentInput = agreed === undefined ? input : { ...input, withdrawAgreeYn: agreed }
      expect((await ask(consentInput)).code).toBe(answer)
      expect(await rows()).toBe(answer === 200 ? 1 : 0)
    },
  )

  describe('has these requirements:', () => {
    it('the terms come first, all required ones, in the current edition', async () => {
      const agree = (terms: typeof subscriptionAnswers) =>
        portal.call('agreeSubscriptionTerms', { draftId: null, serviceInfo, terms }, { session })
      expect((await agree(subscriptionAnswers.map((answer) => ({ ...answer, agreedYn: 'N' })))).code).toBe(
        3101,
      )
      expect((await agree(subscriptionAnswers.map((answer) => ({ ...answer, version: '0.9' })))).code).toBe(
        2102,
      )
      expect((await agree(subscriptionAnswers.slice(1))).code).toBe(2102)
      expect(
        (await ask(requestOf({ draftId: randomUUID(), paymentMethodCode: 'A', rnFileId: await upload() })))
          .code,
      ).toBe(3102)
      expect(await rows()).toBe(0)
    })

    it('no one can use the draft of another member, or their files', async () => {
      const input = await completeRequest()
      const stranger = await member({ companyId: await company() })
      const strangerSession = { session: stranger.session }
      expect(
        (await portal.call('getSubscriptionDraft', { draftId: input.draftId }, strangerSession)).code,
      ).toBe(3102)
      expect(
        (
          await portal.call(
            'saveSubscriptionDraft',
            { draftId: input.draftId, form: input.form, rnImgViewInfo: null, ddlImgViewInfo: null },
            strangerSession,
          )
        ).code,
      ).toBe(3102)
      expect((await ask(input, strangerSession)).code).toBe(3102)
      await portal.call('discardSubscriptionDraft', { draftId: input.draftId }, strangerSession)
      expect((await ask(input)).code).toBe(200)
    })

    it('a changed price must be confirmed again', async () => {
      const input = await completeRequest({ totalAmount: 1_000 })
      expect((await ask(input)).code).toBe(3105)
      expect((await ask({ ...input, idempotencyKey: randomUUID(), totalAmount: 148_500 })).code).toBe(200)
    })

    it('a file that is missing, or was uploaded for another purpose, is asked for again', async () => {
      expect((await ask(await completeRequest({ rnFileId: 'x'.repeat(43) }))).code).toBe(4304)
      const other = await portal.call('uploadFile', {
        purpose: 'inquiry',
        file: new File([new Uint8Array(samplePdf)], 'a.pdf'),
      })
      expect((await ask(await completeRequest({ rnFileId: other.data.fileId }))).code).toBe(4304)
      expect(
        (
          await portal.call('uploadFile', {
            purpose: 'subscription',
            file: new File([new Uint8Array(samplePdf)], 'a.pdf'),
          })
        ).code,
      ).toBe(1403)
    })

    it('a file that is used for both documents is asked for again, and may then be used for one', async () => {
      const input = await completeRequest()
      const answer = await ask({ ...input, ddlFileId: input.rnFileId })
      expect([answer.code, answer.msg]).toEqual([
        4304,
        '첨부한 파일을 찾을 수 없습니다. 파일을 다시 올려 주세요.',
      ])
      expect(await rows()).toBe(0)
      expect((await ask({ ...input, ddlFileId: await upload() })).code).toBe(200)
    })
  })

  describe('makes one subscription', () => {
    it('with fifty calls with one idempotency key', async () => {
      const input = await completeRequest()
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(input)))
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect([answers[0]!.code, await rows()]).toEqual([200, 1])
    })

    it('with fifty calls for one draft with an idempotency key each', async () => {
      const input = await completeRequest()
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => ask({ ...input, idempotencyKey: randomUUID() })),
      )
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
      expect(answers.filter(({ code }) => code === 3102)).toHaveLength(49)
      expect(await rows()).toBe(1)
    })

    it('when its answer was lost and it is sent again, and repeats the first answer', async () => {
      const input = await completeRequest()
      const firstAnswer = await ask(input)
      expect((await ask(input)).body).toBe(firstAnswer.body)
      const { data } = await portal.call('getSubscriptionDesk', {}, { session })
      expect(data.requests).toMatchObject([
        { draftId: input.draftId, subscriptionNo: firstAnswer.data.subscriptionNo },
      ])
      expect((await ask({ ...input, form: { ...input.form, memo: '' } })).code).toBe(1409)
      expect(await rows()).toBe(1)
    })
  })

  describe('a draft', () => {
    it('is restored as it was typed, valid or not, without resident numbers', async () => {
      const draftId = await begin()
      const { form } = requestOf({ draftId, paymentMethodCode: 'C' })
      const file = {
        fileId: await upload(),
        fileName: '사업자등록증.pdf',
        contentType: 'application/pdf' as const,
        size: samplePdf.length,
      }
      const enteredForm = {
        ...form,
        memo: '담당자 881212-1234567',
        companyInfo: { ...form.companyInfo, rnno: '124-8' },
      }
      await portal.call(
        'saveSubscriptionDraft',
        { draftId, form: enteredForm, rnImgViewInfo: file, ddlImgViewInfo: null },
        { session },
      )
      const { data } = await portal.call('getSubscriptionDraft', { draftId }, { session })
      expect(data).toMatchObject({
        draftId,
        form: { ...enteredForm, memo: '담당자 ' },
        rnImgViewInfo: file,
        ddlImgViewInfo: null,
        expiresAt: '2026-11-29T00:00:00+09:00',
      })
    })

    it('is one of five at most, even when ten are begun at once', async () => {
      const codes = (
        await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            portal.call(
              'agreeSubscriptionTerms',
              {
                draftId: null,
                serviceInfo: { ...serviceInfo, userCount: index + 1 },
                terms: subscriptionAnswers,
              },
              { session },
            ),
          ),
        )
      ).map(({ code }) => code)
      expect(codes.filter((code) => code === 200)).toHaveLength(5)
      const { data } = await portal.call('getSubscriptionDesk', {}, { session })
      const left = await portal.call(
        'discardSubscriptionDraft',
        { draftId: data.drafts[0]!.draftId },
        { session },
      )
      expect([
        codes.filter((code) => code === 3103).length,
        data.drafts.length,
        left.data.drafts.length,
      ]).toEqual([5, 5, 4])
    })

    it('is reused as long as nothing was typed, even when it is begun ten times at once', async () => {
      const ids = new Set(await Promise.all(Array.from({ length: 10 }, () => begin())))
      expect(ids.size).toBe(1)
      const draftId = await begin()
      expect(ids).toContain(draftId)
      const { form } = requestOf({ draftId, paymentMethodCode: 'C' })
      await portal.call(
        'saveSubscriptionDraft',
        { draftId, form, rnImgViewInfo: null, ddlImgViewInfo: null },
        { session },
      )
      expect(await begin()).not.toBe(draftId)
    })

    it('ends after seven days and is removed', async () => {
      const draftId = await begin()
      portal.clock.pass(6 * day)
      session = (await member()).session
      const row = () => db().$count(subscriptionDrafts, eq(subscriptionDrafts.id, draftId))
      await runRemovals(db(), portal.clock.now())
      expect(await row()).toBe(1)
      portal.clock.pass(2 * day)
      await runRemovals(db(), portal.clock.now())
      expect(await row()).toBe(0)
    })
  })

  it('stores no card or account number in plain text in the tables, the queue and the log', async () => {
    for (const code of ['C', 'A'] as const) {
      const card = code === 'C' ? await registerCard(portal, session) : undefined
      const input = await completeRequest({ paymentMethodCode: code, card })
      await portal.call(
        'saveSubscriptionDraft',
        { draftId: input.draftId, form: input.form, rnImgViewInfo: null, ddlImgViewInfo: null },
        { session },
      )
      expect((await ask(input)).code).toBe(200)
    }
    await begin()
    const tables = [
      'subscriptions',
      'subscription_drafts',
      'registered_cards',
      'idempotency_keys',
      'mail_queue',
      'audit_records',
      'subscription_documents',
      'subscription_consents',
    ]
    for (const table of tables) {
      const { rows: dumped } = await db().execute(
        sql`select to_jsonb(${sql.identifier(table)})::text as row from ${sql.identifier(table)}`,
      )
      const text = JSON.stringify(dumped).replace(/[\s-]/g, '')
      expect(
        ['4330123412341234', '110000123456', '11/29'].filter((secret) => text.includes(secret)),
        table,
      ).toEqual([])
    }
    const { rows: drafts } = await db().execute(sql`select content_box from subscription_drafts`)
    expect(JSON.stringify(drafts)).not.toContain('별빛나루')
    expect(lines.join('')).not.toMatch(/43301234|110000123456|별빛나루|byeolbit/)
  })

  describe('is withdrawn', () => {
    const cancel = (subscriptionId: string, options = { session }) =>
      portal.call('cancelSubscriptionRequest', { subscriptionId }, options)

    it('while it is undecided, once, with a mail', async () => {
      const {
        data: { subscriptionId },
      } = await ask(await completeRequest())
      const codes = (await Promise.all(Array.from({ length: 10 }, () => cancel(subscriptionId)))).map(
        ({ code }) => code,
      )
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code === 3106)).toHaveLength(9)
      await portal.deliverMails()
      expect(
        portal.sentMails.filter(({ subject }) => subject === '[빗장] 구독 신청을 취소했습니다'),
      ).toHaveLength(1)
      expect((await portal.call('getSubscriptionDesk', {}, { session })).data.requests).toEqual([])
    })

    it('only by its company, and not once it is in use', async () => {
      const {
        data: { subscriptionId },
      } = await ask(await completeRequest())
      const stranger = await member({ companyId: await company() })
      expect((await cancel(subscriptionId, { session: stranger.session })).code).toBe(3001)
      expect((await cancel(randomUUID())).code).toBe(3001)
      await db()
        .update(subscriptions)
        .set({ subscriptionState: 'ACTIVE' })
        .where(eq(subscriptions.id, subscriptionId))
      expect((await cancel(subscriptionId)).code).toBe(3106)
    })
  })

  it('shows drafts with the company’s subscriptions and requests, until these have ended', async () => {
    const currentSubscriptions = async (as = session) =>
      (await portal.call('getSubscriptionDesk', {}, { session: as })).data.current
    const { subscriptionId } = (await ask(await completeRequest())).data
    const stateAs = async (subscriptionState: Schema<'SubscriptionState'>) => {
      await db().update(subscriptions).set({ subscriptionState }).where(eq(subscriptions.id, subscriptionId))
      return (await currentSubscriptions()).map((one) => [one.subscriptionId, one.subscriptionState])
    }
    expect(await currentSubscriptions()).toMatchObject([
      { subscriptionId, subscriptionState: 'REQUESTED', serviceCode: 'SSO', planName: expect.any(String) },
    ])
    for (const state of ['ACTIVE', 'PAST_DUE', 'CANCEL_SCHEDULED'] as const)
      expect(await stateAs(state)).toEqual([[subscriptionId, state]])
    for (const state of ['ENDED', 'REJECTED', 'CANCELED'] as const) expect(await stateAs(state)).toEqual([])
    await stateAs('ACTIVE')
    expect(await currentSubscriptions((await member({ companyId: await company() })).session)).toEqual([])
  })

  it('offers an address search, which is limited and reports if there are too few words', async () => {
    const search = (keyword: string, page = 1) =>
      portal.call('searchAddresses', { keyword, page }, { session })
    const { data } = await search('솔바람길')
    expect([data.total, data.list.length, data.list[0]!.zipCode]).toEqual([15, 10, '00417'])
    expect((await search('솔바람길', 2)).data.list).toHaveLength(5)
    expect((await search('서울')).code).toBe(3111)
    expect((await search('검색 중단')).code).toBe(3112)
    expect((await search('없는길')).data).toEqual({ page: 1, total: 0, list: [] })
    expect(await search('솔바람길')).toMatchObject({ code: 3113, data: { retryAfterSeconds: 3600 } })
  })
})
