import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { kstDate } from '#domain/dates.ts'
import { certificate, certificateKey } from '#server/testing/mail-certificate.ts'

/** The hosts of Toss Payments that a browser opens: its script, and the window in which a card is typed. */
const [SCRIPT_HOST, WINDOW_HOST] = ['js.tosspayments.com', 'payment-gateway.tosspayments.com']

const SCRIPT = `window.TossPayments = (clientKey) => ({
  payment: ({ customerKey }) => ({
    requestBillingAuth: async ({ successUrl, failUrl }) => {
      location.assign('https://${WINDOW_HOST}/card?' + new URLSearchParams({ clientKey, customerKey, successUrl, failUrl }))
    },
  }),
})
`

/** The bodies of the portal's requests to the API. */
type RequestBody = { authKey?: string; orderId?: string; amount?: number; cancelAmount?: number }
type Payment = { paymentKey: string; orderId: string; totalAmount: number; balanceAmount: number }
type Line = ReturnType<typeof lineOf>

/**
 * Starts the payment service of a portal in production: its script and its window on the hosts of Toss Payments with
 * TLS, and its API at an address of this machine (docs.tosspayments.com, "자동결제(빌링)", "정산 조회"). It never passes on the
 * typed card number. `now` returns the time for its list of settlements.
 */
export async function startPaymentService(now: () => Date) {
  const cards = new Map<string, string>()
  const payments = new Map<string, Payment>()
  const lines: Line[] = []
  const answersByKey = new Map<string, object>()

  async function answerBrowser(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', `https://${request.headers.host}`)
    if (request.headers.host?.startsWith(SCRIPT_HOST) && pathname === '/v2/standard')
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SCRIPT)
    if (!request.headers.host?.startsWith(WINDOW_HOST)) return void response.writeHead(404).end()
    if (request.method === 'POST') {
      const typed = new URLSearchParams(await text(request))
      const authKey = `auth_${randomBytes(12).toString('hex')}`
      cards.set(authKey, typed.get('cardNumber')!)
      const returnUrl = new URL(searchParams.get('successUrl')!)
      returnUrl.searchParams.set('customerKey', searchParams.get('customerKey')!)
      returnUrl.searchParams.set('authKey', authKey)
      return void response.writeHead(303, { Location: returnUrl.href }).end()
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><html lang="ko"><title>카드 등록</title><h1>카드 등록</h1><form method="post">
<label>카드 번호<input name="cardNumber"></label><label>유효 기간<input name="cardExpiration"></label><button>카드 등록</button></form>`,
    )
  }

  async function answerServer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await text(request)) || '{}'
    const send = (status: number, fields: object) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(fields))
    const key = request.headers['idempotency-key']
    const earlierAnswer = typeof key === 'string' ? answersByKey.get(key) : undefined
    if (earlierAnswer) return send(200, earlierAnswer)
    const fields = answerOf(request.url ?? '', JSON.parse(body) as RequestBody)
    if (!fields) return send(404, { code: 'NOT_FOUND' })
    if (typeof key === 'string') answersByKey.set(key, fields)
    send(200, fields)
  }

  function answerOf(path: string, body: RequestBody): object | undefined {
    if (path.startsWith('/v1/settlements?')) {
      const queryParameters = new URLSearchParams(path.split('?')[1])
      const [from, to] = [queryParameters.get('startDate')!, queryParameters.get('endDate')!]
      return queryParameters.get('page') === '1'
        ? lines.filter(({ soldDate }) => soldDate >= from && soldDate <= to)
        : []
    }
    const [, order] = /^\/v1\/payments\/orders\/([\w-]+)$/.exec(path) ?? []
    const [, cancelled] = /^\/v1\/payments\/([\w-]+)\/cancel$/.exec(path) ?? []
    if (path === '/v1/billing/authorizations/issue') {
      const number = cards.get(body.authKey ?? '')
      if (number === undefined) return undefined
      const cardNumber = `${number.slice(0, 8)}****${number.slice(-4, -1)}*`
      return { billingKey: `key_${randomBytes(12).toString('hex')}`, cardCompany: '새벽', cardNumber }
    }
    if (order !== undefined) return paymentOf(payments.get(order))
    if (cancelled !== undefined) {
      const payment = [...payments.values()].find(({ paymentKey }) => paymentKey === cancelled)
      const { cancelAmount = 0 } = body
      if (!payment || cancelAmount > payment.balanceAmount) return undefined
      payment.balanceAmount -= cancelAmount
      lines.push(lineOf(payment, -cancelAmount, now()))
      return paymentOf(payment)
    }
    if (!path.startsWith('/v1/billing/key_')) return undefined
    const { orderId = '', amount = 0 } = body
    const paymentKey = `pay_${randomBytes(12).toString('hex')}`
    const payment = { paymentKey, orderId, totalAmount: amount, balanceAmount: amount }
    payments.set(orderId, payment)
    lines.push(lineOf(payment, amount, now()))
    return paymentOf(payment)
  }

  const answers = (answer: typeof answerBrowser) => (request: IncomingMessage, response: ServerResponse) =>
    void answer(request, response).catch(() => response.destroy())
  const browserServer = createHttpsServer({ cert: certificate, key: certificateKey }, answers(answerBrowser))
  const apiServer = createHttpServer(answers(answerServer))
  for (const server of [browserServer, apiServer]) await once(server.listen(0, '127.0.0.1'), 'listening')
  const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port
  return {
    settings: {
      TOSS_SECRET_KEY: 'test_sk_none',
      TOSS_CLIENT_KEY: 'test_ck_none',
      TOSS_API_URL: `http://127.0.0.1:${portOf(apiServer)}`,
    },
    /** The browser argument that maps the hosts of the payment service to this machine. */
    browserArgument: `--host-resolver-rules=MAP *.tosspayments.com 127.0.0.1:${portOf(browserServer)}`,
    /** The sum of the charges minus the refunds, in won. */
    taken: () => [...payments.values()].reduce((sum, { balanceAmount }) => sum + balanceAmount, 0),
    async stop() {
      for (const server of [browserServer, apiServer]) {
        const closed = once(server, 'close')
        server.close()
        server.closeAllConnections()
        await closed
      }
    },
  }
}

/**
 * Creates a line of the list of settlements: an amount in won, the time of its payment or refund, and a fee of a
 * tenth.
 */
const lineOf = ({ paymentKey, orderId }: Payment, amount: number, at: Date) => ({
  paymentKey,
  transactionKey: `line_${randomBytes(12).toString('hex')}`,
  orderId,
  amount,
  supplyAmount: amount / 11,
  vat: amount / 110,
  payOutAmount: amount - amount / 10,
  soldDate: kstDate(at),
  cancel: amount < 0 ? { cancelAmount: -amount } : null,
})

const paymentOf = (payment: Payment | undefined) =>
  payment && {
    ...payment,
    status:
      payment.balanceAmount === payment.totalAmount
        ? 'DONE'
        : payment.balanceAmount === 0
          ? 'CANCELED'
          : 'PARTIAL_CANCELED',
  }
