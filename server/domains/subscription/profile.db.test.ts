import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Input, Schema } from '#contract/operation.ts'
import { peopleFormOf } from '#domain/subscription/form-of.ts'
import { bills } from '#server/db/schema/bill.ts'
import { sessions } from '#server/db/schema/session.ts'
import { subscriptionDocuments, subscriptionDrafts, subscriptions } from '#server/db/schema/subscription.ts'
import { uploads } from '#server/db/schema/upload.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { registerCard } from '#server/testing/register-card.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { paidBy, requestOf, serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'
import { insertCompany } from '#worlds/company.ts'

const TO_DECEMBER_SECONDS = 10 * 24 * 60 * 60

const businessNumbers = [
  '124-81-09005',
  '124-81-09010',
  '124-81-09024',
  '124-81-09039',
  '124-81-09043',
  '124-81-09058',
]

type RequestInput = Partial<Input<'requestSubscription'>>
type Code = 'G' | 'C' | 'A'

describeEngines('the profiles of a company', (engine) => {
  let portal: Portal
  let companyId: string
  let first: Awaited<ReturnType<typeof member>>
  const db = () => engine.database().db

  async function member(more: Parameters<Portal['addMember']>[0] = {}) {
    const { email, id } = await portal.addMember({ mfaType: 'none', factors: [], companyId, ...more })
    return { id, email, session: await portal.logInFully(email, { confirmed: true }) }
  }
  async function company() {
    const createdAt = portal.clock.now()
    return insertCompany(db(), { name: '별빛나루', rnno: '1248100998', createdAt })
  }
  async function begin(session: string) {
    const { data } = await portal.call(
      'agreeSubscriptionTerms',
      { draftId: null, serviceInfo, terms: subscriptionAnswers },
      { session },
    )
    return data.draftId
  }
  async function upload(session: string) {
    const file = new File([new Uint8Array(samplePdf)], '사업자등록증.pdf')
    return (await portal.call('uploadFile', { purpose: 'subscription', file }, { session })).data.fileId
  }
  /** Requests a first subscription with every field filled in, and returns its id. */
  async function requestFirst(
    session: string,
    paymentMethodCode: Code,
    { cardExpiration = '11/29', ...more }: RequestInput & { cardExpiration?: string } = {},
  ) {
    const rnFileId = await upload(session)
    const card =
      paymentMethodCode === 'C' ? await registerCard(portal, session, { cardExpiration }) : undefined
    const input = requestOf({ draftId: await begin(session), paymentMethodCode, card, rnFileId, ...more })
    const { data, code } = await portal.call('requestSubscription', input, { session })
    expect(code).toBe(200)
    return data.subscriptionId
  }
  const listProfiles = async (session: string, limit?: number) =>
    portal.call('listSubscriptionProfiles', limit === undefined ? {} : { limit }, { session })
  /** Returns the input of a second request as the wizard sends it: known fields, and the ids of the profiles. */
  async function secondRequest(
    session: string,
    more: RequestInput = {},
  ): Promise<Input<'requestSubscription'>> {
    const { companies: list, payments } = (await listProfiles(session)).data
    const draftId = await begin(session)
    const emptyRequest = requestOf({ draftId, paymentMethodCode: 'G' })
    return {
      ...emptyRequest,
      form: {
        ...emptyRequest.form,
        ...peopleFormOf(list[0]!, serviceInfo),
        paymentMethodCode: null,
        paymentGiro: null,
        paymentCard: null,
        paymentAccount: null,
      },
      rnFileId: null,
      companyProfileId: list[0]!.profileId,
      paymentProfileId: payments[0]!.profileId,
      ...more,
    }
  }
  const ask = (input: Input<'requestSubscription'>, session: string) =>
    portal.call('requestSubscription', input, { session })
  const move = (id: string, change: Partial<typeof subscriptions.$inferInsert>) =>
    db().update(subscriptions).set(change).where(eq(subscriptions.id, id))
  const rowOf = async (id: string) =>
    (await db().select().from(subscriptions).where(eq(subscriptions.id, id)))[0]!

  /** The number of files in the store, and the number of files with a row. */
  async function storedCounts() {
    let count = 0
    for await (const _ of portal.files.list()) count += 1
    return { files: count, rows: await db().$count(uploads) }
  }

  const folder = mkdtempSync(join(tmpdir(), 'profiles-'))
  beforeAll(() => {
    portal = createPortal(engine.database(), {
      env: { UPLOADS_PER_ADDRESS: '10000', LOGIN_TRIES_PER_ADDRESS: '1000', FILES_DIR: folder },
    })
  })
  afterAll(async () => {
    await portal.app.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    await db().delete(bills)
    await db().delete(subscriptions)
    await db().delete(subscriptionDrafts)
    companyId = await company()
    first = await member({ name: '윤다솜', phoneNumber: '01000007788' })
  })

  it('are empty before the first request', async () => {
    expect((await listProfiles(first.session)).data).toEqual({ companies: [], payments: [] })
  })

  it('are shown with masked numbers to a colleague, whose own name is on a new request', async () => {
    const subscriptionId = await requestFirst(first.session, 'C')
    await move(subscriptionId, { subscriptionState: 'ACTIVE' })
    const colleague = await member({ name: '오하늘', phoneNumber: '01000003456' })
    const { data, body } = await listProfiles(colleague.session)
    expect(data).toMatchObject({
      companies: [
        {
          profileId: subscriptionId,
          subscriptionCount: 1,
          companyInfo: { rnno: '1248100998', corporateNo: '110111-*******' },
          subscriberInfo: {
            accountTypeDetail: 'CORPORATION',
            name: '오하늘',
            accountEmail: colleague.email,
            phoneNumber: '010-****-3456',
            companyName: '별빛나루 주식회사',
          },
          adminInfo: { name: '오하늘', phoneNumber: '010-****-3456' },
          rnImgViewInfo: { fileName: '사업자등록증.pdf' },
        },
      ],
      payments: [
        {
          profileId: subscriptionId,
          profileState: 'USABLE',
          paymentMethod: {
            paymentMethodCode: 'C',
            paymentCard: { cardNumber: '**** **** **** 1234', cardExpiration: '**/**', rnno: null },
          },
        },
      ],
    })
    for (const number of ['4330123412341234', '1101110062432', '01000003456', '11/29'])
      expect(body).not.toContain(number)
  })

  it('contain each company and each payment method once, the latest first', async () => {
    const ids = [
      await requestFirst(first.session, 'C'),
      await requestFirst(first.session, 'A'),
      await requestFirst(first.session, 'C'),
      await requestFirst(first.session, 'G'),
    ]
    const at = (day: number) => new Date(`2026-11-0${day}T03:00:00Z`)
    for (const [index, id] of ids.entries())
      await move(id, { requestedAt: at(index + 1), subscriptionState: index < 3 ? 'ACTIVE' : 'REQUESTED' })
    const { data } = await listProfiles(first.session)
    expect(data.companies).toMatchObject([{ profileId: ids[3], subscriptionCount: 3 }])
    expect(data.payments.map(({ profileId }) => profileId)).toEqual([ids[3], ids[2], ids[1]])
  })

  it('name the subscriptions that use each company or payment method, the newest first, without ended ones', async () => {
    const ids = [
      await requestFirst(first.session, 'C'),
      await requestFirst(first.session, 'C'),
      await requestFirst(first.session, 'C'),
      await requestFirst(first.session, 'A'),
      await requestFirst(first.session, 'A'),
    ]
    const states = ['PAST_DUE', 'ACTIVE', 'ENDED', 'REQUESTED', 'CANCEL_SCHEDULED'] as const
    for (const [index, id] of ids.entries())
      await move(id, {
        requestedAt: new Date(`2026-11-0${index + 1}T03:00:00Z`),
        subscriptionState: states[index]!,
      })
    const expectedUses = (...places: number[]) =>
      places.map((place) => ({
        subscriptionId: ids[place],
        subscriptionNo: expect.stringMatching(/^S2026-\d{6}$/),
        subscriptionState: states[place],
        serviceName: '빗장 통합 로그인',
        planName: '프로',
      }))
    const { data } = await listProfiles(first.session)
    expect(data.companies.map(({ subscriptions: its }) => its)).toEqual([expectedUses(4, 3, 1, 0)])
    expect(data.payments.map(({ subscriptions: its }) => its)).toEqual([
      expectedUses(4, 3),
      expectedUses(1, 0),
    ])

    for (const id of ids) await move(id, { subscriptionState: 'ENDED' })
    expect((await listProfiles(first.session)).data).toMatchObject({
      companies: [{ profileId: ids[4], subscriptionCount: 0, subscriptions: [] }],
      payments: [],
    })
  })

  it('are at most five companies and five payment methods, or the requested number of each', async () => {
    for (let number = 1; number <= 6; number += 1) {
      const { form, secrets } = requestOf({ draftId: '', paymentMethodCode: 'A' })
      await requestFirst(first.session, 'A', {
        form: { ...form, companyInfo: { ...form.companyInfo, rnno: businessNumbers[number - 1]! } },
        secrets: { ...secrets, accountInfo: `110-000-12345${number}` },
      })
    }
    const countRows = async (limit?: number) => {
      const { companies: list, payments } = (await listProfiles(first.session, limit)).data
      return [list.length, payments.length]
    }
    expect(await countRows()).toEqual([5, 5])
    expect(await countRows(2)).toEqual([2, 2])
    expect(await countRows(100)).toEqual([6, 6])
    expect((await listProfiles(first.session, 0)).code).toBe(400)
    expect((await listProfiles(first.session, 101)).code).toBe(400)
  })

  it('contain nothing of another company, of other persons, and of rejected or withdrawn requests', async () => {
    const person = await member({ name: '한아름' })
    const form = requestOf({ draftId: '', paymentMethodCode: 'A' }).form
    const own = await requestFirst(person.session, 'A', {
      rnFileId: null,
      form: { ...form, accountTypeDetail: 'PERSON' },
      secrets: { ...paidBy('A').secrets, secNo: '881212' },
    })
    const rejected = await requestFirst(first.session, 'C')
    await move(rejected, { subscriptionState: 'REJECTED' })
    expect((await listProfiles(first.session)).data).toEqual({ companies: [], payments: [] })
    const { data } = await listProfiles(person.session)
    expect(data).toMatchObject({
      companies: [
        {
          profileId: own,
          subscriberInfo: { name: '윤다솜', secNo: '88****' },
          subscriptions: [{ subscriptionId: own }],
        },
      ],
      payments: [{ profileId: own, subscriptions: [{ subscriptionId: own }] }],
    })
    await move(rejected, { subscriptionState: 'ACTIVE' })
    const stranger = await member({ companyId: await company() })
    expect((await listProfiles(stranger.session)).data).toEqual({ companies: [], payments: [] })
  })

  it('omit payment methods without a subscription, and show payment methods that are past due or expired', async () => {
    const card = await requestFirst(first.session, 'C', {
      cardExpiration: '11/26',
    })
    const account = await requestFirst(first.session, 'A')
    const giro = await requestFirst(first.session, 'G')
    await move(card, { subscriptionState: 'ACTIVE' })
    await move(account, { subscriptionState: 'PAST_DUE' })
    await move(giro, { subscriptionState: 'ENDED' })
    const states = async () =>
      Object.fromEntries(
        (await listProfiles(first.session)).data.payments.map(({ profileId, profileState }) => [
          profileId,
          profileState,
        ]),
      )
    expect(await states()).toEqual({ [card]: 'USABLE', [account]: 'UNPAID' })
    const ended = await secondRequest(first.session, { paymentProfileId: giro })
    expect((await ask(ended, first.session)).code).toBe(3107)

    const lateRequest = await secondRequest(first.session, { paymentProfileId: card })
    portal.clock.pass(TO_DECEMBER_SECONDS)
    first.session = await portal.logInFully(first.email, { confirmed: true })
    expect(await states()).toEqual({ [card]: 'EXPIRED', [account]: 'UNPAID' })
    expect((await ask({ ...lateRequest, draftId: await begin(first.session) }, first.session)).code).toBe(
      3108,
    )
    portal.clock.pass(-TO_DECEMBER_SECONDS)
  })

  describe.each(['C', 'A', 'G'] as const)('used by %s', (code) => {
    it('fill in a second subscription, whose numbers are encrypted again, separately for that subscription', async () => {
      const before = await requestFirst(first.session, code)
      const colleague = await member({ name: '오하늘', phoneNumber: '01000003456' })
      const input = await secondRequest(colleague.session)
      expect(JSON.stringify(input)).not.toMatch(/4330-?1234|110-?000-?123456|110111-?0062432/)
      const { data, code: answered } = await ask(input, colleague.session)
      expect(answered).toBe(200)
      const [old, made] = [await rowOf(before), await rowOf(data.subscriptionId)]
      expect(made).toMatchObject({
        subscriptionState: 'REQUESTED',
        memberId: colleague.id,
        companyId,
        companyInfo: old.companyInfo,
        adminInfo: old.adminInfo,
        subscriberInfo: {
          name: '오하늘',
          accountEmail: colleague.email,
          phoneNumber: '01000003456',
          rnno: '1248100998',
        },
        totalAmount: 148_500,
      })
      const subscriptionView = async (subscriptionId: string) =>
        (await portal.call('getSubscriptionDetail', { subscriptionId }, { session: colleague.session })).data
          .paymentMethod
      expect(await subscriptionView(made.id)).toEqual(await subscriptionView(before))
      const boxes = Object.entries({ ...made.payment.paymentCard, ...made.payment.paymentAccount }).filter(
        ([name]) => name.endsWith('Box'),
      )
      expect(boxes).toHaveLength({ C: 2, A: 2, G: 0 }[code])
      for (const [name, box] of boxes)
        expect(box).not.toBe(({ ...old.payment.paymentCard, ...old.payment.paymentAccount } as never)[name])
    })
  })

  it('copy the certificate to a file of the new request', async () => {
    const before = await requestFirst(first.session, 'G')
    const colleague = await member({ name: '오하늘' })
    const { data } = await ask(await secondRequest(colleague.session), colleague.session)
    const documents = await db()
      .select()
      .from(subscriptionDocuments)
      .where(inArray(subscriptionDocuments.subscriptionId, [before, data.subscriptionId]))
    expect(documents.map(({ kind, size }) => [kind, size])).toEqual([
      ['rnImgViewInfo', samplePdf.length],
      ['rnImgViewInfo', samplePdf.length],
    ])
    expect(new Set(documents.map(({ fileKey }) => fileKey)).size).toBe(2)
    const copiedDocument = documents.find(({ subscriptionId }) => subscriptionId === data.subscriptionId)!
    const got = await portal.app.inject({
      url: `/files/${copiedDocument.fileKey}`,
      headers: { cookie: `session=${colleague.session}` },
    })
    expect([got.statusCode, got.rawPayload.length]).toEqual([200, samplePdf.length])
  })

  it('leave no copy of the certificate if the request is refused, repeated or fails', async () => {
    await requestFirst(first.session, 'G')
    const { session } = first
    const input = await secondRequest(session)
    const before = await storedCounts()
    const refused: [RequestInput, number][] = [
      [{ totalAmount: 1_000 }, 3105],
      [{ draftId: randomUUID() }, 3102],
      [{ paymentProfileId: randomUUID() }, 3107],
      [{ ddlFileId: 'x'.repeat(43) }, 4304],
    ]
    for (const [more, code] of refused)
      expect((await ask({ ...input, idempotencyKey: randomUUID(), ...more }, session)).code).toBe(code)
    expect(await storedCounts()).toEqual(before)
    const codes = (await Promise.all([1, 2, 3].map(() => ask(input, session)))).map(({ code }) => code)
    expect([...codes, (await ask(input, session)).code]).toEqual([200, 200, 200, 200])
    expect(await storedCounts()).toEqual({ files: before.files + 1, rows: before.rows + 1 })
  })

  it('fill in only the company and the people that the profile contains', async () => {
    await requestFirst(first.session, 'C')
    const requestWith = async (change: (form: Schema<'SubscriptionForm'>) => void) => {
      const input = await secondRequest(first.session)
      change(input.form)
      return (await ask(input, first.session)).code
    }
    expect(await requestWith(({ companyInfo }) => (companyInfo.rnno = '220-81-62517'))).toBe(400)
    expect(await requestWith(({ adminInfo }) => (adminInfo.name = '나여울'))).toBe(400)
    expect(await requestWith(({ subscriberInfo }) => (subscriberInfo.name = '나여울'))).toBe(400)
    expect(
      await requestWith(({ adminInfo }) =>
        Object.assign(adminInfo, { name: '나여울', phoneNumber: '010-0000-9911' }),
      ),
    ).toBe(200)
  })

  it('can be used by no one else, and not before the password check', async () => {
    await requestFirst(first.session, 'C')
    const input = await secondRequest(first.session)
    const stranger = await member({ companyId: await company() })
    await requestFirst(stranger.session, 'G')
    const strangersForm = await secondRequest(stranger.session)
    for (const foreign of ['companyProfileId', 'paymentProfileId'] as const)
      expect((await ask({ ...strangersForm, [foreign]: input[foreign] }, stranger.session)).code).toBe(3107)

    await db()
      .update(sessions)
      .set({ passwordCheckedAt: null, confirmedUsedAt: null })
      .where(eq(sessions.memberId, first.id))
    expect((await listProfiles(first.session)).code).toBe(1225)
    for (const left of ['companyProfileId', 'paymentProfileId'] as const)
      expect((await ask({ ...input, [left]: null }, first.session)).code).toBe(1225)
    expect(await db().$count(subscriptions, eq(subscriptions.memberId, first.id))).toBe(1)
  })

  it('are stored in a draft only by their id', async () => {
    await requestFirst(first.session, 'C')
    const { draftId, form, companyProfileId, paymentProfileId } = await secondRequest(first.session)
    const names = { companyProfileId: companyProfileId!, paymentProfileId: paymentProfileId! }
    const savedDraft = { draftId, form, rnImgViewInfo: null, ddlImgViewInfo: null }
    const { session } = first
    await portal.call('saveSubscriptionDraft', { ...savedDraft, ...names }, { session })
    const got = await portal.call('getSubscriptionDraft', { draftId }, { session })
    expect(got.data).toMatchObject(names)
    expect(got.body).not.toContain('4330123412341234')
    await portal.call('saveSubscriptionDraft', savedDraft, { session })
    const draftAnswer = await portal.call('getSubscriptionDraft', { draftId }, { session })
    expect(draftAnswer.data).toMatchObject({ companyProfileId: null, paymentProfileId: null })
  })
})
