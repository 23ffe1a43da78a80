import { and, count, countDistinct, eq, gte } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Output, Schema } from '#contract/operation.ts'
import { addDays, startOfDay } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { koreanDay } from '#server/db/korean-day.ts'
import { inquiryMessages } from '#server/db/schema/inquiry.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'

type CountedKind = Schema<'CountedWorkKind'>
type Day = Schema<'AdminWorkDay'>
/** The number of tasks by day; days without any are left out. */
type DayCounts = { day: string; count: number }[]

const DAYS = 14

/** The numbers of received and of handled tasks on each of the last fourteen days in Korea. */
export async function workDays(
  db: Pick<Db, 'select'>,
  { today, workKinds }: { today: string; workKinds: CountedKind[] },
): Promise<Output<'getAdminWorkDays'>> {
  const firstDay = addDays(today, 1 - DAYS)
  const from = startOfDay(firstDay)
  const counted = await Promise.all(workKinds.map((kind) => countsOf[kind](db, from)))
  const sumOn = (date: string, part: 'received' | 'handled') =>
    counted
      .flatMap((counts) => counts[part])
      .filter(({ day }) => day === date)
      .reduce((sum, each) => sum + each.count, 0)
  const days = Array.from({ length: DAYS }, (_day, index): Day => {
    const date = addDays(firstDay, index)
    return { date, received: sumOn(date, 'received'), handled: sumOn(date, 'handled') }
  })
  return { workKinds, days }
}

const countsOf: Record<
  CountedKind,
  (db: Pick<Db, 'select'>, from: Date) => Promise<{ received: DayCounts; handled: DayCounts }>
> = {
  async SUBSCRIPTION_REQUEST(db, from) {
    const byDay = (at: AnyPgColumn) =>
      db
        .select({ day: koreanDay(at), count: count() })
        .from(subscriptions)
        .where(gte(at, from))
        .groupBy(koreanDay(at))
    const [received, handled] = await Promise.all([
      byDay(subscriptions.requestedAt),
      byDay(subscriptions.decidedAt),
    ])
    return { received, handled }
  },

  async INQUIRY(db, from) {
    const { author, createdAt, inquiryId } = inquiryMessages
    const byDay = (writer: Schema<'InquiryMessage'>['author']) =>
      db
        .select({ day: koreanDay(createdAt), count: countDistinct(inquiryId) })
        .from(inquiryMessages)
        .where(and(eq(author, writer), gte(createdAt, from)))
        .groupBy(koreanDay(createdAt))
    const [received, handled] = await Promise.all([byDay('CUSTOMER'), byDay('STAFF')])
    return { received, handled }
  },
}
