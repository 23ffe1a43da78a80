import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { bills } from '#server/db/schema/bill.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'

type Named = { id: string; name: string }
type Find = (ids: string[]) => Promise<Named[]>

const LONGEST_NAME = 300
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const part = /([A-Za-z]+)=(\S+)/g

/**
 * Gives names for subjects as the record holds them (`grantId=… billId=…`): what people call each thing in them, in
 * their order, once; null where nothing has a name.
 */
export function subjectNames(db: Pick<Db, 'select'>) {
  const level = sql<string>`${apps.name} || ' · ' || ${accessLevels.name}`
  const found: Readonly<Record<string, Find>> = {
    grantId: (ids) =>
      db
        .select({ id: accessGrants.id, name: level })
        .from(accessGrants)
        .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
        .innerJoin(apps, eq(apps.id, accessLevels.appId))
        .where(inArray(accessGrants.id, ids)),
    requestId: (ids) =>
      db
        .select({ id: accessRequests.id, name: level })
        .from(accessRequests)
        .innerJoin(accessLevels, eq(accessLevels.id, accessRequests.levelId))
        .innerJoin(apps, eq(apps.id, accessLevels.appId))
        .where(inArray(accessRequests.id, ids)),
    levelId: (ids) =>
      db
        .select({ id: accessLevels.id, name: level })
        .from(accessLevels)
        .innerJoin(apps, eq(apps.id, accessLevels.appId))
        .where(inArray(accessLevels.id, ids)),
    appId: (ids) => db.select({ id: apps.id, name: apps.name }).from(apps).where(inArray(apps.id, ids)),
    billId: (ids) =>
      db.select({ id: bills.id, name: bills.billNo }).from(bills).where(inArray(bills.id, ids)),
    subscriptionId: (ids) =>
      db
        .select({ id: subscriptions.id, name: subscriptions.subscriptionNo })
        .from(subscriptions)
        .where(inArray(subscriptions.id, ids)),
    inquiryId: (ids) =>
      db
        .select({ id: inquiries.id, name: inquiries.inquiryNo })
        .from(inquiries)
        .where(inArray(inquiries.id, ids)),
    counselId: (ids) =>
      db
        .select({ id: counsels.id, name: counsels.counselNo })
        .from(counsels)
        .where(inArray(counsels.id, ids)),
  }

  return async (subjects: readonly string[]): Promise<(string | null)[]> => {
    const parts = subjects.map((subject) =>
      [...subject.matchAll(part)].map(([, key, id]) => [key!, id!] as const),
    )
    const wanted = new Map<string, Set<string>>()
    for (const [key, id] of parts.flat())
      if (Object.hasOwn(found, key) && uuid.test(id)) wanted.set(key, (wanted.get(key) ?? new Set()).add(id))
    const rows = await Promise.all([...wanted].map(([key, ids]) => found[key]!([...ids])))
    const names = new Map(rows.flat().map(({ id, name }) => [id, name]))
    return parts.map((named) => {
      const told = new Set(named.flatMap(([, id]) => names.get(id.toLowerCase()) ?? []))
      return told.size > 0 ? [...told].join(', ').slice(0, LONGEST_NAME) : null
    })
  }
}
