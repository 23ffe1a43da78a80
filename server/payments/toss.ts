import type { ChargeFailure } from '#domain/bill/failures.ts'
import { isCalendarDate } from '#domain/dates.ts'
import type { SettledMoney } from '#domain/settlement/compare.ts'
import { type Charge, type PaymentGateway, PaymentUnknown } from './gateway.ts'

const SERVICE = 'https://api.tosspayments.com'
const SCRIPT = 'https://js.tosspayments.com/v2/standard'
/** The origins of the script, and of the addresses that it calls and opens. */
const ORIGINS = ['https://js.tosspayments.com', 'https://*.tosspayments.com']
const TIMEOUT_MS = 15_000
/** The number of lines on a page of settlements; the service allows at most 5,000. */
const SETTLEMENTS_AT_ONCE = 1_000

const failures = new Map<string, ChargeFailure>(
  Object.entries({
    REJECT_ACCOUNT_PAYMENT: 'INSUFFICIENT_FUNDS',
    EXCEED_MAX_DAILY_PAYMENT_COUNT: 'LIMIT_EXCEEDED',
    EXCEED_MAX_PAYMENT_AMOUNT: 'LIMIT_EXCEEDED',
    EXCEED_MAX_AMOUNT: 'LIMIT_EXCEEDED',
    INVALID_CARD_EXPIRATION: 'METHOD_INVALID',
    INVALID_STOPPED_CARD: 'METHOD_INVALID',
    INVALID_CARD_NUMBER: 'METHOD_INVALID',
    INVALID_CARD_LOST_OR_STOLEN: 'METHOD_INVALID',
    INVALID_CARD_IDENTITY: 'METHOD_INVALID',
    INVALID_REJECT_CARD: 'METHOD_INVALID',
    INVALID_BILL_KEY_REQUEST: 'METHOD_INVALID',
    NOT_SUPPORTED_CARD_TYPE: 'METHOD_INVALID',
  }),
)

/**
 * Charges cards in won through Toss Payments' billing keys (docs.tosspayments.com, "자동결제(빌링) 결제창 연동하기"). The card is
 * entered in a window of the service, which returns an authKey; the authKey is exchanged for a billing key. Each
 * charge has an Idempotency-Key, for which the service returns the same answer for fifteen days. `clientKey` is the
 * public key for the window, `secretKey` the key for the server.
 */
export function tossPayments(
  { secretKey, clientKey }: { secretKey: string; clientKey: string },
  { service = SERVICE }: { service?: string } = {},
): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`, 'utf8').toString('base64')}`

  const post = (path: string, headers: Record<string, string>, body: object): Promise<Answer> =>
    ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  async function ask(
    path: string,
    request: { method: string; headers: Record<string, string>; body?: string },
  ) {
    const response = await fetch(new URL(path, service), {
      ...request,
      headers: { ...request.headers, Authorization: authorization },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new PaymentUnknown(
        `Toss Payments did not answer (${error instanceof Error ? error.name : 'unknown'}).`,
      )
    })
    const fields = (await response.json().catch(() => ({}))) as Answer['fields']
    return { ok: response.ok, status: response.status, fields }
  }

  return {
    accepts: (code, currency) => code === 'C' && currency === 'KRW',

    cardWindow: { scriptUrl: SCRIPT, clientKey, origins: ORIGINS },

    async issueCardKey({ authKey, customerKey }) {
      const answer = await post('/v1/billing/authorizations/issue', {}, { authKey, customerKey })
      const { billingKey, cardCompany, cardNumber } = answer.fields
      if (!answer.ok || !isServiceCode(billingKey)) return { failure: failureOf(answer) }
      return { billingKey, ...maskedCardOf(cardCompany, cardNumber), cardExpiration: null }
    },

    issueKey: async () => ({ failure: 'METHOD_INVALID' }),

    async charge({ billingKey, customerKey, idempotencyKey, orderId, orderName, amount }: Charge) {
      const path = `/v1/billing/${encodeURIComponent(billingKey)}`
      const answer = await post(
        path,
        { 'Idempotency-Key': idempotencyKey },
        { customerKey, orderId, orderName, amount },
      )
      const { paymentKey, status } = answer.fields
      return answer.ok && status === 'DONE' && isServiceCode(paymentKey)
        ? { providerKey: paymentKey }
        : { failure: failureOf(answer) }
    },

    async readOrder(orderId) {
      const path = `/v1/payments/orders/${encodeURIComponent(orderId)}`
      const answer = await ask(path, { method: 'GET', headers: {} })
      if (answer.status === 404) return undefined
      const { paymentKey, status, totalAmount, balanceAmount } = answer.fields
      if (!answer.ok || !isServiceCode(paymentKey) || !isAmount(totalAmount) || !isAmount(balanceAmount))
        throw new PaymentUnknown(`Toss Payments answered ${answer.status} for an order.`)
      return {
        providerKey: paymentKey,
        state: stateOf(String(status)),
        amount: totalAmount,
        givenBack: stateOf(String(status)) === 'PAID' ? totalAmount - balanceAmount : 0,
      }
    },

    async settlements(from, to) {
      const lines: SettledMoney[] = []
      for (let page = 1; ; page += 1) {
        const query = new URLSearchParams({
          startDate: from,
          endDate: to,
          dateType: 'soldDate',
          page: String(page),
          size: String(SETTLEMENTS_AT_ONCE),
        })
        const {
          ok,
          status,
          fields: rows,
        } = await ask(`/v1/settlements?${query}`, { method: 'GET', headers: {} })
        if (!ok || !Array.isArray(rows))
          throw new PaymentUnknown(`Toss Payments answered ${status} for its settlements.`)
        lines.push(...rows.map(settledMoneyOf))
        if (rows.length < SETTLEMENTS_AT_ONCE) return lines
      }
    },

    async refund({ providerKey, amount, reason, idempotencyKey }) {
      const answer = await post(
        `/v1/payments/${encodeURIComponent(providerKey)}/cancel`,
        { 'Idempotency-Key': idempotencyKey },
        { cancelReason: reason, cancelAmount: amount },
      )
      if (answer.ok && canceledStates.has(String(answer.fields.status))) return 'DONE'
      // Throws if the answer does not show whether money was moved.
      failureOf(answer)
      return 'REFUSED'
    },
  }
}

/**
 * Reads a line of the list of settlements (docs.tosspayments.com, "정산 조회"). `cancel` contains a refund; the amounts
 * of such a line may be negative or positive. The fee is the sum of `supplyAmount` and `vat`.
 */
function settledMoneyOf(row: unknown): SettledMoney {
  const fields = (row ?? {}) as Record<string, unknown>
  const { paymentKey, transactionKey, orderId, amount, supplyAmount, vat, payOutAmount, soldDate, cancel } =
    fields
  const sums = [amount, supplyAmount, vat, payOutAmount]
  if (
    ![paymentKey, transactionKey, orderId].every(isServiceCode) ||
    !sums.every(Number.isSafeInteger) ||
    !isDay(soldDate)
  )
    throw new PaymentUnknown('Toss Payments answered with a settlement that cannot be read.')
  const [total, supply, tax, payout] = (sums as number[]).map(Math.abs) as [number, number, number, number]
  return {
    moneyKind: (cancel ?? null) !== null || Number(amount) < 0 ? 'REFUND' : 'CHARGE',
    providerKey: String(paymentKey),
    transactionKey: String(transactionKey),
    orderId: String(orderId),
    amount: total,
    fee: supply + tax,
    payout,
    soldOn: soldDate,
  }
}
const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDate(value)

type Answer = {
  ok: boolean
  status: number
  fields: Partial<
    Record<
      | 'code'
      | 'billingKey'
      | 'cardCompany'
      | 'cardNumber'
      | 'paymentKey'
      | 'status'
      | 'totalAmount'
      | 'balanceAmount',
      unknown
    >
  >
}

/**
 * Returns the state of a payment: PAID also if a part of it was refunded, FAILED for ABORTED and EXPIRED, which are
 * final.
 */
function stateOf(status: string): 'PAID' | 'OPEN' | 'FAILED' {
  if (status === 'DONE' || canceledStates.has(status)) return 'PAID'
  return status === 'ABORTED' || status === 'EXPIRED' ? 'FAILED' : 'OPEN'
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** The states of a partly or fully refunded payment. */
const canceledStates = new Set(['CANCELED', 'PARTIAL_CANCELED'])

// 400, 403 and 404 are about this card or charge; 401, 409 (still in progress), 429 and 5xx do not show
// whether money was moved.
const finalStatuses = new Set([400, 403, 404])

function failureOf({ status, fields: { code } }: Answer): ChargeFailure {
  if (!finalStatuses.has(status))
    throw new PaymentUnknown(
      `Toss Payments answered ${status} (${isServiceCode(code) ? code : 'no reason'}).`,
    )
  return (isServiceCode(code) ? failures.get(code) : undefined) ?? 'DECLINED'
}

/** Returns the company of a card and the last four characters of its masked number, such as `43301234****123*`. */
function maskedCardOf(company: unknown, number: unknown): { cardInfo: string; lastFour: string } {
  const cardInfo = typeof company === 'string' && company !== '' ? company.slice(0, 50) : '카드'
  const lastFour = typeof number === 'string' ? number.slice(-4) : ''
  return { cardInfo, lastFour: /^\d{3}[\d*]$/.test(lastFour) ? lastFour : '****' }
}

// Errors include only codes of the service: its messages may name people.
const isServiceCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w=+/-]{1,300}$/.test(value)
