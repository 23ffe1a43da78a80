import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { type CompanyRole, inRoleOrder, ownsCompany } from '#domain/company/roles.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import { searchWords } from '#server/db/search.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { companyTexts } from '#server/messages/company-texts.ts'
import type { CompanyDeps } from './company.deps.ts'
import { companyStore, type StoredCompany } from './company.store.ts'
import { ownCompany, viewerOf } from './company.viewer.ts'
import { removalRefusal, toPerson } from './company.views.ts'
import { transferContracts } from './inheritance.ts'
import { offerStore } from './offer.store.ts'
import type { StoredPerson } from './people.store.ts'

type PeopleOperations = Pick<
  OperationsTagged<'company', Caller>,
  'listCompanyPeople' | 'updateCompanyRoles' | 'removeCompanyPerson' | 'leaveCompany'
>

const defaultLimit = 20

/** The operations on the people of a company and on their roles. */
export function peopleOperations(deps: CompanyDeps): PeopleOperations {
  const { db, clock, notices, access, contracts } = deps

  /** Removes a member from a locked company; an owner takes over their contracts. */
  async function removeMember(
    tx: Tx,
    company: StoredCompany,
    person: StoredPerson,
    actorId: string,
  ): Promise<void> {
    if ((await access.soleAdministrations(tx, person, true)).length > 0)
      throw problemNamed('companyPerson.lastAdmin')
    const store = companyStore(tx)
    const [owner] = await store.owners(company.id)
    // Without an owner there is no successor for the leaving member's contracts.
    if (!owner) throw problemNamed('company.lastOwner')
    await access.release(tx, person.id, actorId)
    await transferContracts(tx, contracts, { companyId: company.id, memberId: person.id, heirId: owner.id })
    await offerStore(tx).takeBackAllOf(person, company.id, clock.now())
    await store.move(person.id, null, clock.now())
    await notices.put(tx, { memberId: person.id, ...companyTexts.removed(company.name) })
  }

  /**
   * Replaces a member's roles. Throws `companyPerson.lastAdmin` if an app would lose its last administrator.
   */
  async function setRoles(
    tx: Tx,
    person: StoredPerson,
    roles: readonly CompanyRole[],
    actorId: string,
  ): Promise<void> {
    const before = await access.soleAdministrations(tx, person, true)
    await companyStore(tx).setRoles(person.id, roles)
    const after = await access.soleAdministrations(tx, person)
    if (after.length < before.length) throw problemNamed('companyPerson.lastAdmin')
    await access.endEmptyDelegation(tx, person, actorId)
  }

  return {
    async listCompanyPeople({ companyRole, search, cursor, limit = defaultLimit }, caller) {
      const viewer = await viewerOf(db, caller)
      if (viewer.companyId === null) throw problemNamed('company.missing')
      const words = searchWords(search)
      const filter = { companyId: viewer.companyId, companyRole, words, byAddress: ownsCompany(viewer) }
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const store = companyStore(db)
      const [rows, total] = await Promise.all([
        store.page(filter, { after, limit: limit + 1 }),
        store.count(filter),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
      return {
        companyRole: companyRole ?? null,
        search: words.join(' ') || null,
        total,
        nextCursor,
        list: shown.map((person) => toPerson(person, viewer)),
      }
    },

    updateCompanyRoles: ({ memberId, roles, seenRoles }, caller) =>
      db.transaction(async (tx) => {
        const { company, viewer } = await ownCompany(tx, caller)
        const store = companyStore(tx)
        const person = await store.colleague(memberId, company.id)
        if (!person) throw problemNamed('companyPerson.missing')
        if (inRoleOrder(seenRoles).join() !== person.roles.join()) throw problemNamed('companyPerson.changed')
        const next = inRoleOrder(ownsCompany(person) ? ['OWNER', ...roles] : roles)
        if (next.join() !== person.roles.join()) {
          await setRoles(tx, person, next, viewer.id)
          const isOwn = memberId === viewer.id
          if (!isOwn) await notices.put(tx, { memberId, ...companyTexts.rolesChanged(viewer.name, next) })
          for (const colleague of await store.guardians(company.id))
            if (colleague.id !== memberId || isOwn)
              await notices.put(tx, {
                memberId: colleague.id,
                ...companyTexts.colleagueChanged(viewer.name, person.name, next),
              })
        }
        return toPerson({ ...person, roles: next }, viewer)
      }),

    removeCompanyPerson: ({ memberId }, caller) =>
      db.transaction(async (tx) => {
        const { company, viewer } = await ownCompany(tx, caller)
        const person = await companyStore(tx).colleague(memberId, company.id)
        if (!person) throw problemNamed('companyPerson.missing')
        const refusal = removalRefusal(person, viewer)
        if (refusal) throw problemNamed(refusal)
        await removeMember(tx, company, person, viewer.id)
        return { removedYn: 'Y' }
      }),

    leaveCompany: (_nothing, caller) =>
      db.transaction(async (tx) => {
        const { companyId } = memberOf(caller)
        const store = companyStore(tx)
        const company = companyId === null ? undefined : await store.lock(companyId)
        const person = await viewerOf(tx, caller)
        if (!company || person.companyId !== company.id) throw problemNamed('company.missing')
        if (ownsCompany(person)) throw problemNamed('company.lastOwner')
        await removeMember(tx, company, person, person.id)
        for (const owner of await store.owners(company.id))
          await notices.put(tx, { memberId: owner.id, ...companyTexts.left(person.name) })
        return { leftYn: 'Y' }
      }),
  }
}
