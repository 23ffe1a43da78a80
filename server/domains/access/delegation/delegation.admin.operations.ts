import { randomUUID } from 'node:crypto'
import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import {
  addingRefusal,
  delegationStateOf,
  endingRefusal,
  isDelegationTerm,
  isVisibleTo,
} from '#domain/access/delegations.ts'
import { type PolicyApps, policyAppsOf } from '#domain/access/role-assignments.ts'
import { todayOf } from '#domain/access/terms.ts'
import { normalizeEmail } from '#domain/email.ts'
import { totalIn } from '#domain/filter-counts.ts'
import { delegationSorts } from '#domain/lists/admin-sorts.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import { keyHolderWith } from '#server/db/once.ts'
import { searchWords } from '#server/db/search.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import { lockCompanyOf } from '#server/security/company-hold.ts'
import type { AccessDeps, Actor, Queries } from '../access.deps.ts'
import { assignmentsOf, colleagueBy, type People, peopleOf } from '../access.people.ts'
import { notify, record } from '../access.record.ts'
import { delegationStore, type StoredDelegation } from './delegation.store.ts'

export type AdminDelegationOperations = Pick<
  OperationsTagged<'accessAdmin', Caller>,
  'listAdminDelegations' | 'addAdminDelegation' | 'endAdminDelegation'
>
type DelegationAdmin = { companyId: string; people: People; by: PolicyApps; today: string; now: Date }

const defaultLimit = 20
const path = '/apps?tab=APPROVAL'

/** Delegations between colleagues, managed by the app admins of a company. */
export function adminDelegationOperations({
  db,
  clock,
  once,
  notices,
}: AccessDeps): AdminDelegationOperations {
  /** The apps whose policies a person sets today; undefined for a person who administers no app. */
  async function delegationAdminOf(from: Queries, actor: Actor): Promise<DelegationAdmin | undefined> {
    const now = clock.now()
    const today = todayOf(now)
    const people = await peopleOf(from, actor.companyId, today)
    const by = policyAppsOf(assignmentsOf(people, actor))
    return actor.companyId === null || by.length === 0
      ? undefined
      : { companyId: actor.companyId, people, by, today, now }
  }

  async function openDeskOf(from: Queries, actor: Actor): Promise<DelegationAdmin> {
    const desk = await delegationAdminOf(from, actor)
    if (!desk) throw problemNamed('role.missing')
    return desk
  }

  const colleague = async (from: Queries, typed: string, companyId: string) =>
    (await colleagueBy(from, normalizeEmail(typed), companyId)) ?? null

  const keyHolder = (caller: Caller) => keyHolderWith(caller, (tx) => openDeskOf(tx, memberOf(caller)))

  return {
    async listAdminDelegations(
      {
        delegationState,
        search,
        cursor,
        limit = defaultLimit,
        sort = 'CREATED',
        sortDirection = delegationSorts[sort],
      },
      caller,
    ) {
      const desk = await openDeskOf(db, memberOf(caller))
      const { companyId, people, by, today } = desk
      const words = searchWords(search)
      const visibleIds = people
        .filter(({ assignments }) => isVisibleTo(by, assignments))
        .map(({ memberId }) => memberId)
      const filter = { companyId, holderIds: by === 'all' ? by : visibleIds, delegationState, words, today }
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const store = delegationStore(db)
      const [rows, counts] = await Promise.all([
        store.page(filter, { after, limit: limit + 1, order: { sort, sortDirection } }),
        store.counts(filter),
      ])
      const { shown: page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
      return {
        delegationState: delegationState ?? null,
        search: words.join(' ') || null,
        total: totalIn(counts, delegationState),
        counts,
        nextCursor,
        list: page.map((row) => delegationView(row, desk)),
      }
    },

    addAdminDelegation: (input, caller) =>
      once('addAdminDelegation', keyHolder(caller), input, async (tx) => {
        const actor = memberOf(caller)
        // The lock prevents both members from leaving the company until the transaction ends. A member who has
        // already left has no role in the company.
        await lockCompanyOf(tx, actor)
        const desk = await openDeskOf(tx, actor)
        const { companyId, people, by, today, now } = desk
        const { startDate, endDate } = input
        const found = await colleague(tx, input.holderEmail, companyId)
        const holder = found && { ...found, assignments: assignmentsOf(people, found) }
        const delegate = await colleague(tx, input.delegateEmail, companyId)
        const refusal = addingRefusal(
          { holder, delegate, isTerm: isDelegationTerm(startDate, endDate, today) },
          by,
        )
        if (refusal || !holder || !delegate) throw problemNamed(refusal ?? 'adminDelegation.holderUnfit')
        const { memberId } = holder
        const store = delegationStore(tx)
        for (const over of await store.endOver(memberId, today, now)) {
          await record(tx, now, { event: 'delegate.cleared', memberId, actorId: null, endDate: over.endDate })
          await notify(notices, tx, {
            event: 'delegate.cleared',
            to: [over.delegateId],
            content: accessTexts.delegationEnded(holder.name),
          })
        }
        const row = {
          id: randomUUID(),
          memberId,
          delegateId: delegate.memberId,
          startDate,
          endDate,
          createdAt: now,
          clearedAt: null,
        }
        if (!(await store.add(row))) throw problemNamed('adminDelegation.taken')
        await record(tx, now, { event: 'delegate.set', memberId, actorId: actor.memberId, endDate })
        const [forDelegate, forApprover] = [
          accessTexts.delegated(holder.name, startDate, endDate),
          accessTexts.delegatedFor(delegate.name, startDate, endDate),
        ]
        await notify(notices, tx, {
          event: 'delegate.set',
          to: [delegate.memberId],
          content: forDelegate,
          path,
        })
        await notify(notices, tx, { event: 'delegate.set', to: [memberId], content: forApprover, path })
        return delegationView({ ...row, holderName: holder.name, delegateName: delegate.name }, desk)
      }),

    async endAdminDelegation({ delegationId }, caller) {
      const actor = memberOf(caller)
      return db.transaction(async (tx) => {
        await lockCompanyOf(tx, actor)
        const desk = await delegationAdminOf(tx, actor)
        const store = delegationStore(tx)
        const row = desk && (await store.find(delegationId, desk.companyId))
        if (!desk || !row || !isVisibleTo(desk.by, assignmentsOf(desk.people, row)))
          throw problemNamed('adminDelegation.missing')
        const refusal = refusalOf(row, desk)
        if (refusal) throw problemNamed(refusal)
        if (!(await store.end(delegationId, desk.now))) throw problemNamed('adminDelegation.over')
        const { memberId, delegateId, endDate, holderName, delegateName } = row
        await record(tx, desk.now, { event: 'delegate.cleared', memberId, actorId: actor.memberId, endDate })
        await notify(notices, tx, {
          event: 'delegate.cleared',
          to: [delegateId],
          content: accessTexts.delegationEnded(holderName),
        })
        await notify(notices, tx, {
          event: 'delegate.cleared',
          to: [memberId],
          content: accessTexts.delegationTakenBack(delegateName),
          path,
        })
        return delegationView({ ...row, clearedAt: desk.now }, desk)
      })
    },
  }
}

const stateOf = ({ startDate, endDate, clearedAt }: StoredDelegation, { today }: DelegationAdmin) =>
  delegationStateOf({ startDate, endDate, clearedOn: clearedAt && todayOf(clearedAt) }, today)
const refusalOf = (row: StoredDelegation, desk: DelegationAdmin) =>
  endingRefusal(stateOf(row, desk), assignmentsOf(desk.people, row), desk.by)

function delegationView(row: StoredDelegation, desk: DelegationAdmin): Schema<'AdminDelegation'> {
  const { id, holderName, delegateName, startDate, endDate } = row
  const refusal = refusalOf(row, desk)
  return {
    delegationId: id,
    holderName,
    delegateName,
    startDate,
    endDate,
    delegationState: stateOf(row, desk),
    refusal: refusal ? problemNamed(refusal).message : null,
  }
}
