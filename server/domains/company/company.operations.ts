import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { ownsCompany } from '#domain/company/roles.ts'
import { toWireTime } from '#domain/dates.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { companyTexts } from '#server/messages/company-texts.ts'
import { openedCompanies } from '#server/staff/openings.ts'
import { businessCheckStore } from './business-check/business-check.store.ts'
import { toBusinessCheck } from './business-check/business-check.views.ts'
import type { CompanyDeps, Queries } from './company.deps.ts'
import { companyStore, type StoredCompany } from './company.store.ts'
import { ownCompany, viewerOf } from './company.viewer.ts'
import { toCompany, toOffer } from './company.views.ts'
import { detailsOperations, detailsView } from './details-check/details.operations.ts'
import { offerOperations } from './offer.operations.ts'
import { offerStore, type StoredOffer } from './offer.store.ts'
import { peopleOperations } from './people.operations.ts'
import type { StoredPerson } from './people.store.ts'

/** The operations on the company of a member: its people, their roles, and offers to join. */
export function companyOperations(deps: CompanyDeps): OperationsTagged<'company', Caller> {
  const { db, clock, notices } = deps

  /** Returns the company of a member as the member sees it. */
  async function companyView(
    from: Queries,
    company: StoredCompany,
    viewer: StoredPerson,
  ): Promise<Schema<'Company'>> {
    const store = companyStore(from)
    const peopleCount = await store.count({ companyId: company.id, words: [], byAddress: false })
    const owners = await store.owners(company.id)
    return toCompany(company, {
      roles: viewer.roles,
      peopleCount,
      owners,
      leaveRefusal: await leaveRefusal(from, viewer, owners),
    })
  }

  async function leaveRefusal(
    from: Queries,
    viewer: StoredPerson,
    owners: readonly unknown[],
  ): Promise<string | null> {
    if (ownsCompany(viewer) || owners.length === 0) return problemNamed('company.lastOwner').message
    const isLast = (await deps.access.soleAdministrations(from, viewer)).length > 0
    return isLast ? problemNamed('companyPerson.lastAdmin').message : null
  }

  /** The invitations that end when an ownership is handed over. */
  const invitationsEndingWith = async ({ offerKind, companyId, byId }: StoredOffer) =>
    offerKind === 'OWNERSHIP' && byId !== null && companyId !== null
      ? offerStore(db).waitingOf(byId, companyId, clock.now())
      : []

  return {
    ...peopleOperations(deps),
    ...offerOperations(deps),
    ...detailsOperations(deps),

    async getAdminCompany({ companyId }, caller) {
      const store = companyStore(db)
      const company = await store.find(companyId)
      if (!company) throw problemNamed('adminCompany.missing')
      await openedCompanies.require({ db, clock }, caller, companyId)
      const [remaining, peopleCount, contacts, checked, details] = await Promise.all([
        company.mergedIntoId === null ? undefined : store.find(company.mergedIntoId),
        store.count({ companyId, words: [], byAddress: false }),
        store.contacts(companyId),
        businessCheckStore(db).find(companyId, company.rnno),
        detailsView(deps, db, company),
      ])
      return {
        companyId,
        companyName: company.name,
        rnno: company.rnno,
        businessCheck: toBusinessCheck(checked),
        details,
        createdAt: toWireTime(company.createdAt),
        peopleCount,
        contacts: contacts.map(({ id: memberId, name, email, roles }) => ({ memberId, name, email, roles })),
        mergedInto:
          remaining && company.mergedAt
            ? {
                companyId: remaining.id,
                companyName: remaining.name,
                mergedAt: toWireTime(company.mergedAt),
              }
            : null,
      }
    },

    async getCompany(_nothing, caller) {
      const { memberId } = memberOf(caller)
      const viewer = await viewerOf(db, caller)
      const company = viewer.companyId === null ? undefined : await companyStore(db).find(viewer.companyId)
      const offers = await offerStore(db).waitingFor({ memberId, email: viewer.email }, clock.now())
      return {
        company: company ? await companyView(db, company, viewer) : null,
        offers: await Promise.all(
          offers.map(async (offer) => toOffer(offer, memberId, await invitationsEndingWith(offer))),
        ),
      }
    },

    updateCompanyPolicy: ({ everybodyYn }, caller) =>
      db.transaction(async (tx) => {
        const { company, viewer } = await ownCompany(tx, caller)
        const everybodyMay = everybodyYn === 'Y'
        const store = companyStore(tx)
        if (company.everybodyMay !== everybodyMay) {
          await store.letEverybody(company.id, everybodyMay)
          for (const owner of await store.owners(company.id))
            await notices.put(tx, {
              memberId: owner.id,
              ...companyTexts.policyChanged(viewer.name, everybodyMay),
            })
        }
        return companyView(tx, { ...company, everybodyMay }, viewer)
      }),
  }
}
