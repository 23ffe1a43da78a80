import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { hasAnyRole, staffRolesFor } from '#domain/staff/roles.ts'
import type { Db } from '#server/db/client.ts'
import { cursorOfId, idOfCursor, pageBy, pageOf, readCursor } from '#server/db/cursor.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { openedCompanies } from '#server/staff/openings.ts'
import { companyAdminStore } from './company-admin.store.ts'
import { companyEventStore } from './company-events.store.ts'
import { companySectionStore } from './company-sections.store.ts'
import { toAdminMessage, toCompanyApp, toCompanyEvent, toCompanyRequest } from './company-sections.views.ts'
import { type MessagesOf, writtenMessageStore } from './written-messages.store.ts'

/** The operations that list the apps, requests, messages and events of one company. */
export type CompanySectionOperations = Pick<
  OperationsTagged<'companyAdmin', Caller>,
  'listAdminCompanyApps' | 'listAdminCompanyRequests' | 'listAdminCompanyMessages' | 'listAdminCompanyEvents'
>
type SectionDeps = { db: Db; clock: Clock; box: Pick<SecretBox, 'open'> }

const DEFAULT_LIMIT = 20

/** Returns one page of the messages to a member, or to the people of a company. */
export async function messagesOf(
  { db, box }: Pick<SectionDeps, 'db' | 'box'>,
  of: MessagesOf,
  { way, cursor, limit = DEFAULT_LIMIT }: Pick<Input<'listAdminCompanyMessages'>, 'way' | 'cursor' | 'limit'>,
): Promise<Schema<'AdminMessagePage'>> {
  const store = writtenMessageStore(db, of, way)
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const [rows, total] = await Promise.all([store.page({ after, limit: limit + 1 }), store.count()])
  const { shown, nextCursor } = pageOf(rows, limit, ({ row }) => ({ at: row.createdAt, id: row.id }))
  return { way: way ?? null, total, nextCursor, list: shown.map((row) => toAdminMessage(row, box)) }
}

/** Returns the operations that list the apps, requests, messages and events of one company, for the staff. */
export function companySectionOperations({ db, clock, box }: SectionDeps): CompanySectionOperations {
  /** Throws if the company is missing, or the caller gave no reason today. */
  async function requireReadable(caller: Caller, companyId: string): Promise<void> {
    if (!(await companyAdminStore(db).company(companyId))) throw problemNamed('adminCompany.missing')
    await openedCompanies.require({ db, clock }, caller, companyId)
  }

  return {
    async listAdminCompanyApps({ companyId, cursor, limit = DEFAULT_LIMIT }, caller) {
      await requireReadable(caller, companyId)
      const store = companySectionStore(db, companyId)
      const lastId = cursor === undefined ? undefined : idOfCursor(cursor)
      const [rows, total] = await Promise.all([store.apps({ lastId, limit: limit + 1 }), store.countApps()])
      const { shown, nextCursor } = pageBy(rows, limit, cursorOfId)
      return { total, nextCursor, list: shown.map(toCompanyApp) }
    },

    async listAdminCompanyRequests({ companyId, cursor, limit = DEFAULT_LIMIT }, caller) {
      await requireReadable(caller, companyId)
      const store = companySectionStore(db, companyId)
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, counts] = await Promise.all([
        store.requests({ after, limit: limit + 1 }),
        store.countRequests(),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ requestedAt, id }) => ({ at: requestedAt, id }))
      return {
        waitingCount: counts.WAITING,
        approvedCount: counts.APPROVED,
        rejectedCount: counts.REJECTED,
        total: counts.WAITING + counts.APPROVED + counts.REJECTED,
        nextCursor,
        list: shown.map(toCompanyRequest),
      }
    },

    async listAdminCompanyMessages({ companyId, ...asked }, caller) {
      await requireReadable(caller, companyId)
      return messagesOf({ db, box }, { companyId }, asked)
    },

    async listAdminCompanyEvents({ companyId, cursor, limit = DEFAULT_LIMIT }, caller) {
      await requireReadable(caller, companyId)
      const store = companyEventStore(db, companyId)
      const hasPayments = hasAnyRole(memberOf(caller).staffRoles, staffRolesFor.listAdminBills)
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, total] = await Promise.all([
        store.page({ after, limit: limit + 1, hasPayments }),
        store.count({ hasPayments }),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ at, id }) => ({ at, id }))
      return { total, nextCursor, list: shown.map(toCompanyEvent) }
    },
  }
}
