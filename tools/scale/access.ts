import { systemClock } from '../../domain/clock.ts'
import { addDays, kstDate } from '../../domain/dates.ts'
import { createAuditSeals } from '../../server/audit/audit-seals.ts'
import type { Db } from '../../server/db/client.ts'
import { accessOperations } from '../../server/domains/access/access.operations.ts'
import { queueOperations } from '../../server/domains/access/decisions/queue.operations.ts'
import { waitingForDeciders } from '../../server/domains/access/decisions/queue.waiting.ts'
import { adminAccessOperations } from '../../server/domains/access/grants/grants.admin.operations.ts'
import { auditOperations } from '../../server/domains/audit/audit.operations.ts'
import { workOperations } from '../../server/domains/work/work.operations.ts'
import { createKeyedHash } from '../../server/security/keyed-hash.ts'
import type { Calls, Subject } from './measure.ts'
import { firstMember, rowId as id, idOf, MEMBER, peopleStatements } from './rows.ts'

// Checks a declared target: with 20,000 members, 500 apps, 200,000 permissions and 1,000,000 rows each of history and
// audit records, the queue, search and history of a company take at most twice as long as for that company alone.
const LARGE = {
  companies: 20,
  membersEach: 1_000,
  grantsEach: 10_000,
  waitingEach: 200,
  closedEach: 2_000,
  events: 1_000_000,
  apps: 500,
}
const SMALL = { ...LARGE, companies: 1, events: 50_000 }
const [APP, LEVEL, GRANT, REQUEST, EVENT, ROLE, CHAIN] = ['3', '4', '5', '6', '7', '8', '11'] as const

/** Measures permissions, the queue of requests and the history. */
export const access: Subject = {
  name: 'permissions',
  small: statements(SMALL),
  large: statements(LARGE),
  sizes: ['one company', `${LARGE.companies} companies`],
  calls,
}

function statements({
  companies,
  membersEach,
  grantsEach,
  waitingEach,
  closedEach,
  events,
  apps,
}: typeof LARGE): string[] {
  const memberOf = (row: string, each: number) =>
    id(MEMBER, `((${row}) / ${each}) * ${membersEach} + (${row}) % ${membersEach}`)
  return [
    ...peopleStatements(companies, membersEach),
    `insert into apps (id, code, name, category, description, longest_term_days) select ${id(APP, 'n')}, 'APP' || n, '앱 ' || n, '업무', '업무에 씁니다.', 90 from generate_series(0, ${apps - 1}) n`,
    `insert into access_levels (id, app_id, name, description, administers, position) select ${id(LEVEL, 'n')}, ${id(APP, 'n')}, '열람', '봅니다.', false, 0 from generate_series(0, ${apps - 1}) n`,
    `insert into member_roles (id, member_id, role) select ${id(ROLE, `n * 4 + k`)}, ${id(MEMBER, `n * ${membersEach}`)}, (array['approver', 'appAdmin', 'securityAdmin'])[k + 1] from generate_series(0, ${companies - 1}) n, generate_series(0, 2) k`,
    `insert into access_grants (id, member_id, level_id, use_status, start_at, end_date)
     select ${id(GRANT, 'n')}, ${memberOf('n', grantsEach)}, ${id(LEVEL, `(n % ${grantsEach}) / ${membersEach} * 7 % ${apps}`)}, 'NORMAL', now() - n % 50 * interval '1 day', current_date + 20 + n % 40
     from generate_series(0, ${companies * grantsEach - 1}) n`,
    `insert into access_requests (id, member_id, level_id, approval_type, approval_result, reason, term_days, requested_at, deadline_at)
     select ${id(REQUEST, 'n')}, ${memberOf('n', waitingEach)}, ${id(LEVEL, '300 + n % 200')}, 'APPLY', 'WAITING', '월말 정산 기간에 필요합니다.', 30, now() - n % 6 * interval '1 day', now() + interval '7 days' - n % 6 * interval '1 day'
     from generate_series(0, ${companies * waitingEach - 1}) n`,
    `insert into access_requests (id, member_id, level_id, approval_type, approval_result, close_reason, reason, term_days, requested_at, deadline_at, closed_at)
     select ${id(REQUEST, `n + 1000000`)}, ${memberOf('n', closedEach)}, ${id(LEVEL, 'n % 200')}, 'APPLY', 'APPROVED', 'DECISION', '월말 정산 기간에 필요합니다.', 30, now() - (10 + n % 300) * interval '1 day', now(), now() - (10 + n % 300) * interval '1 day'
     from generate_series(0, ${companies * closedEach - 1}) n`,
    `insert into access_events (id, at, event, member_id, grant_id, actor_id)
     select ${id(EVENT, 'n')}, now() - n % 300 * interval '1 hour', 'grant.extended', ${memberOf(`n % ${companies * grantsEach}`, grantsEach)}, ${id(GRANT, `n % ${companies * grantsEach}`)}, null from generate_series(0, ${events - 1}) n`,
    `insert into audit_records (chain, position, at, member_id, stage, address, operation, subject, key_id, previous_hash, hash)
     select ${id(CHAIN, 'n / 1000')}, n % 1000, now() - n % 300 * interval '1 hour', ${memberOf(`n % ${companies * grantsEach}`, grantsEach)}, 'member', '192.0.2.7',
       (array['getAccessGrant', 'listBills', 'applyAccess', 'downloadFile'])[n % 4 + 1], 'grantId=' || n, 'scale', repeat('0', 64), repeat('1', 64)
     from generate_series(0, ${events - 1}) n`,
  ]
}

function calls(db: Db): Promise<Calls> {
  const rejectWrite = () => Promise.reject(new Error('Nothing is written here.'))
  const deps = {
    db,
    clock: systemClock,
    once: rejectWrite as never,
    notices: { put: rejectWrite },
    keyedHash: createKeyedHash(Buffer.alloc(32)),
    site: 'https://portal.example',
    catalogue: { current: () => ({ services: [] }), nameOf: (code: string) => code },
  }
  const operations = {
    ...queueOperations(deps),
    ...adminAccessOperations(deps),
    ...accessOperations(deps),
    ...auditOperations({
      ...deps,
      seals: createAuditSeals([{ id: 'scale', key: Buffer.alloc(32) }]),
      makePaper: rejectWrite,
    }),
    ...workOperations({
      ...deps,
      box: { open: (sealed) => sealed },
      waitingForDecider: waitingForDeciders(deps),
    }),
  }
  const aWeekAgo = addDays(kstDate(systemClock.now()), -7)
  const caller = firstMember()
  return Promise.resolve({
    'the queue': () => operations.listAdminAccessRequests({ limit: 50 }, caller),
    'the queue, one app and words': () =>
      operations.listAdminAccessRequests({ limit: 50, appId: idOf(APP, 310), search: '구성원' }, caller),
    'the day': () => operations.getAdminAccessToday({}, caller),
    'what waits': () => operations.listAdminWork({}, caller),
    permissions: () => operations.listAdminAccessGrants({ limit: 20 }, caller),
    'permissions, words': () =>
      operations.listAdminAccessGrants({ limit: 20, search: '구성원 77', useStatus: 'NORMAL' }, caller),
    'own requests': () => operations.listAccessRequests({ limit: 20 }, caller),
    'the audit record': () => operations.listAuditRecords({ limit: 20 }, caller),
    'the audit record, with what was read': () =>
      operations.listAuditRecords({ limit: 20, readingYn: 'Y' }, caller),
    'the audit record, words and days': () =>
      operations.listAuditRecords({ limit: 20, search: '구성원 77', fromDate: aWeekAgo }, caller),
    'the audit record of permissions': () =>
      operations.listAuditRecords({ limit: 20, auditKind: 'ACCESS' }, caller),
    'a history': () => operations.getAccessGrant({ grantId: idOf(GRANT, 0) }, caller),
  })
}
