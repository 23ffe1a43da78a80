import { and, eq, inArray } from 'drizzle-orm'
import { appOfLevel } from './db/app-owner.ts'
import { accessLevels } from './db/schema/access-catalogue.ts'
import { accessGrants } from './db/schema/access-grant.ts'
import { accessRequests } from './db/schema/access-request.ts'
import { apps } from './db/schema/app.ts'
import { bills } from './db/schema/bill.ts'
import { members } from './db/schema/member.ts'
import { subscriptions } from './db/schema/subscription.ts'
import type { AboutKind, AboutReader, AboutViewer, FindAbout } from './domains/inquiry/inquiry.about.ts'
import { visibleTo } from './domains/subscription/subscription.store.ts'

type Find = (
  db: AboutReader,
  ids: string[],
  viewer: AboutViewer,
  hold: boolean,
) => Promise<{ id: string; name: string }[]>

const ownSubscriptions = (viewer: AboutViewer) => (viewer === 'staff' ? undefined : visibleTo(viewer))

const findBills: Find = (db, ids, viewer, hold) => {
  const found = db
    .select({ id: bills.id, name: bills.billNo })
    .from(bills)
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(and(inArray(bills.id, ids), ownSubscriptions(viewer)))
  return hold ? found.for('key share', { of: [subscriptions, bills] }) : found
}

const findSubscriptions: Find = async (db, ids, viewer, hold) => {
  const { id, subscriptionNo, serviceInfo } = subscriptions
  const found = db
    .select({ id, subscriptionNo, serviceInfo })
    .from(subscriptions)
    .where(and(inArray(id, ids), ownSubscriptions(viewer)))
  const rows = await (hold ? found.for('key share') : found)
  return rows.map((row) => ({
    id: row.id,
    name: `${row.serviceInfo.serviceName} ${row.serviceInfo.planName} ${row.subscriptionNo}`,
  }))
}

const findInAccess =
  (table: typeof accessGrants | typeof accessRequests): Find =>
  async (db, ids, viewer, hold) => {
    const found = db
      .select({ id: table.id, appName: apps.name, levelName: accessLevels.name })
      .from(table)
      .innerJoin(members, eq(members.id, table.memberId))
      .innerJoin(accessLevels, eq(accessLevels.id, table.levelId))
      .innerJoin(apps, appOfLevel(members.companyId))
      .where(
        and(inArray(table.id, ids), viewer === 'staff' ? undefined : eq(table.memberId, viewer.memberId)),
      )
    const rows = await (hold ? found.for('key share', { of: table }) : found)
    return rows.map(({ id, appName, levelName }) => ({ id, name: `${appName} ${levelName}` }))
  }

const findOf: Record<AboutKind, Find> = {
  BILL: findBills,
  SUBSCRIPTION: findSubscriptions,
  GRANT: findInAccess(accessGrants),
  ACCESS_REQUEST: findInAccess(accessRequests),
}

/**
 * Finds the rows that inquiries are about: bills and subscriptions that a viewer sees in their lists, and a
 * member's own permissions and requests.
 */
export const findInquiryAbout: FindAbout = (db, kind, ids, viewer, { hold } = { hold: false }) =>
  findOf[kind](db, [...ids], viewer, hold)
