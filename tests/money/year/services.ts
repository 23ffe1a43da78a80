import { addDays } from '#domain/dates.ts'
import type { SettledMoney } from '#domain/settlement/compare.ts'
import { type PaymentGateway, PaymentUnknown, type ServicePayment } from '#server/payments/gateway.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import type { Random } from './random.ts'

/** Money that the payment service moved for an order, once for each idempotency key. */
export type MoneyMovement = { orderId: string; providerKey: string; amount: number }

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Creates a payment service with its own books. Whether a new charge is paid or declined, and a refund made or
 * refused, is random; some answers do not arrive. The service notifies the portal of each movement up to three times,
 * days later and in any order.
 */
export function yearOfPayments(random: Random) {
  const endByKey = new Map<string, 'DONE' | 'REFUSED'>()
  const charges: MoneyMovement[] = []
  const refunds: MoneyMovement[] = []
  const due: { orderId: string; on: string }[] = []
  const settledMoney: SettledMoney[] = []
  let [isCalm, today] = [false, '']

  const answer = <T>(value: T): Promise<T> =>
    !isCalm && random.chance(0.15) ? Promise.reject(new PaymentUnknown('No answer.')) : Promise.resolve(value)
  function notify(orderId: string): void {
    for (let times = random.below(4); times > 0; times -= 1)
      due.push({ orderId, on: addDays(today, random.below(6)) })
  }
  function once(key: string, share: number, move: () => void): 'DONE' | 'REFUSED' {
    const known = endByKey.get(key)
    if (known) return known
    const end = random.chance(share) ? 'DONE' : 'REFUSED'
    endByKey.set(key, end)
    if (end === 'DONE') move()
    return end
  }
  const givenBack = (providerKey: string) => sumOf(refunds.filter((each) => each.providerKey === providerKey))

  /** Adds a movement of money to the settlements of its day. */
  function addSettlement(
    moneyKind: SettledMoney['moneyKind'],
    { orderId, providerKey, amount }: MoneyMovement,
  ): void {
    const fee = Math.floor(amount / 30)
    const transactionKey = `${moneyKind}-${settledMoney.length}`
    settledMoney.push({
      moneyKind,
      orderId,
      providerKey,
      transactionKey,
      amount,
      fee,
      payout: amount - fee,
      soldOn: today,
    })
  }

  const gateway: PaymentGateway = {
    accepts: (code) => code === 'C',
    cardWindow: simulatedPayments.cardWindow,
    issueCardKey: (auth) => simulatedPayments.issueCardKey(auth),
    issueKey: () => Promise.resolve({ billingKey: 'key' }),
    charge({ idempotencyKey, orderId, amount }) {
      const providerKey = `pay-${idempotencyKey}`
      const end = once(idempotencyKey, 0.75, () => {
        charges.push({ orderId, providerKey, amount })
        addSettlement('CHARGE', { orderId, providerKey, amount })
        notify(orderId)
      })
      return answer(
        end === 'DONE' ? { providerKey } : { failure: random.oneOf(['DECLINED', 'INSUFFICIENT_FUNDS']) },
      )
    },
    refund({ idempotencyKey, providerKey, amount }) {
      const charge = charges.find((each) => each.providerKey === providerKey)
      // Like the real payment service, this service never refunds more than it has charged.
      const isLeft = charge !== undefined && givenBack(providerKey) + amount <= charge.amount
      return answer(
        once(idempotencyKey, isLeft ? 0.9 : 0, () => {
          refunds.push({ orderId: charge!.orderId, providerKey, amount })
          addSettlement('REFUND', { orderId: charge!.orderId, providerKey, amount })
          notify(charge!.orderId)
        }),
      )
    },
    async settlements(from, to) {
      return settledMoney.filter(({ soldOn }) => soldOn >= from && soldOn <= to)
    },
    readOrder(orderId): Promise<ServicePayment | undefined> {
      const charge = charges.find((each) => each.orderId === orderId)
      if (!charge) return answer(undefined)
      const { providerKey, amount } = charge
      return answer({ providerKey, state: 'PAID' as const, amount, givenBack: givenBack(providerKey) })
    },
  }

  return {
    gateway,
    charges,
    refunds,
    calm: (now: boolean) => void (isCalm = now),
    dayBegins: (day: string) => void (today = day),
    /** Refunds a part of a charge on the payment service's own screen. */
    giveBackOutside({ orderId, providerKey }: MoneyMovement, amount: number) {
      refunds.push({ orderId, providerKey, amount })
      addSettlement('REFUND', { orderId, providerKey, amount })
      due.push({ orderId, on: today })
    },
    /** The orders of the notifications that are due by today, in random order, some of them repeated. */
    notifications(all = false): string[] {
      const now = due.filter(({ on }) => all || on <= today)
      for (const each of now) due.splice(due.indexOf(each), 1)
      return now.map(({ orderId }) => orderId).toSorted(() => random.below(3) - 1)
    },
  }
}

/**
 * Creates the operator's bank account: the bank statement, and the deposits and withdrawals that the staff entered by
 * hand.
 */
export function yearOfBank() {
  const lines: { on: string; payer: string; amount: number; balance: number }[] = []
  const noted: { billId: string; amount: number }[] = []
  const sent: { billId: string; amount: number }[] = []
  let balance = 0
  return {
    lines,
    noted,
    sent,
    receive(on: string, payer: string, amount: number) {
      balance += amount
      lines.push({ on, payer, amount, balance })
    },
    /** The bank statement from a day on, as the bank's website exports it. */
    statement: (from: string): string =>
      [
        '거래일시,보낸분,출금액,입금액,잔액',
        ...lines
          .filter(({ on }) => on >= from)
          .map((line) => `${line.on} 09:00:00,${line.payer},0,${line.amount},${line.balance}`),
      ].join('\r\n'),
  }
}
