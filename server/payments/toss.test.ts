import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PaymentUnknown } from './gateway.ts'
import { simulatedPayments } from './simulator.ts'
import { tossPayments } from './toss.ts'

const card = {
  code: 'C',
  cardNumber: '4111111111111111',
  cardExpiration: '11/29',
  identity: '9998700017',
} as const
const charge = {
  billingKey: 'Bk_1=',
  customerKey: 'c0ffee',
  idempotencyKey: 'bill-1',
  orderId: 'B2026-000001-1',
  orderName: '통합 로그인',
  amount: 148_500,
}
let answer: { status: number; body: object }
let asked: { url?: string; authorization?: string; idempotencyKey: unknown; body: unknown }[] = []
let service: string
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    const { url, headers } = request
    asked.push({
      url,
      authorization: headers.authorization,
      idempotencyKey: headers['idempotency-key'],
      body: JSON.parse(body),
    })
    const elsewhere = answer.status >= 300 && answer.status < 400 ? { Location: '/elsewhere' } : {}
    response
      .writeHead(answer.status, { 'Content-Type': 'application/json', ...elsewhere })
      .end(JSON.stringify(answer.body))
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
})
const toss = () => tossPayments({ secretKey: 'test_sk_1' }, { service })

describe('Toss Payments', () => {
  it('exchanges the numbers of a card for a key', async () => {
    answer = { status: 200, body: { billingKey: 'Bk_1=', cardCompany: '솔바람' } }
    expect(await toss().issueKey(card, 'c0ffee')).toEqual({ billingKey: 'Bk_1=' })
    expect(asked).toEqual([
      {
        url: '/v1/billing/authorizations/card',
        authorization: `Basic ${btoa('test_sk_1:')}`,
        idempotencyKey: undefined,
        body: {
          customerKey: 'c0ffee',
          cardNumber: card.cardNumber,
          cardExpirationMonth: '11',
          cardExpirationYear: '29',
          customerIdentityNumber: card.identity,
        },
      },
    ])
  })

  it('charges by the key, with one idempotency key per attempt', async () => {
    answer = { status: 200, body: { status: 'DONE', paymentKey: 'pay_1' } }
    expect(await toss().charge(charge)).toEqual({ providerKey: 'pay_1' })
    expect(asked).toMatchObject([
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

  it.each([302, 307, 308])('follows no redirect with %i', async (status) => {
    answer = { status, body: {} }
    await expect(toss().charge(charge)).rejects.toThrow(PaymentUnknown)
    expect(asked.map(({ url }) => url)).toEqual(['/v1/billing/Bk_1%3D'])
  })

  it('reports an unknown outcome without an answer', async () => {
    await expect(
      tossPayments({ secretKey: 'x' }, { service: 'http://127.0.0.1:1' }).charge(charge),
    ).rejects.toThrow(PaymentUnknown)
  })

  it('accepts charges in won', () => {
    expect([
      toss().accepts('C', 'KRW'),
      toss().accepts('C', 'USD'),
      toss().accepts('A', 'KRW'),
      toss().accepts('G', 'KRW'),
    ]).toEqual([true, false, false, false])
  })
})

describe('the simulated payment provider', () => {
  const outcome = async (cardNumber: string) => {
    const key = await simulatedPayments.issueKey({ ...card, cardNumber }, 'c0ffee')
    if ('failure' in key) return key
    expect(key.billingKey).not.toContain(cardNumber.slice(-6))
    return simulatedPayments.charge({ ...charge, ...key })
  }

  it('answers as the card number requests, and the same way again', async () => {
    expect(await outcome(card.cardNumber)).toEqual(await outcome(card.cardNumber))
    expect(await outcome(card.cardNumber)).toMatchObject({ providerKey: expect.stringMatching(/^simpay_/) })
    expect(await outcome('4000000000000002')).toEqual({ failure: 'DECLINED' })
    expect(await outcome('4000000000009995')).toEqual({ failure: 'INSUFFICIENT_FUNDS' })
    expect(await outcome('4000000000000069')).toEqual({ failure: 'METHOD_INVALID' })
    await expect(outcome('4000000000000119')).rejects.toThrow(PaymentUnknown)
  })
})
