import { problemNamed } from '#contract/problem-named.ts'
import { ownsCompany } from '#domain/company/roles.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { Queries } from './company.deps.ts'
import { companyStore, type StoredCompany } from './company.store.ts'
import type { StoredPerson } from './people.store.ts'

/** The calling member, with their current roles. */
export async function viewerOf(from: Queries, caller: Caller): Promise<StoredPerson> {
  const viewer = await companyStore(from).person(memberOf(caller).memberId)
  if (!viewer) throw problemNamed('session.missing')
  return viewer
}

/**
 * The company that the caller owns, locked until the transaction ends. Throws `company.forbidden` if they own no
 * company.
 */
export async function ownCompany(
  tx: Tx,
  caller: Caller,
): Promise<{ company: StoredCompany; viewer: StoredPerson }> {
  const { companyId } = memberOf(caller)
  const company = companyId === null ? undefined : await companyStore(tx).lock(companyId)
  const viewer = await viewerOf(tx, caller)
  if (!company || viewer.companyId !== company.id || !ownsCompany(viewer))
    throw problemNamed('company.forbidden')
  return { company, viewer }
}
