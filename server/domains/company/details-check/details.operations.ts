import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { detailsMistakes, detailsOf } from '#domain/company/details.ts'
import { ownsCompany } from '#domain/company/roles.ts'
import { kstDate } from '#domain/dates.ts'
import type { Tx } from '#server/db/once.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { openedCompanies } from '#server/staff/openings.ts'
import type { CompanyDeps, Queries } from '../company.deps.ts'
import { companyStore, type StoredCompany } from '../company.store.ts'
import { ownCompany, viewerOf } from '../company.viewer.ts'
import { detailsCheckStore } from './details-check.store.ts'
import { toDetails } from './details-check.views.ts'

/** Returns the details of a company with the answer of the tax office about them. */
export async function detailsView(
  { isRegistryConnected }: Pick<CompanyDeps, 'isRegistryConnected'>,
  from: Queries,
  company: StoredCompany,
): Promise<Schema<'CompanyDetails'>> {
  const { id: companyId, rnno, representative, foundedOn } = company
  const isCheckable = representative !== null && foundedOn !== null
  const storedCheck = isCheckable
    ? await detailsCheckStore(from).find({ companyId, rnno, representative, foundedOn })
    : undefined
  return toDetails(company, storedCheck, isRegistryConnected)
}

/**
 * Returns the operations by which owners and the staff read and store the representative and the day of opening of a
 * company.
 */
export function detailsOperations(
  deps: CompanyDeps,
): Pick<
  OperationsTagged<'company', Caller>,
  'getCompanyDetails' | 'saveCompanyDetails' | 'setCompanyDetails'
> {
  const { db, clock } = deps

  /** Stores the entered values for a locked company, as its next version if they differ. */
  async function store(tx: Tx, before: StoredCompany, typed: Input<'saveCompanyDetails'>) {
    const values = detailsOf(typed)
    const isUnchanged =
      values.representative === before.representative && values.foundedOn === before.foundedOn
    const company = isUnchanged ? before : await companyStore(tx).setDetails(before.id, values)
    return detailsView(deps, tx, company)
  }

  async function set(tx: Tx, { companyId, ...typed }: Input<'setCompanyDetails'>) {
    const before = await companyStore(tx).lock(companyId)
    if (!before) throw problemNamed('adminCompany.missing')
    if (before.mergedIntoId !== null) throw problemNamed('adminCompany.merged')
    if (before.version !== typed.version) throw problemNamed('adminCompany.changed')
    return store(tx, before, typed)
  }

  const requireValid = (typed: Input<'saveCompanyDetails'>) => {
    if (detailsMistakes(typed, kstDate(clock.now())).length > 0) throw problemNamed('request.invalid')
  }

  return {
    async getCompanyDetails(_nothing, caller) {
      const viewer = await viewerOf(db, caller)
      const company = viewer.companyId === null ? undefined : await companyStore(db).find(viewer.companyId)
      if (!company || !ownsCompany(viewer)) throw problemNamed('company.forbidden')
      return detailsView(deps, db, company)
    },

    async saveCompanyDetails(input, caller) {
      requireValid(input)
      return db.transaction(async (tx) => {
        const { company } = await ownCompany(tx, caller)
        if (company.version !== input.version) throw problemNamed('company.changed')
        return store(tx, company, input)
      })
    },

    async setCompanyDetails(input, caller) {
      requireValid(input)
      if (!(await companyStore(db).find(input.companyId))) throw problemNamed('adminCompany.missing')
      await openedCompanies.require({ db, clock }, caller, input.companyId)
      return db.transaction((tx) => set(tx, input))
    },
  }
}
