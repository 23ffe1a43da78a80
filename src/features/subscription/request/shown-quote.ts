import { kstDate, toWireTime } from '#domain/dates.ts'
import type { Catalogue } from '#domain/plan/catalogue.ts'
import { quoteOf } from '#domain/subscription/billing.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import type { Quote, ServiceOrder } from '#src/machines/subscription-request/request-context.ts'

/** Returns the price of an order that begins today, by the server's rule; undefined for an unavailable plan. */
export function shownQuote(catalogue: Catalogue, order: ServiceOrder): Quote | undefined {
  const now = portalClock.now()
  const serverQuote = quoteOf(catalogue, order, kstDate(now))
  return (
    serverQuote && {
      serviceInfo: order,
      months: serverQuote.months,
      unitPrice: serverQuote.unitPrice,
      listAmount: serverQuote.list,
      discountAmount: serverQuote.discount,
      supplyAmount: serverQuote.supply,
      vatAmount: serverQuote.vat,
      totalAmount: serverQuote.total,
      firstBillDate: serverQuote.firstBillDate,
      nextBillDate: serverQuote.nextBillDate,
      calculatedAt: toWireTime(now),
    }
  )
}
