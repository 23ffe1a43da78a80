import { randomUUID } from 'node:crypto'
import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { MAX_REASON_LENGTH } from '#domain/company-admin/corrections.ts'
import { toWireTime } from '#domain/dates.ts'
import { isText } from '#domain/inquiry/rules.ts'
import { isBusinessNumber } from '#domain/korean/business-number.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { maskName } from '#domain/masked-text.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { companyMergeTexts } from '#server/messages/company-merge-texts.ts'
import type { Notices } from '#server/messages/notices.ts'
import { openedCompanies } from '#server/staff/openings.ts'
import { companyAdminStore, type StoredCompany } from '../company-admin.store.ts'
import { toCorrections } from '../company-admin.views.ts'
import { moveCompany } from './merge.moves.ts'
import { mergeStore } from './merge.store.ts'

/** The operations by which the staff merge two companies. */
export type CompanyMergeOperations = Pick<
  OperationsTagged<'companyAdmin', Caller>,
  'previewCompanyMerge' | 'mergeCompanies'
>
type MergeDeps = { db: Db; clock: Clock; notices: Notices }

/**
 * Returns the operations that merge two companies with the same business number: everything of one moves to the
 * other, and no row is removed.
 */
export function companyMergeOperations({ db, clock, notices }: MergeDeps): CompanyMergeOperations {
  const store = mergeStore(db)

  async function describeCompany(company: StoredCompany): Promise<Schema<'MergedCompany'>> {
    const { id, version, name, rnno, createdAt } = company
    const { ownerName, ...facts } = await store.facts(company)
    const isUnderWay = await store.hasPaymentInProgress(id)
    return {
      companyId: id,
      version,
      companyName: name,
      rnno,
      createdAt: toWireTime(createdAt),
      ownerName: ownerName === null ? null : maskName(ownerName),
      ...facts,
      refusal: isUnderWay ? problemNamed('adminCompany.moneyUnderWay').message : null,
    }
  }

  /** Locks both companies and the contracts of the one that ends. Throws the problem if they cannot be merged. */
  async function lockedPair(tx: Tx, input: Input<'mergeCompanies'>) {
    const { companyId, version, intoId, intoVersion, mistakenYn } = input
    const locked = await mergeStore(tx).lock([companyId, intoId])
    const [from, into] = [companyId, intoId].map((id) => locked.find((company) => company.id === id))
    if (!from || !into) throw problemNamed('adminCompany.missing')
    if (from.mergedIntoId !== null || into.mergedIntoId !== null) throw problemNamed('adminCompany.merged')
    if (from.version !== version || into.version !== intoVersion) throw problemNamed('adminCompany.changed')
    if (from.rnno !== into.rnno && mistakenYn !== 'Y') throw problemNamed('adminCompany.numbersDiffer')
    await mergeStore(tx).lockContracts(from.id)
    if (await mergeStore(tx).hasPaymentInProgress(from.id)) throw problemNamed('adminCompany.moneyUnderWay')
    return { from, into }
  }

  async function merge(tx: Tx, input: Input<'mergeCompanies'>, caller: Caller) {
    const reason = typedText(input.reason)
    const { from, into } = await lockedPair(tx, input)
    const admin = companyAdminStore(tx)
    const [former, present, people] = [
      await admin.admins(from.id, { billing: true }),
      await admin.admins(into.id, { billing: true }),
      await mergeStore(tx).people(from.id),
    ]
    const facts = await mergeStore(tx).facts(from)
    const now = clock.now()
    await moveCompany(tx, { fromId: from.id, intoId: into.id, now })
    await admin.record({
      id: randomUUID(),
      companyId: into.id,
      mergedId: from.id,
      formerName: from.name,
      formerRnno: from.rnno,
      name: into.name,
      rnno: into.rnno,
      reason,
      byId: memberOf(caller).memberId,
      correctedAt: now,
    })
    for (const memberId of present)
      await notices.put(tx, { memberId, ...companyMergeTexts.arrived(from, into, facts, reason) })
    for (const memberId of former)
      await notices.put(tx, { memberId, ...companyMergeTexts.merged(from, into, reason) })
    for (const memberId of people)
      if (!former.includes(memberId))
        await notices.put(tx, { memberId, ...companyMergeTexts.moved(from, into) })
    return toCorrections((await admin.company(into.id))!, await admin.corrections(into.id))
  }

  return {
    async previewCompanyMerge({ companyId, rnno: typed }, caller) {
      const company = await companyAdminStore(db).company(companyId)
      if (!company) throw problemNamed('adminCompany.missing')
      if (company.mergedIntoId !== null) throw problemNamed('adminCompany.merged')
      await openedCompanies.require({ db, clock }, caller, companyId)
      const rnno = typed === undefined ? company.rnno : digitsOf(typed)
      if (typed !== undefined && !isBusinessNumber(rnno)) throw problemNamed('request.invalid')
      const others = await store.others(rnno, companyId)
      return {
        rnno,
        company: await describeCompany(company),
        others: await Promise.all(others.map(describeCompany)),
      }
    },

    // The reason also counts as today's reason for opening the company.
    async mergeCompanies(input, caller) {
      if (!isText(input.reason, MAX_REASON_LENGTH)) throw problemNamed('request.invalid')
      if (input.companyId === input.intoId) throw problemNamed('adminCompany.same')
      const merged = await db.transaction((tx) => merge(tx, input, caller))
      await openedCompanies.record({ db, clock }, caller, {
        id: input.intoId,
        reason: typedText(input.reason),
      })
      return merged
    },
  }
}
