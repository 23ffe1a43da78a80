import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { auditActionNameOf } from '#domain/audit/audit-actions.ts'
import type { Clock } from '#domain/clock.ts'
import { isUsualDate, kstDate, toWireTime } from '#domain/dates.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { totalIn } from '#domain/filter-counts.ts'
import { auditSorts } from '#domain/lists/admin-sorts.ts'
import type { AuditSeals } from '#server/audit/audit-seals.ts'
import { verifyAudit } from '#server/audit/verify-audit.ts'
import type { Db } from '#server/db/client.ts'
import { pageBy } from '#server/db/cursor.ts'
import { searchWords } from '#server/db/search.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { MAX_EXPORTED_ROWS, type MakeTable, tableFile } from '#server/papers/table-file.ts'
import { securityAdminOf } from '#server/security/security-admin.ts'
import { sharedResult } from '#server/shared-result.ts'
import {
  type AuditFilter,
  type AuditOrder,
  type AuditRow,
  auditStore,
  readAuditCursor,
  writeAuditCursor,
} from './audit.store.ts'
import { subjectNames } from './subject-names.ts'

const defaultLimit = 20
const maxFaults = 100
const head = [
  '시각',
  '구분',
  '행위자',
  '작업',
  '작업 코드',
  '대상',
  '대상 번호',
  '대상자',
  '접속 주소',
  '해시',
]
const kindNames: Record<Schema<'AuditKind'>, string> = {
  READ: '조회',
  CHANGE: '변경',
  FILE: '파일',
  ACCESS: '권한',
}

/** The operations of security admins that read the audit record and check that it was not changed. */
export function auditOperations({
  db,
  seals,
  clock,
  makePaper,
}: {
  db: Db
  seals: AuditSeals
  clock: Clock
  makePaper: MakeTable
}): OperationsTagged<'audit', Caller> {
  const store = auditStore(db)
  // Chains contain the records of all companies, and the company of a missing record is unknown, so one check covers
  // all companies.
  const verified = sharedResult(
    async () => {
      const at = clock.now()
      const { faults } = await verifyAudit(db, { seals, now: at })
      return { at, faultCount: faults.length, faults: faults.slice(0, maxFaults) }
    },
    { clock, forMs: MINUTE_MS },
  )

  async function filterFor(
    caller: Caller,
    { search, auditKind, readingYn, fromDate, toDate }: Input<'exportAuditRecords'>,
  ): Promise<AuditFilter & { companyId: string }> {
    const actor = await securityAdminOf(db, caller)
    if (!actor) throw problemNamed('role.missing')
    for (const date of [fromDate, toDate])
      if (date !== undefined && !isUsualDate(date)) throw problemNamed('request.invalid')
    return {
      companyId: actor.companyId,
      companyIds: await store.companiesOf(actor.companyId),
      words: searchWords(search),
      isReadingListed: auditKind ? auditKind === 'READ' : readingYn === 'Y',
      ...(auditKind && { auditKind }),
      ...(fromDate && { fromDate }),
      ...(toDate && { toDate }),
    }
  }

  return {
    async listAuditRecords({ cursor, limit = defaultLimit, ...asked }, caller) {
      const filter = await filterFor(caller, asked)
      const after = cursor === undefined ? undefined : readAuditCursor(cursor)
      const [rows, counts] = await Promise.all([
        store.page(filter, { after, limit: limit + 1, order: orderOf(asked) }),
        store.counts(filter),
      ])
      const { shown, nextCursor } = pageBy(rows, limit, writeAuditCursor)
      const names = await subjectNames(db, filter.companyId)(shown.map(({ subject }) => subject))
      const { auditKind = null, isReadingListed, fromDate = null, toDate = null, words } = filter
      return {
        auditKind,
        readingYn: isReadingListed ? 'Y' : 'N',
        fromDate,
        toDate,
        search: words.join(' ') || null,
        total:
          totalIn(counts, filter.auditKind) -
          (auditKind === null && !isReadingListed ? totalIn(counts, 'READ') : 0),
        counts,
        readingCount: totalIn(counts, 'READ'),
        nextCursor,
        list: shown.map((row, index) => toRecord(row, names[index] ?? null)),
      }
    },

    async exportAuditRecords(asked, caller) {
      const filter = await filterFor(caller, asked)
      const rows = await store.page(filter, { limit: MAX_EXPORTED_ROWS, order: orderOf(asked) })
      const names = await subjectNames(db, filter.companyId)(rows.map(({ subject }) => subject))
      const lines = rows.map(({ at, kind, actorName, action, subject, ownerName, address, hash }, index) => [
        toWireTime(at),
        kindNames[kind],
        actorName ?? '',
        auditActionNameOf(action),
        action,
        names[index] ?? '',
        subject,
        ownerName ?? '',
        address,
        hash ?? '',
      ])
      return tableFile(makePaper, { name: '감사기록', day: kstDate(clock.now()), head, lines })
    },

    async verifyAuditRecords(_, caller) {
      const actor = await securityAdminOf(db, caller)
      if (!actor) throw problemNamed('role.missing')
      const { at, ...found } = await verified()
      const companyIds = await store.companiesOf(actor.companyId)
      const counts = await store.counts({ companyIds, words: [], isReadingListed: true, before: at })
      return { checkedAt: toWireTime(at), records: totalIn(counts, undefined), ...found }
    },
  }
}

/** The requested order, the latest first by default. */
const orderOf = ({
  sort = 'AT',
  sortDirection = auditSorts[sort],
}: Input<'exportAuditRecords'>): AuditOrder => ({
  sort,
  sortDirection,
})

function toRecord(
  { id, position, kind, at, ...row }: AuditRow,
  subjectName: string | null,
): Schema<'AuditRecord'> {
  const { actorName, action, subject, ownerName, address, hash } = row
  return {
    auditId: `${id}.${position}`,
    auditKind: kind,
    at: toWireTime(at),
    actorName,
    action,
    subject,
    subjectName,
    ownerName,
    address,
    hash,
  }
}
