import type { Clock } from '#domain/clock.ts'
import { addDays, kstDate, toWireTime } from '#domain/dates.ts'
import { differencesOf, missingSince } from '#domain/settlement/compare.ts'
import type { Db } from '#server/db/client.ts'
import type { Notices } from '#server/messages/notices.ts'
import { settlementTexts } from '#server/messages/settlement-texts.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import type { Log } from '#server/observability/log.ts'
import { type PaymentGateway, PaymentUnknown } from '#server/payments/gateway.ts'
import type { MoneyOfBills } from './settlement.deps.ts'
import { claimDay, lastComparedOn, storeDifferences } from './settlement.store.ts'

/** The number of days that are compared, without today: card companies capture a charge within a few days. */
const DAYS = 7
/** The hour in Korea from which the list of the day before is complete. */
const FIRST_HOUR = 6
/** The number of days after which the service must have listed a charge or refund of the portal. */
const DUE_DAYS = 3

type Deps = {
  db: Db
  clock: Clock
  gateway: Pick<PaymentGateway, 'settlements'>
  money: Pick<MoneyOfBills, 'moved'>
  notices: Pick<Notices, 'put'>
  log: Pick<Log, 'warn'>
}

/**
 * Compares the payment service's list of settlements with the charges and refunds of the portal, once a day, and
 * stores each difference once. A difference that a later comparison does not find is closed. Without an answer of the
 * service the comparison is repeated with the next run. The staff with the role BILLS are notified of new
 * differences. Returns the number of differences, undefined if nothing was compared.
 */
export async function compareSettlements({
  db,
  clock,
  gateway,
  money,
  notices,
  log,
}: Deps): Promise<number | undefined> {
  const now = clock.now()
  const today = kstDate(now)
  if (Number(toWireTime(now).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH'.length)) < FIRST_HOUR)
    return undefined
  if ((await lastComparedOn(db)) === today) return undefined
  const [from, to] = [addDays(today, -DAYS), addDays(today, -1)]
  // A charge that the service lists for an earlier day is found by its key at the service.
  const since = addDays(from, 1)
  const compareFrom = async (first: string) => {
    const listedLines = await gateway.settlements(first, to).catch((error: unknown) => {
      if (!(error instanceof PaymentUnknown)) throw error
      log.warn({ err: error }, 'the list of settlements is unknown')
    })
    if (!listedLines) return undefined
    const ours = await money.moved({
      from: since,
      to,
      dueUntil: addDays(today, -DUE_DAYS),
      providerKeys: [...new Set(listedLines.map(({ providerKey }) => providerKey))],
      orderIds: [...new Set(listedLines.map(({ orderId }) => orderId))],
    })
    const differences = differencesOf(ours, listedLines)
    return { differences, first: missingSince(ours, differences) ?? first }
  }
  const compared = await compareFrom(from)
  // A charge that the portal learned of late is in the list of an earlier day.
  const last = compared && compared.first < from ? await compareFrom(compared.first) : compared
  if (!last) return undefined
  const foundDifferences = last.differences
  await db.transaction(async (tx) => {
    if (!(await claimDay(tx, { today, now }))) return
    const fresh = await storeDifferences(tx, foundDifferences, { now, since })
    if (fresh === 0) return
    for (const memberId of await staffOf(tx, 'BILLS'))
      await notices.put(tx, {
        memberId,
        label: 'service',
        ...settlementTexts.differ(fresh),
        path: '/admin/settlement',
        eventKey: `settlement:${today}`,
      })
  })
  return foundDifferences.length
}
