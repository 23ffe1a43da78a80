import { describe, expect, it } from 'vitest'
import { popbillServer } from '#server/testing/popbill-server.ts'
import { popbillCashReceipts } from './popbill.ts'
import { type ReceiptDocument, ReceiptServiceUnknown } from './service.ts'
import { simulatedCashReceipts } from './simulator.ts'

const { answers, asked, site } = popbillServer(({ method, url, headers, body }) => ({
  method,
  url,
  override: headers['x-http-method-override'],
  body: (body === '' ? {} : JSON.parse(body)) as Record<string, unknown>,
}))

const clock = { now: () => new Date('2026-11-21T01:30:00Z') }
const popbill = () =>
  popbillCashReceipts(
    {
      linkId: 'PORTAL',
      secretKey: Buffer.from('not a secret').toString('base64'),
      businessNo: '9990000001',
      isTest: false,
    },
    clock,
    { auth: site(), service: site() },
  )
const document: ReceiptDocument = {
  documentKey: 'B2026-000042-C1',
  tradedAt: new Date('2026-11-20T15:00:30Z'),
  supplyAmount: 225_000,
  vatAmount: 22_500,
  usage: 'DEDUCTION',
  number: '01012345678',
  payer: '오하늘',
  item: '접근 관리 팀 50명',
  email: 'billing@solbaram.example',
  seller: {
    businessNo: '9990000001',
    companyName: '솔바람상회 주식회사',
    ownerName: '오솔길',
    address: '서울특별시 어느 길 1',
    phone: '02-000-0000',
  },
  cancels: null,
}

describe('a receipt', () => {
  it('is issued with the time of the payment in Korea, and has the approval number of the tax office', async () => {
    answers['/Cashbill'] = { status: 200, body: { code: 1, confirmNum: 'TB0000042', tradeDate: '20261121' } }
    expect(await popbill().issue(document)).toEqual({ confirmNo: 'TB0000042', tradedOn: '2026-11-21' })
    expect(asked[0]!.body).toEqual({ access_id: '9990000001', scope: ['member', '140'] })
    expect(asked[1]).toMatchObject({
      method: 'POST',
      override: 'ISSUE',
      body: {
        mgtKey: 'B2026-000042-C1',
        tradeDT: '20261121000030',
        tradeType: '승인거래',
        tradeUsage: '소득공제용',
        totalAmount: '247500',
        supplyCost: '225000',
        tax: '22500',
        serviceFee: '0',
        identityNum: '01012345678',
        franchiseCorpNum: '9990000001',
      },
    })
  })

  it('for expenses is marked as a receipt for expenses, and a receipt under the tax office’s own number as a deduction', async () => {
    answers['/Cashbill'] = { status: 200, body: { confirmNum: 'TB0000042', tradeDate: '20261121' } }
    await popbill().issue({ ...document, usage: 'EXPENSE' })
    await popbill().issue({ ...document, usage: 'SELF' })
    const usages = asked.filter(({ url }) => url === '/Cashbill').map(({ body }) => body['tradeUsage'])
    expect(usages).toEqual(['지출증빙용', '소득공제용'])
  })

  it('that takes back a part names the original receipt, its day and the reason', async () => {
    answers['/Cashbill'] = { status: 200, body: { confirmNum: 'TB0000043', tradeDate: '20261122' } }
    const cancels = {
      confirmNo: 'TB0000042',
      tradedOn: '2026-11-21',
      isPart: true,
      reason: 'REFUND',
    } as const
    await popbill().issue({
      ...document,
      documentKey: 'B2026-000042-C2',
      supplyAmount: 10_000,
      vatAmount: 1_000,
      cancels,
    })
    expect(asked[1]).toMatchObject({
      override: 'REVOKEISSUE',
      body: {
        mgtKey: 'B2026-000042-C2',
        orgConfirmNum: 'TB0000042',
        orgTradeDate: '20261121',
        isPartCancel: true,
        cancelType: 1,
        totalAmount: '11000',
      },
    })
  })

  it.each([
    ['-99003008', 'POINTS'],
    ['-14000014', 'CONTENT'],
    ['-10000001', 'ACCOUNT'],
  ])('that is refused with %s is %s', async (code, failure) => {
    answers['/Cashbill'] = { status: 400, body: { code: Number(code), message: '홍길동' } }
    expect(await popbill().issue(document)).toEqual({ failure, failureCode: code })
  })

  it.each([
    { status: 0, body: {} },
    { status: 500, body: {} },
    { status: 200, body: { confirmNum: 'TB0000042' } },
  ])('without a readable answer is unknown: %j', async (answer) => {
    answers['/Cashbill'] = answer
    await expect(popbill().issue(document)).rejects.toBeInstanceOf(ReceiptServiceUnknown)
  })
})

const number = { confirmNum: 'TB0000042', tradeDate: '20261121' }
it.each([
  [{ stateCode: 300 }, { state: 'ISSUED', sentAt: null, failureCode: null }],
  [
    { stateCode: 304, ntsresultDT: '20261122140000', ntsresultCode: '0000' },
    { state: 'SENT', sentAt: new Date('2026-11-22T05:00:00Z'), failureCode: null },
  ],
  [
    { stateCode: 305, ntsresultCode: 'TS1' },
    { state: 'REJECTED', sentAt: null, failureCode: 'TS1' },
  ],
])('a receipt that is answered with %j is %j', async (fields, known) => {
  answers['/Cashbill/B2026-000042-C1'] = { status: 200, body: { ...number, ...fields } }
  expect(await popbill().read('B2026-000042-C1')).toEqual({
    confirmNo: 'TB0000042',
    tradedOn: '2026-11-21',
    ...known,
  })
})

it('reading a receipt that was never issued returns undefined, and any other refusal leaves the outcome unknown', async () => {
  answers['/Cashbill/B2026-000042-C1'] = { status: 400, body: { code: -14000003 } }
  expect(await popbill().read('B2026-000042-C1')).toBeUndefined()
  answers['/Cashbill/B2026-000042-C1'] = { status: 400, body: { code: -10000001 } }
  await expect(popbill().read('B2026-000042-C1')).rejects.toBeInstanceOf(ReceiptServiceUnknown)
})

describe('the simulation', () => {
  let at = Date.parse('2026-11-21T01:30:00Z')
  const service = simulatedCashReceipts({ now: () => new Date(at) })
  const of = (start: string): ReceiptDocument => ({
    ...document,
    documentKey: start,
    email: `${start}@a.example`,
  })

  it('answers by the beginning of the mail address, issues each key once, and sends the receipt to the tax office a minute later', async () => {
    expect(await service.issue(of('receipt-points'))).toMatchObject({ failure: 'POINTS' })
    expect(await service.issue(of('receipt-refused'))).toMatchObject({ failure: 'CONTENT' })
    await expect(service.issue(of('receipt-silent'))).rejects.toBeInstanceOf(ReceiptServiceUnknown)
    expect(await service.read('receipt-silent')).toMatchObject({ state: 'ISSUED' })
    await service.issue(of('receipt-rejected'))
    await service.issue(of('usual'))
    expect(await service.issue(of('usual'))).toMatchObject({ failure: 'CONTENT' })
    at += 61_000
    expect(await service.read('usual')).toMatchObject({ state: 'SENT' })
    expect(await service.read('receipt-rejected')).toMatchObject({ state: 'REJECTED', failureCode: 'TS1' })
    expect(await service.read('never')).toBeUndefined()
  })
})
