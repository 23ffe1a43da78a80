import { randomUUID } from 'node:crypto'
import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { type AccountChange, accountRefusal } from '#domain/company-admin/account.machine.ts'
import { correctionMistakes, MAX_REASON_LENGTH } from '#domain/company-admin/corrections.ts'
import { isText } from '#domain/inquiry/rules.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { typedLine, typedText } from '#domain/typed/typed-text.ts'
import type { Db } from '#server/db/client.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import { searchWords } from '#server/db/search.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { companyAdminTexts } from '#server/messages/company-admin-texts.ts'
import type { Notices } from '#server/messages/notices.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { openedCompanies } from '#server/staff/openings.ts'
import type { AdminMemberOperations } from './admin-member.operations.ts'
import { companyAdminStore, type StoredPerson } from './company-admin.store.ts'
import { accountStateOf, toCorrections, toPerson } from './company-admin.views.ts'
import type { CompanyListOperations } from './company-lists.operations.ts'
import type { CompanySectionOperations } from './company-sections.operations.ts'
import type { CompanyMergeOperations } from './merge/merge.operations.ts'

type CompanyAdminDeps = {
  db: Db
  clock: Clock
  notices: Notices
  sessions: {
    /** Ends every session of a member, and logins that wait for their second factor. */
    endAll(tx: Pick<Tx, 'select' | 'update'>, memberId: string): Promise<void>
  }
}

const DEFAULT_LIMIT = 20

/** The operations by which the staff correct companies, and close and open accounts. */
export function companyAdminOperations({
  db,
  clock,
  notices,
  sessions,
}: CompanyAdminDeps): Omit<
  OperationsTagged<'companyAdmin', Caller>,
  | keyof CompanyListOperations
  | keyof CompanyMergeOperations
  | keyof CompanySectionOperations
  | keyof AdminMemberOperations
> {
  async function corrections(from: Pick<Db, 'select' | 'insert' | 'update'>, companyId: string) {
    const store = companyAdminStore(from)
    const company = await store.company(companyId)
    if (!company) throw problemNamed('adminCompany.missing')
    return toCorrections(company, await store.corrections(companyId))
  }

  async function applyCorrection(tx: Tx, input: Input<'correctCompany'>, caller: Caller) {
    const { companyId, version, companyName, rnno, reason } = input
    if (correctionMistakes({ companyName, rnno, reason }).length > 0) throw problemNamed('request.invalid')
    const [to, why] = [{ name: typedLine(companyName), rnno: digitsOf(rnno) }, typedText(reason)]
    const store = companyAdminStore(tx)
    const before = await store.lockCompany(companyId)
    if (!before) throw problemNamed('adminCompany.missing')
    if (before.mergedIntoId !== null) throw problemNamed('adminCompany.merged')
    if (before.version !== version) throw problemNamed('adminCompany.changed')
    const isRenumbered = to.rnno !== before.rnno
    if (to.name === before.name && !isRenumbered) throw problemNamed('request.invalid')
    if (isRenumbered && (await store.isNumberTaken(to.rnno, companyId)))
      throw problemNamed('adminCompany.numberTaken')
    await store.correct(companyId, to)
    await store.record({
      id: randomUUID(),
      companyId,
      formerName: before.name,
      formerRnno: before.rnno,
      ...to,
      reason: why,
      byId: memberOf(caller).memberId,
      correctedAt: clock.now(),
    })
    for (const memberId of await store.admins(companyId, { billing: true }))
      await notices.put(tx, { memberId, ...companyAdminTexts.corrected(before, to, why) })
    return corrections(tx, companyId)
  }

  /**
   * Closes or opens an account, ends the sessions of a closed account, and notifies the member and the company's
   * admins.
   */
  async function changeAccount(
    tx: Tx,
    { memberId, reason: typed }: Input<'closeAccount'>,
    to: AccountChange,
    caller: Caller,
  ): Promise<Schema<'AdminCompanyPerson'>> {
    if (!isText(typed, MAX_REASON_LENGTH)) throw problemNamed('request.invalid')
    const [store, now, reason] = [companyAdminStore(tx), clock.now(), typedText(typed)]
    const byId = memberOf(caller).memberId
    const person = await lockedPerson(tx, memberId)
    const refusal = accountRefusal(accountStateOf(person), to, person)
    if (refusal) throw problemNamed(refusal)
    if (person.closing)
      await store.open(person.closing.id, { openedAt: now, openedById: byId, openingReason: reason })
    else {
      await store.close({ id: randomUUID(), memberId, reason, byId, closedAt: now })
      await sessions.endAll(tx, memberId)
    }
    await notices.put(tx, { memberId, ...companyAdminTexts.own[to](reason) })
    const admins = person.companyId === null ? [] : await store.admins(person.companyId, { billing: false })
    for (const id of admins)
      if (id !== memberId)
        await notices.put(tx, { memberId: id, ...companyAdminTexts.colleague[to](person.name) })
    return toPerson((await store.person(memberId))!)
  }

  /** Returns a member whose account, company and sessions cannot change before the transaction ends. */
  async function lockedPerson(tx: Tx, memberId: string): Promise<StoredPerson> {
    const store = companyAdminStore(tx)
    const person = await store.person(memberId)
    if (!person) throw problemNamed('account.missing')
    // The company is locked before the member, as in every change of the people of a company, since its admins are
    // notified.
    if (person.companyId !== null) await store.lockCompany(person.companyId)
    await lockMember(tx, memberId)
    return (await store.person(memberId))!
  }

  return {
    correctCompany: (input, caller) => db.transaction((tx) => applyCorrection(tx, input, caller)),

    async openAdminCompany({ companyId, reason: typed }, caller) {
      if (!isText(typed, MAX_REASON_LENGTH)) throw problemNamed('request.invalid')
      if (!(await companyAdminStore(db).company(companyId))) throw problemNamed('adminCompany.missing')
      const reason = await openedCompanies.record({ db, clock }, caller, {
        id: companyId,
        reason: typedText(typed),
      })
      return { companyId, reason }
    },

    async listCompanyCorrections({ companyId }, caller) {
      const found = await corrections(db, companyId)
      await openedCompanies.require({ db, clock }, caller, companyId)
      return found
    },

    async listAdminCompanyPeople({ companyId, search, cursor, limit = DEFAULT_LIMIT }, caller) {
      const store = companyAdminStore(db)
      if (!(await store.company(companyId))) throw problemNamed('adminCompany.missing')
      await openedCompanies.require({ db, clock }, caller, companyId)
      const words = searchWords(search)
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, total] = await Promise.all([
        store.page({ companyId, words }, { after, limit: limit + 1 }),
        store.count({ companyId, words }),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
      return { search: words.join(' ') || null, total, nextCursor, list: shown.map(toPerson) }
    },

    closeAccount: (input, caller) => db.transaction((tx) => changeAccount(tx, input, 'closeAccount', caller)),

    openAccount: (input, caller) => db.transaction((tx) => changeAccount(tx, input, 'openAccount', caller)),
  }
}
