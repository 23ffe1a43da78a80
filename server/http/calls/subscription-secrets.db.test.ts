import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import { emptyForm } from '#domain/subscription/empty-form.ts'
import { bills } from '#server/db/schema/bill.ts'
import { newToken } from '#server/security/tokens.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { registerCard } from '#server/testing/register-card.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { paidBy, requestOf, serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'
import { insertCompany } from '#worlds/company.ts'

const numbers = ['4330123412341234', '110000123456']
const today = '2026-11-21'

type Ids = { subscriptionId: string; subscriptionNo: string; billId: string; draftId: string }
/** Every operation that takes an id of a subscription, a bill or a draft, with a valid body. */
const bodiesWithIds: { [Id in OperationId]?: (ids: Ids) => Input<Id> } = {
  getSubscriptionDetail: ({ subscriptionId }) => ({ subscriptionId }),
  getUnauthSubscriptionDetail: ({ subscriptionNo }) => ({ subscriptionNo, viewKey: newToken() }),
  createSubscriptionLink: ({ subscriptionId }) => ({ subscriptionId }),
  listSubscriptionLinks: ({ subscriptionId }) => ({ subscriptionId }),
  endSubscriptionLink: ({ subscriptionId }) => ({ subscriptionId, linkId: randomUUID() }),
  agreeSubscriptionTerms: ({ draftId }) => ({ draftId, serviceInfo, terms: subscriptionAnswers }),
  getSubscriptionDraft: ({ draftId }) => ({ draftId }),
  saveSubscriptionDraft: ({ draftId }) => ({
    draftId,
    form: emptyForm(serviceInfo),
    rnImgViewInfo: null,
    ddlImgViewInfo: null,
  }),
  discardSubscriptionDraft: ({ draftId }) => ({ draftId }),
  requestSubscription: ({ draftId }) => requestOf({ draftId, paymentMethodCode: 'C' }),
  cancelSubscriptionRequest: ({ subscriptionId }) => ({ subscriptionId }),
  estimateSubscriptionWithdrawal: ({ subscriptionId }) => ({ subscriptionId }),
  withdrawSubscription: ({ subscriptionId }) => ({
    idempotencyKey: randomUUID(),
    subscriptionId,
    endOption: 'TODAY',
    lastDate: today,
    dueAmount: 0,
    reasonCode: null,
  }),
  modifySubscriptionCancellation: ({ subscriptionId }) => ({
    idempotencyKey: randomUUID(),
    subscriptionId,
    change: 'WITHDRAW',
    lastDate: null,
    dueAmount: null,
  }),
  updateSubscriptionStatus: ({ subscriptionId }) => ({
    subscriptionId,
    version: 1,
    subscriptionState: 'CANCELED',
  }),
  updateSubscription: ({ subscriptionId }) => ({
    subscriptionId,
    version: 1,
    adminInfo: null,
    memo: '메모',
    plan: null,
  }),
  reviseSubscriptionRequest: ({ subscriptionId }) => ({
    subscriptionId,
    version: 1,
    companyInfo: null,
    subscriberInfo: null,
    secNo: null,
    serviceInfo,
    totalAmount: 148_500,
  }),
  changeSubscriptionPayment: ({ subscriptionId }) => ({ subscriptionId, version: 1, ...paidBy('A') }),
  listBills: ({ subscriptionId }) => ({ subscriptionId, limit: 20 }),
  listPriceConsents: ({ subscriptionId }) => ({ subscriptionId }),
  getBill: ({ billId }) => ({ billId }),
  getCashReceipts: ({ billId }) => ({ billId }),
  setCashReceiptNumber: ({ billId }) => ({ billId, usage: 'DEDUCTION', number: '010-1234-5678' }),
  payBill: ({ billId }) => ({ billId, version: 1 }),
  setBillReceivers: ({ subscriptionId }) => ({ subscriptionId, receivers: ['billing@example.com'] }),
  downloadBill: ({ billId }) => ({ billId }),
  exportBills: ({ subscriptionId }) => ({ subscriptionId }),
  getAdminSubscription: ({ subscriptionId }) => ({ subscriptionId }),
  approveSubscription: ({ subscriptionId }) => ({ subscriptionId, version: 1, startDate: today }),
  rejectSubscription: ({ subscriptionId }) => ({
    subscriptionId,
    version: 1,
    reason: '서류를 다시 내 주세요.',
  }),
  getAdminBill: ({ billId }) => ({ billId }),
  listBillMessages: ({ billId }) => ({ billId }),
  refundBill: ({ billId }) => ({ billId, version: 1, amount: 1, reason: '중복 결제' }),
  decideRefund: ({ billId }) => ({ billId, version: 1, attempt: 1, decision: 'CONFIRM', reason: null }),
  voidBill: ({ billId }) => ({ billId, version: 1, reason: '잘못 청구' }),
  creditBill: ({ billId }) => ({
    billId,
    version: 1,
    amount: 1,
    reason: '장애 보상',
    creditOn: 'NEXT_BILLS',
  }),
  listCashReceipts: ({ billId }) => ({ billId }),
  issueCashReceipt: ({ billId }) => ({ billId, version: 1 }),
  listTaxInvoices: ({ billId }) => ({ billId }),
  issueTaxInvoice: ({ billId }) => ({ billId, version: 1 }),
  correctTaxInvoice: ({ billId }) => ({ billId, version: 1 }),
  confirmDeposit: ({ billId }) => ({
    depositId: randomUUID(),
    version: 1,
    others: [],
    billId,
    billVersion: 1,
  }),
  handleAdminBill: ({ billId }) => ({ billId, version: 1, action: 'MARK_PAID', taxInvoiceNo: null }),
}
const ids = Object.keys(bodiesWithIds) as OperationId[]
const draftTables = [
  'agreeSubscriptionTerms',
  'getSubscriptionDraft',
  'saveSubscriptionDraft',
  'discardSubscriptionDraft',
  'requestSubscription',
] as const

/** Returns the card and account numbers that a text contains: plain, or in base64 or hex at any offset. */
function leakedNumbers(text: string): string[] {
  const plain = text.replace(/[\s\-*]/g, '')
  const encodedNumber = (number: string) =>
    [0, 1, 2].map((before) =>
      Buffer.from('x'.repeat(before) + number)
        .toString('base64')
        .slice(before === 0 ? 0 : before + 1, -4),
    )
  return numbers.filter(
    (number) =>
      plain.includes(number) ||
      text.includes(Buffer.from(number).toString('hex')) ||
      encodedNumber(number).some((code) => text.includes(code)),
  )
}

it.each([
  '4330-1234 1234-1234',
  Buffer.from('ab4330123412341234').toString('base64'),
  Buffer.from('a110000123456').toString('base64url'),
  Buffer.from('110000123456').toString('hex'),
])('a number is found as %s', (text) => expect(leakedNumbers(`{"a":"${text}"}`)).toHaveLength(1))

it('every operation with an id of a subscription, a bill or a draft is tested', () => {
  const { paths } = JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as {
    paths: Record<string, { post: { operationId: string; requestBody: object } }>
  }
  const operationsWithIds = Object.values(paths).filter(({ post }) =>
    /"(subscriptionId|subscriptionNo|billId|draftId)"/.test(JSON.stringify(post.requestBody)),
  )
  expect(operationsWithIds.map(({ post }) => post.operationId).toSorted()).toEqual(ids.toSorted())
})

describeEngines('the data of a company’s subscriptions', (engine) => {
  let portal: Portal
  let mine: Ids
  let [own, colleague, stranger, staff] = ['', '', '', '']
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const logLines: string[] = []
  const db = () => engine.database().db

  const upload = async () =>
    (
      await portal.call(
        'uploadFile',
        { purpose: 'subscription', file: new File([new Uint8Array(samplePdf)], '사업자등록증.pdf') },
        { session: own },
      )
    ).data.fileId
  const beginDraft = async (session = own) =>
    (
      await portal.call(
        'agreeSubscriptionTerms',
        { draftId: null, serviceInfo, terms: subscriptionAnswers },
        { session },
      )
    ).data.draftId
  async function callSuccessfully<Id extends OperationId>(id: Id, input: Input<Id>, session = own) {
    const answer = await portal.call(id, input, { session })
    expect([id, answer.code]).toEqual([id, 200])
    return answer.data
  }
  /**
   * Takes a subscription from its form to its cancellation, with an approval, a bill and two changes of the payment
   * method.
   */
  async function runSubscriptionLifecycle(first: 'C' | 'A', then: 'C' | 'A'): Promise<Omit<Ids, 'draftId'>> {
    const card = await registerCard(portal, own)
    const input = requestOf({
      draftId: await beginDraft(),
      paymentMethodCode: first,
      card,
      rnFileId: await upload(),
      ddlFileId: await upload(),
    })
    await callSuccessfully('saveSubscriptionDraft', {
      draftId: input.draftId,
      form: input.form,
      rnImgViewInfo: null,
      ddlImgViewInfo: null,
    })
    const { subscriptionId, subscriptionNo } = await callSuccessfully('requestSubscription', input)
    await callSuccessfully('changeSubscriptionPayment', { subscriptionId, version: 1, ...paidBy(then, card) })
    await callSuccessfully('approveSubscription', { subscriptionId, version: 2, startDate: today }, staff)
    await callSuccessfully('runBills', {}, staff)
    await callSuccessfully('changeSubscriptionPayment', {
      subscriptionId,
      version: (await callSuccessfully('getSubscriptionDetail', { subscriptionId })).subscriptionInfo.version,
      ...paidBy(first, card),
    })
    await callSuccessfully('createSubscriptionLink', { subscriptionId })
    const { options } = await callSuccessfully('estimateSubscriptionWithdrawal', { subscriptionId })
    const { lastDate, dueAmount } = options.find(({ endOption }) => endOption === 'TODAY')!
    await callSuccessfully('withdrawSubscription', {
      idempotencyKey: randomUUID(),
      subscriptionId,
      endOption: 'TODAY',
      lastDate,
      dueAmount,
      reasonCode: null,
    })
    const billId = (await callSuccessfully('listBills', { subscriptionId, limit: 20 })).list[0]!.billId
    for (const id of ['getBill', 'downloadBill'] as const) await callSuccessfully(id, { billId })
    for (const id of ['getAdminSubscription'] as const) await callSuccessfully(id, { subscriptionId }, staff)
    return { subscriptionId, subscriptionNo, billId }
  }

  beforeAll(async () => {
    portal = createPortal(engine.database(), {
      env: {
        FILES_DIR: join(folder, 'files'),
        UPLOADS_PER_ADDRESS: '1000',
        LOGIN_TRIES_PER_ADDRESS: '1000',
        LOOKUPS: '1000',
      },
      log: { write: (line) => logLines.push(line) },
      outboxDir: join(folder, 'outbox'),
    })
    const company = { name: '별빛나루', rnno: '1248100998', createdAt: portal.clock.now() }
    const ours = await insertCompany(db(), company)
    const otherCompanyId = await insertCompany(db(), company)
    const session = async (more: Parameters<Portal['addMember']>[0]) =>
      portal.logInFully((await portal.addMember({ mfaType: 'none', factors: [], ...more })).email, {
        confirmed: true,
      })
    ;[own, colleague, stranger, staff] = [
      await session({ companyId: ours }),
      await session({ companyId: ours }),
      await session({ companyId: otherCompanyId }),
      await session({ staff: true, mfaType: 'totp', factors: ['totp'] }),
    ]
    const lived = await runSubscriptionLifecycle('C', 'A')
    await runSubscriptionLifecycle('A', 'C')
    mine = { ...lived, draftId: await beginDraft() }
    await portal.deliverMails()
  })
  afterAll(async () => {
    await portal.app.close()
    rmSync(folder, { recursive: true })
  })

  it('contains no card or account number in any table, file, message or log line', async () => {
    const { rows: tables } = await db().execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(40)
    let dump = ''
    for (const { name } of tables) {
      const { rows } = await db().execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
      )
      const text = rows.map(({ row }) => row).join('\n')
      expect(leakedNumbers(text), name).toEqual([])
      dump += text
    }
    // The dump must contain this subscription, with the visible parts of its numbers.
    expect([mine.subscriptionNo, '"lastFour": "1234"'].filter((known) => !dump.includes(known))).toEqual([])
    const writtenFiles = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    expect(
      ['files', 'outbox'].filter(
        (part) => !writtenFiles.some(({ parentPath }) => parentPath.startsWith(join(folder, part))),
      ),
    ).toEqual([])
    for (const { parentPath, name } of writtenFiles)
      expect(leakedNumbers(readFileSync(join(parentPath, name), 'latin1')), name).toEqual([])
    expect(logLines.length).toBeGreaterThan(0)
    expect(leakedNumbers(logLines.join('\n'))).toEqual([])
    expect(leakedNumbers(portal.sentMails.map(({ subject, text }) => subject + text).join('\n'))).toEqual([])
    expect(await db().$count(bills)).toBeGreaterThan(0)
  })

  const answerTo = async (id: OperationId, given: Ids, session: string) => {
    const { status, code, msg, data } = await portal.call(id, bodiesWithIds[id]!(given) as never, { session })
    // A list repeats the requested subscription id, which differs between the two compared answers.
    return JSON.stringify({ status, code, msg, data }).replaceAll(given.subscriptionId, 'asked')
  }
  const unknownIds = (): Ids => ({
    subscriptionId: randomUUID(),
    subscriptionNo: 'S2026-999999',
    billId: randomUUID(),
    draftId: randomUUID(),
  })

  describe('is reported as missing to a member of another company by', () => {
    it.each(ids)('%s', async (id) => {
      expect(await answerTo(id, mine, stranger)).toEqual(await answerTo(id, unknownIds(), stranger))
    })
  })

  it.each(draftTables)(
    'includes drafts that only their own member can read, and no colleague: %s',
    async (id) => {
      expect(await answerTo(id, mine, colleague)).toEqual(await answerTo(id, unknownIds(), colleague))
      expect(
        (await portal.call('getSubscriptionDraft', { draftId: mine.draftId }, { session: own })).code,
      ).toBe(200)
    },
  )

  it('includes uploaded documents: until a request contains a document, only its uploader can use it, and others get the answer for an unknown document', async () => {
    const fileId = await upload()
    const requestWithDocument = async (session: string, rnFileId: string) =>
      portal.call(
        'requestSubscription',
        requestOf({ draftId: await beginDraft(session), paymentMethodCode: 'G', rnFileId }),
        { session },
      )
    const { code, msg } = await requestWithDocument(stranger, newToken())
    expect(await requestWithDocument(stranger, fileId)).toMatchObject({ code, msg })
    expect(await requestWithDocument(own, fileId)).toMatchObject({ code: 200 })
  })
})
