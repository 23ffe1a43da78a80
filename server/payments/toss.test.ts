import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PaymentUnknown } from './gateway.ts'
import { simulatedAuthKey } from './simulated-card.ts'
import { simulatedPayments } from './simulator.ts'
import { tossPayments } from './toss.ts'

const auth = { authKey: 'bln_wX0pYnQy=', customerKey: 'c0ffee' }
const charge = {
  billingKey: 'Bk_1=',
  customerKey: 'c0ffee',
  idempotencyKey: 'bill-1',
  orderId: 'B2026-000001-1',
  orderName: '통합 로그인',
  amount: 148_500,
}
let answer: { status: number; body: object }
let receivedRequests: { url?: string; authorization?: string; idempotencyKey: unknown; body: unknown }[] = []
let service: string
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    const { url, headers } = request
    receivedRequests.push({
      url,
      authorization: headers.authorization,
      idempotencyKey: headers['idempotency-key'],
      body: body === '' ? undefined : JSON.parse(body),
    })
    const redirectHeaders = answer.status >= 300 && answer.status < 400 ? { Location: '/elsewhere' } : {}
    response
      .writeHead(answer.status, { 'Content-Type': 'application/json', ...redirectHeaders })
      .end(JSON.stringify(answer.body))
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  receivedRequests = []
})
const toss = () => tossPayments({ secretKey: 'test_sk_1', clientKey: 'test_ck_1' }, { service })

describe('Toss Payments', () => {
  it('exchanges the answer of the card window for a billing key', async () => {
    answer = {
      status: 200,
      body: {
        billingKey: 'Bk_1=',
        cardCompany: '솔바람카드',
        cardNumber: '43301234****123*',
        method: '카드',
      },
    }
    expect(await toss().issueCardKey(auth)).toEqual({
      billingKey: 'Bk_1=',
      cardInfo: '솔바람카드',
      lastFour: '123*',
      cardExpiration: null,
    })
    expect(receivedRequests).toEqual([
      {
        url: '/v1/billing/authorizations/issue',
        authorization: `Basic ${btoa('test_sk_1:')}`,
        idempotencyKey: undefined,
        body: auth,
      },
    ])
  })

  it.each([
    [undefined, undefined, '카드', '****'],
    ['', '4330', '카드', '4330'],
    ['솔'.repeat(80), '<b>12', '솔'.repeat(50), '****'],
  ])(
    'reveals only the card company and the last digits of a card: %s %s',
    async (cardCompany, cardNumber, ...shown) => {
      answer = { status: 200, body: { billingKey: 'Bk_1=', cardCompany, cardNumber } }
      const issued = await toss().issueCardKey(auth)
      expect('failure' in issued || [issued.cardInfo, issued.lastFour]).toEqual(shown)
    },
  )

  it.each([
    [400, 'INVALID_AUTHORIZE_AUTH', { failure: 'DECLINED' }],
    [400, 'INVALID_CARD_LOST_OR_STOLEN', { failure: 'METHOD_INVALID' }],
  ])('refuses a key that is used, or a card: %i %s', async (status, code, outcome) => {
    answer = { status, body: { code } }
    expect(await toss().issueCardKey(auth)).toEqual(outcome)
  })

  it('issues no key for a bank account', async () => {
    const account = { code: 'A', bankCode: '004', accountNumber: '110', identity: null } as const
    expect(await toss().issueKey(account, 'c0ffee')).toEqual({ failure: 'METHOD_INVALID' })
  })

  it('charges with the billing key, with one idempotency key per attempt', async () => {
    answer = { status: 200, body: { status: 'DONE', paymentKey: 'pay_1' } }
    expect(await toss().charge(charge)).toEqual({ providerKey: 'pay_1' })
    expect(receivedRequests).toMatchObject([
      {
        url: '/v1/billing/Bk_1%3D',
        idempotencyKey: 'bill-1',
        body: { customerKey: 'c0ffee', orderId: charge.orderId, amount: 148_500 },
      },
    ])
  })

  it.each([
    [403, 'REJECT_ACCOUNT_PAYMENT', 'INSUFFICIENT_FUNDS'],
    [400, 'INVALID_STOPPED_CARD', 'METHOD_INVALID'],
    [403, 'EXCEED_MAX_AMOUNT', 'LIMIT_EXCEEDED'],
    [403, 'REJECT_CARD_COMPANY', 'DECLINED'],
    [404, 'toString', 'DECLINED'],
  ])('translates a refusal: %i %s', async (status, code, failure) => {
    answer = { status, body: { code, message: '홍길동 님의 카드' } }
    expect(await toss().charge(charge)).toEqual({ failure })
  })

  it.each([
    [409, 'IDEMPOTENT_REQUEST_PROCESSING'],
    [401, 'UNAUTHORIZED_KEY'],
    [500, 'FAILED_INTERNAL_SYSTEM_PROCESSING'],
    [200, 'no payment'],
  ])('reports an unknown outcome: %i %s', async (status, code) => {
    answer = { status, body: { code, message: '홍길동 님의 카드' } }
    const error: unknown = await toss()
      .charge(charge)
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(PaymentUnknown)
    expect(String(error)).not.toContain('홍길동')
  })

  const refund = { providerKey: 'pay/1', amount: 40_000, reason: '판매자 환불', idempotencyKey: 'b-refund-1' }

  it.each(['CANCELED', 'PARTIAL_CANCELED'])(
    'refunds a payment with one idempotency key: %s',
    async (status) => {
      answer = { status: 200, body: { status, paymentKey: 'pay/1' } }
      expect(await toss().refund(refund)).toBe('DONE')
      expect(receivedRequests).toEqual([
        {
          url: '/v1/payments/pay%2F1/cancel',
          authorization: `Basic ${btoa('test_sk_1:')}`,
          idempotencyKey: 'b-refund-1',
          body: { cancelReason: '판매자 환불', cancelAmount: 40_000 },
        },
      ])
    },
  )

  it.each([
    [403, 'NOT_CANCELABLE_AMOUNT'],
    [400, 'ALREADY_CANCELED_PAYMENT'],
    [404, 'NOT_FOUND_PAYMENT'],
  ])('reports a refund that is refused: %i %s', async (status, code) => {
    answer = { status, body: { code } }
    expect(await toss().refund(refund)).toBe('REFUSED')
  })

  it.each([
    [409, 'IDEMPOTENT_REQUEST_PROCESSING'],
    [500, 'FAILED_INTERNAL_SYSTEM_PROCESSING'],
    [200, 'DONE'],
  ])('reports a refund whose outcome is unknown: %i %s', async (status, code) => {
    answer = { status, body: { code, status: code } }
    await expect(toss().refund(refund)).rejects.toThrow(PaymentUnknown)
  })

  it.each([
    ['DONE', 148_500, { state: 'PAID', givenBack: 0 }],
    ['PARTIAL_CANCELED', 100_000, { state: 'PAID', givenBack: 48_500 }],
    ['CANCELED', 0, { state: 'PAID', givenBack: 148_500 }],
    ['IN_PROGRESS', 148_500, { state: 'OPEN', givenBack: 0 }],
    ['ABORTED', 148_500, { state: 'FAILED', givenBack: 0 }],
  ])('reads a charge by its order: %s', async (status, balanceAmount, expected) => {
    answer = { status: 200, body: { paymentKey: 'pay_1', status, totalAmount: 148_500, balanceAmount } }
    expect(await toss().readOrder('B2026-000001-1')).toEqual({
      providerKey: 'pay_1',
      amount: 148_500,
      ...expected,
    })
    expect(receivedRequests).toEqual([
      {
        url: '/v1/payments/orders/B2026-000001-1',
        authorization: `Basic ${btoa('test_sk_1:')}`,
        idempotencyKey: undefined,
        body: undefined,
      },
    ])
  })

  it('returns no charge for an order that the service does not know, and reports an unreadable answer as unknown', async () => {
    answer = { status: 404, body: { code: 'NOT_FOUND_PAYMENT' } }
    expect(await toss().readOrder('B2026-000001-1')).toBeUndefined()
    for (const body of [{}, { paymentKey: 'pay_1', status: 'DONE', totalAmount: '1', balanceAmount: 0 }]) {
      answer = { status: 200, body }
      await expect(toss().readOrder('B2026-000001-1')).rejects.toThrow(PaymentUnknown)
    }
  })

  const settled = {
    mId: 'demo',
    paymentKey: 'pay_1',
    transactionKey: 'T1',
    orderId: 'B2026-000001-1',
    amount: 148_500,
    supplyAmount: 4_000,
    vat: 400,
    payOutAmount: 144_100,
    soldDate: '2026-11-20',
    cancel: null,
  }

  it('reads the settlements of some days, including refunds', async () => {
    const back = {
      ...settled,
      transactionKey: 'T2',
      amount: -1_100,
      supplyAmount: -30,
      vat: -3,
      payOutAmount: -1_067,
    }
    answer = { status: 200, body: [settled, { ...back, cancel: { cancelAmount: 1_100 } }] as never }
    const commonFields = { providerKey: 'pay_1', orderId: 'B2026-000001-1', soldOn: '2026-11-20' }
    expect(await toss().settlements('2026-11-14', '2026-11-20')).toEqual([
      {
        ...commonFields,
        moneyKind: 'CHARGE',
        transactionKey: 'T1',
        amount: 148_500,
        fee: 4_400,
        payout: 144_100,
      },
      { ...commonFields, moneyKind: 'REFUND', transactionKey: 'T2', amount: 1_100, fee: 33, payout: 1_067 },
    ])
    expect(receivedRequests.map(({ url }) => url)).toEqual([
      '/v1/settlements?startDate=2026-11-14&endDate=2026-11-20&dateType=soldDate&page=1&size=1000',
    ])
  })

  it.each([
    [500, { code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' }],
    [200, {}],
    [200, [{ ...settled, amount: '148500' }]],
    [200, [{ ...settled, soldDate: '20261120' }]],
    [200, [{ ...settled, paymentKey: '' }]],
  ])('takes no settlements from an answer that it cannot read: %i %j', async (status, body) => {
    answer = { status, body: body as never }
    await expect(toss().settlements('2026-11-14', '2026-11-20')).rejects.toThrow(PaymentUnknown)
  })

  it.each([302, 307, 308])('follows no redirect with status %i', async (status) => {
    answer = { status, body: {} }
    await expect(toss().charge(charge)).rejects.toThrow(PaymentUnknown)
    expect(receivedRequests.map(({ url }) => url)).toEqual(['/v1/billing/Bk_1%3D'])
  })

  it('reports an unknown outcome if there is no answer', async () => {
    await expect(
      tossPayments({ secretKey: 'x', clientKey: 'y' }, { service: 'http://127.0.0.1:1' }).charge(charge),
    ).rejects.toThrow(PaymentUnknown)
  })

  it('accepts only card charges in won', () => {
    expect([
      toss().accepts('C', 'KRW'),
      toss().accepts('C', 'USD'),
      toss().accepts('A', 'KRW'),
      toss().accepts('G', 'KRW'),
    ]).toEqual([true, false, false, false])
  })
})

describe('the simulated payment provider', () => {
  async function outcome(lastFour: string) {
    const authKey = simulatedAuthKey({ lastFour, cardExpiration: '11/29' })
    const key = await simulatedPayments.issueCardKey({ authKey, customerKey: 'c0ffee' })
    if ('failure' in key) return key
    expect(key).toMatchObject({ lastFour, cardExpiration: '11/29' })
    return simulatedPayments.charge({ ...charge, ...key })
  }

  it('answers as the card number determines, and answers a repeated call identically', async () => {
    expect(await outcome('1111')).toEqual(await outcome('1111'))
    expect(await outcome('1111')).toMatchObject({ providerKey: expect.stringMatching(/^simpay_/) })
    expect(await outcome('0002')).toEqual({ failure: 'DECLINED' })
    expect(await outcome('9995')).toEqual({ failure: 'INSUFFICIENT_FUNDS' })
    expect(await outcome('0069')).toEqual({ failure: 'METHOD_INVALID' })
    await expect(outcome('0119')).rejects.toThrow(PaymentUnknown)
  })

  it('accepts only the keys that its card window returned', async () => {
    for (const authKey of ['', 'bln_1', 'simauth_1111_1129_short'])
      expect(await simulatedPayments.issueCardKey({ authKey, customerKey: 'c0ffee' })).toEqual({
        failure: 'METHOD_INVALID',
      })
  })
})
