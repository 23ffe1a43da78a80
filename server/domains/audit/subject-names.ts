import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { appOfLevel, isAppOf } from '#server/db/app-owner.ts'
import type { Db } from '#server/db/client.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { bills } from '#server/db/schema/bill.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'

type NamedRow = { id: string; name: string }
type Find = (ids: string[]) => Promise<NamedRow[]>
type NamedTable = typeof bills | typeof subscriptions | typeof inquiries | typeof counsels
type NameColumn = AnyPgColumn<{ data: string; notNull: true }>

const MAX_NAME_LENGTH = 300
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const part = /([A-Za-z]+)=(\S+)/g

/**
 * Finds the names of the records that an audit entry refers to (`grantId=… billId=…`), in order and each once; null
 * if no record has a name.
 */
export function subjectNames(db: Pick<Db, 'select'>, companyId: string | null) {
  const level = sql<string>`${apps.name} || ' · ' || ${accessLevels.name}`
  const levelNames =
    (table: typeof accessGrants | typeof accessRequests): Find =>
    (ids) =>
      db
        .select({ id: table.id, name: level })
        .from(table)
        .innerJoin(accessLevels, eq(accessLevels.id, table.levelId))
        .innerJoin(apps, appOfLevel(companyId))
        .where(inArray(table.id, ids))
  const nameColumn =
    (table: NamedTable, name: NameColumn): Find =>
    (ids) =>
      db.select({ id: table.id, name }).from(table).where(inArray(table.id, ids))
  const finders: Readonly<Record<string, Find>> = {
    grantId: levelNames(accessGrants),
    requestId: levelNames(accessRequests),
    levelId: (ids) =>
      db
        .select({ id: accessLevels.id, name: level })
        .from(accessLevels)
        .innerJoin(apps, appOfLevel(companyId))
        .where(inArray(accessLevels.id, ids)),
    appId: (ids) =>
      db
        .select({ id: apps.id, name: apps.name })
        .from(apps)
        .where(and(inArray(apps.id, ids), isAppOf(companyId))),
    billId: nameColumn(bills, bills.billNo),
    subscriptionId: nameColumn(subscriptions, subscriptions.subscriptionNo),
    inquiryId: nameColumn(inquiries, inquiries.inquiryNo),
    counselId: nameColumn(counsels, counsels.counselNo),
  }

  return async (subjects: readonly string[]): Promise<(string | null)[]> => {
    const references = subjects.map((subject) =>
      [...subject.matchAll(part)].map(([, key, id]) => [key!, id!] as const),
    )
    const idsByKey = new Map<string, Set<string>>()
    for (const [key, id] of references.flat())
      if (Object.hasOwn(finders, key) && uuid.test(id))
        idsByKey.set(key, (idsByKey.get(key) ?? new Set()).add(id))
    const rows = await Promise.all([...idsByKey].map(([key, ids]) => finders[key]!([...ids])))
    const names = new Map(rows.flat().map(({ id, name }) => [id, name]))
    return references.map((named) => {
      const distinctNames = new Set(named.flatMap(([, id]) => names.get(id.toLowerCase()) ?? []))
      return distinctNames.size > 0 ? [...distinctNames].join(', ').slice(0, MAX_NAME_LENGTH) : null
    })
  }
}
