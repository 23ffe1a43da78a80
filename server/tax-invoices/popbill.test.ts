import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { popbillServer, popbillToken } from '#server/testing/popbill-server.ts'
import { popbillTaxInvoices } from './popbill.ts'
import { type TaxDocument, TaxServiceUnknown } from './service.ts'

const secretKey = Buffer.from('not a secret').toString('base64')
const party = {
  businessNo: '9990000001',
  companyName: '솔바람상회 주식회사',
  ownerName: '오솔길',
  address: '서울특별시 어느 길 1',
  businessType: '서비스업',
  businessCategory: '소프트웨어',
  email: 'billing@solbaram.example',
}
const document: TaxDocument = {
  documentKey: 'B2026-000042',
  writtenOn: '2026-11-21',
  isPaid: true,
  supplyAmount: 225_000,
  vatAmount: 22_500,
  seller: party,
  buyer: { ...party, businessNo: '9998700017' },
  item: '접근 관리 팀 50명',
  correction: null,
}
const NUMBER = '202611214100001600000042'
const { answers, asked, site } = popbillServer((request) => request)

const clock = { now: () => new Date('2026-11-21T01:30:00Z') }
const popbill = ({ isTest = false } = {}) =>
  popbillTaxInvoices({ linkId: 'PORTAL', secretKey, businessNo: '9990000001', isTest }, clock, {
    auth: site(),
    service: site(),
  })

describe('Popbill', () => {
  it('is called with a signed token, which is used until it expires', async () => {
    answers['/Taxinvoice'] = { status: 200, body: { code: 1, message: '', ntsConfirmNum: NUMBER } }
    const service = popbill()
    await service.issue(document)
    await service.issue(document)
    const [signed, ...calls] = asked
    const digest = createHash('sha256').update(signed!.body).digest('base64')
    const date = '2026-11-21T01:30:00.000Z'
    const signature = createHmac('sha256', Buffer.from(secretKey, 'base64'))
      .update(`POST\n${digest}\n${date}\n2.0\n/POPBILL/Token`)
      .digest('base64')
    expect(signed).toMatchObject({
      method: 'POST',
      url: '/POPBILL/Token',
      body: '{"access_id":"9990000001","scope":["member","110"]}',
      headers: { 'x-lh-date': date, 'x-lh-version': '2.0', authorization: `LINKHUB PORTAL ${signature}` },
    })
    expect(calls.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/Taxinvoice', 'Bearer token-1'],
      ['/Taxinvoice', 'Bearer token-1'],
    ])
  })

  it('has a separate sandbox', async () => {
    answers['/POPBILL_TEST/Token'] = { status: 200, body: popbillToken }
    await expect(popbill({ isTest: true }).issue(document)).rejects.toBeInstanceOf(TaxServiceUnknown)
    expect(asked[0]!.url).toBe('/POPBILL_TEST/Token')
  })

  it('issues a document by its key', async () => {
    answers['/Taxinvoice'] = { status: 200, body: { code: 1, message: '', ntsConfirmNum: NUMBER } }
    expect(await popbill().issue(document)).toEqual({ taxInvoiceNo: NUMBER })
    const { headers, body } = asked[1]!
    expect(headers['x-http-method-override']).toBe('ISSUE')
    expect(JSON.parse(body)).toEqual({
      issueType: '정발행',
      taxType: '과세',
      chargeDirection: '정과금',
      writeDate: '20261121',
      purposeType: '영수',
      supplyCostTotal: '225000',
      taxTotal: '22500',
      totalAmount: '247500',
      invoicerMgtKey: 'B2026-000042',
      invoicerCorpNum: '9990000001',
      invoicerCorpName: '솔바람상회 주식회사',
      invoicerCEOName: '오솔길',
      invoicerAddr: '서울특별시 어느 길 1',
      invoicerBizClass: '소프트웨어',
      invoicerBizType: '서비스업',
      invoicerEmail: 'billing@solbaram.example',
      invoiceeType: '사업자',
      invoiceeCorpNum: '9998700017',
      invoiceeCorpName: '솔바람상회 주식회사',
      invoiceeCEOName: '오솔길',
      invoiceeAddr: '서울특별시 어느 길 1',
      invoiceeBizClass: '소프트웨어',
      invoiceeBizType: '서비스업',
      invoiceeEmail1: 'billing@solbaram.example',
      detailList: [
        {
          serialNum: 1,
          purchaseDT: '20261121',
          itemName: '접근 관리 팀 50명',
          supplyCost: '225000',
          tax: '22500',
        },
      ],
      forceIssue: true,
    })
  })

  it.each([
    ['CHANGE', 2],
    ['CANCELLATION', 4],
  ] as const)(
    'corrects by a %s with the code %i and the number of the original',
    async (reason, modifyCode) => {
      answers['/Taxinvoice'] = { status: 200, body: { code: 1, message: '', ntsConfirmNum: NUMBER } }
      const correction = { reason, originalNo: NUMBER, originalWrittenOn: '2026-11-21' }
      await popbill().issue({
        ...document,
        supplyAmount: -63_637,
        vatAmount: -6_363,
        isPaid: false,
        correction,
      })
      expect(JSON.parse(asked[1]!.body)).toMatchObject({
        modifyCode,
        orgNTSConfirmNum: NUMBER,
        remark1: '당초 작성일자 2026-11-21',
        supplyCostTotal: '-63637',
        taxTotal: '-6363',
        totalAmount: '-70000',
        purposeType: '청구',
      })
    },
  )

  it.each([
    [-99_003_008, 'POINTS'],
    [-11_001_014, 'CONTENT'],
    [-10_000_009, 'ACCOUNT'],
  ])('refuses a document with the code %i: %s', async (code, failure) => {
    answers['/Taxinvoice'] = {
      status: 400,
      body: { code, message: '오솔길 님의 문서를 발행할 수 없습니다.' },
    }
    expect(await popbill().issue(document)).toEqual({ failure, failureCode: String(code) })
  })

  it.each([
    ['no answer', 0, {}],
    ['a failure', 500, { code: -11_000_001, message: '' }],
    ['no JSON', 502, '<html>'],
    ['a success without a number', 200, { code: 1, message: '' }],
    ['a refusal without a code', 400, { message: '거절' }],
    ['a token that ended', 401, { code: -10_000_001, message: '' }],
    ['a redirect', 302, {}],
  ])('leaves the outcome open after %s', async (_, status, body) => {
    answers['/Taxinvoice'] = { status, body }
    await expect(popbill().issue(document)).rejects.toBeInstanceOf(TaxServiceUnknown)
  })

  it('does not pass on the error messages of the service, which may name people', async () => {
    answers['/Taxinvoice'] = { status: 500, body: { code: -11_000_001, message: '오솔길' } }
    await expect(popbill().issue(document)).rejects.toThrow('Popbill answered 500 (-11000001).')
  })

  it.each([
    [300, 'ISSUED'],
    [301, 'ISSUED'],
    [302, 'ISSUED'],
    [303, 'ISSUED'],
    [304, 'SENT'],
    [305, 'REJECTED'],
  ])('reads a document in the state %i as %s', async (stateCode, state) => {
    answers['/Taxinvoice/SELL/B2026-000042'] = {
      status: 200,
      body: {
        itemKey: '026112100000000001',
        stateCode,
        ntsconfirmNum: NUMBER,
        ntsresultDT: '20261122150312',
        ntssendErrCode: stateCode === 305 ? 'ERR002' : 'SUC001',
      },
    }
    expect(await popbill().read('B2026-000042')).toEqual({
      taxInvoiceNo: NUMBER,
      state,
      sentAt: state === 'SENT' ? new Date('2026-11-22T06:03:12Z') : null,
      failureCode: state === 'REJECTED' ? 'ERR002' : null,
    })
  })

  it('returns no document if the service answers that none was issued, and reports any other answer as unknown', async () => {
    const at = '/Taxinvoice/SELL/B2026-000042'
    answers[at] = { status: 400, body: { code: -11_000_005, message: '문서가 존재하지 않습니다.' } }
    expect(await popbill().read('B2026-000042')).toBeUndefined()
    for (const { status, body } of [
      { status: 400, body: { code: -11_000_007, message: '' } },
      { status: 404, body: {} },
      { status: 200, body: { stateCode: 100, ntsconfirmNum: null } },
    ]) {
      answers[at] = { status, body }
      await expect(popbill().read('B2026-000042')).rejects.toBeInstanceOf(TaxServiceUnknown)
    }
  })

  it('sends an issued document to the tax office at once, and does not treat a refusal to do so as a failure', async () => {
    answers['/Taxinvoice/SELL/B2026-000042'] = { status: 400, body: { code: -11_002_001, message: '' } }
    await popbill().send('B2026-000042')
    expect(asked[1]).toMatchObject({ method: 'POST', headers: { 'x-http-method-override': 'NTS' } })
  })
})
