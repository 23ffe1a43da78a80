import { addDays, daysBetween } from '../../dates.ts'
import { billDate } from '../../subscription/billing.ts'

type Amounts = { supply: number; vat: number }
/** The price of a cycle from a day on. */
export type PlanFrom = { price: Amounts; from: string }

/**
 * Returns the cost of the days until the end of a subscription, in whole units: in each period, the share of each
 * plan by its days, with the remainder on the last days. The calculation does not use bills, so tests can compare the
 * bills with its result.
 */
export function proratedUse(
  parts: readonly PlanFrom[],
  { startDate, paymentCycle }: { startDate: string; paymentCycle: 'M' | 'Y' },
  endDate: string,
): Amounts {
  const shareOf = (price: Amounts, gone: number, days: number): Amounts => {
    if (gone >= days) return price
    const supply = Number((BigInt(price.supply) * BigInt(Math.max(0, gone))) / BigInt(days))
    return { supply, vat: Math.floor(supply / 10) }
  }
  const total = { supply: 0, vat: 0 }
  for (let n = 0; billDate(startDate, paymentCycle, n) <= endDate; n += 1) {
    const [from, next] = [billDate(startDate, paymentCycle, n), billDate(startDate, paymentCycle, n + 1)]
    const days = daysBetween(from, next)
    parts.forEach(({ price, from: since }, index) => {
      const until = [parts[index + 1]?.from ?? next, addDays(endDate, 1), next].sort()[0]!
      const [first, last] = [
        shareOf(price, daysBetween(from, since), days),
        shareOf(price, daysBetween(from, until), days),
      ]
      if (until <= since || until <= from) return
      total.supply += last.supply - first.supply
      total.vat += last.vat - first.vat
    })
  }
  return total
}
