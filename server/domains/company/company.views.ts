import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { type CompanyRole, ownsCompany } from '#domain/company/roles.ts'
import { toWireTime } from '#domain/dates.ts'
import type { StoredCompany } from './company.store.ts'
import type { StoredOffer } from './offer.store.ts'
import type { StoredPerson } from './people.store.ts'

/** A company as one of its members sees it. */
export const toCompany = (
  { name, rnno, everybodyMay }: StoredCompany,
  {
    roles,
    peopleCount,
    owners,
    leaveRefusal,
  }: {
    roles: CompanyRole[]
    peopleCount: number
    owners: readonly { name: string }[]
    leaveRefusal: string | null
  },
): Schema<'Company'> => ({
  companyName: name,
  rnno,
  everybodyYn: everybodyMay ? 'Y' : 'N',
  roles,
  peopleCount,
  ownerNames: owners.map((owner) => owner.name),
  leaveRefusal,
})

/** A member of a company as a colleague sees them; only owners see the mail address. */
export function toPerson(person: StoredPerson, viewer: StoredPerson): Schema<'CompanyPerson'> {
  const { id, name, email, deptName, roles } = person
  const isOwner = ownsCompany(viewer)
  const refusal = removalRefusal(person, viewer)
  return {
    memberId: id,
    name,
    email: isOwner || id === viewer.id ? email : null,
    deptName,
    roles,
    ownYn: id === viewer.id ? 'Y' : 'N',
    removalRefusal: refusal ? problemNamed(refusal).message : null,
  }
}

/**
 * The reason why a member may not remove another member from the company, according to the roles of both; undefined
 * if the removal is allowed.
 */
export const removalRefusal = (person: StoredPerson, viewer: StoredPerson) =>
  !ownsCompany(viewer) ? 'company.forbidden' : ownsCompany(person) ? 'companyPerson.owner' : undefined

/**
 * An offer as one of its parties sees it; `invitations` are the invitations that end if the ownership is handed over.
 */
export const toOffer = (
  offer: StoredOffer,
  viewerId: string,
  invitations: readonly StoredOffer[] = [],
): Schema<'CompanyOffer'> => ({
  offerId: offer.id,
  offerKind: offer.offerKind,
  offerState: offer.offerState,
  // Only the company's owners may reveal that a company has the business number.
  companyName: isForRequester(offer, viewerId) && offer.offerState !== 'ACCEPTED' ? null : offer.companyName,
  rnno: offer.rnno,
  name: offer.name,
  email: offer.email,
  byName: offer.byName,
  roles: offer.roles,
  invitations: invitations.map(({ email, roles, expiresAt }) => ({
    email: email!,
    roles,
    expiresAt: toWireTime(expiresAt),
  })),
  ownYn: offer.byId === viewerId ? 'Y' : 'N',
  createdAt: toWireTime(offer.createdAt),
  expiresAt: toWireTime(offer.expiresAt),
  closedAt: offer.closedAt && toWireTime(offer.closedAt),
})

const isForRequester = ({ offerKind, byId }: StoredOffer, viewerId: string) =>
  offerKind === 'JOIN' && byId === viewerId
