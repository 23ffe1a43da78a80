import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { detailsMistakes, detailsOf } from '#domain/company/details.ts'
import { kstDate } from '#domain/dates.ts'
import type { Tx } from '#server/db/once.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { requireOpened } from '#server/staff/company-openings.ts'
import type { CompanyDeps, Queries } from '../company.deps.ts'
import { companyStore, type StoredCompany } from '../company.store.ts'
import { detailsCheckStore } from './details-check.store.ts'
import { toDetails } from './details-check.views.ts'

/** Returns the details of a company with the answer of the tax office about them. */
export async function detailsView(
  { isRegistryConnected }: Pick<CompanyDeps, 'isRegistryConnected'>,
  from: Queries,
  company: StoredCompany,
): Promise<Schema<'CompanyDetails'>> {
  const { id: companyId, rnno, representative, foundedOn } = company
  const isAsked = representative !== null && foundedOn !== null
  const checked = isAsked
    ? await detailsCheckStore(from).find({ companyId, rnno, representative, foundedOn })
    : undefined
  return toDetails(company, checked, isRegistryConnected)
}

/** Returns the operation by which the staff store the representative and the day of opening of a company. */
export function detailsOperations(
  deps: CompanyDeps,
): Pick<OperationsTagged<'company', Caller>, 'setCompanyDetails'> {
  const { db, clock } = deps

  async function set(tx: Tx, { companyId, version, ...typed }: Input<'setCompanyDetails'>) {
    const store = companyStore(tx)
    const before = await store.lock(companyId)
    if (!before) throw problemNamed('adminCompany.missing')
    if (before.mergedIntoId !== null) throw problemNamed('adminCompany.merged')
    if (before.version !== version) throw problemNamed('adminCompany.changed')
    const values = detailsOf(typed)
    const isUnchanged =
      values.representative === before.representative && values.foundedOn === before.foundedOn
    const company = isUnchanged ? before : await store.setDetails(companyId, values)
    return detailsView(deps, tx, company)
  }

  return {
    async setCompanyDetails(input, caller) {
      if (detailsMistakes(input, kstDate(clock.now())).length > 0) throw problemNamed('request.invalid')
      if (!(await companyStore(db).find(input.companyId))) throw problemNamed('adminCompany.missing')
      await requireOpened({ db, clock }, caller, input.companyId)
      return db.transaction((tx) => set(tx, input))
    },
  }
}
