import { kstDate, toWireTime } from '#domain/dates.ts'
import type { Catalogue } from '#domain/plan/catalogue.ts'
import { quoteOf } from '#domain/subscription/billing.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import type { Quote, ServiceOrder } from '#src/machines/subscription-request/request-context.ts'

/** The price of an order that begins today, by the server's rule; undefined for an unavailable plan. */
export function shownQuote(catalogue: Catalogue, order: ServiceOrder): Quote | undefined {
  const now = portalClock.now()
  const found = quoteOf(catalogue, order, kstDate(now))
  return (
    found && {
      serviceInfo: order,
      months: found.months,
      unitPrice: found.unitPrice,
      listAmount: found.list,
      discountAmount: found.discount,
      supplyAmount: found.supply,
      vatAmount: found.vat,
      totalAmount: found.total,
      firstBillDate: found.firstBillDate,
      nextBillDate: found.nextBillDate,
      calculatedAt: toWireTime(now),
    }
  )
}
