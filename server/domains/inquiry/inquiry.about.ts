import type { Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { hasAnyRole, type StaffRole, staffRolesOf } from '#domain/staff/roles.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, type CallerMember, memberOf } from '#server/http/calls/caller.ts'
import { lockCaller } from '#server/security/company-hold.ts'
import type { StoredInquiry } from './inquiry.store.ts'

export type AboutKind = Schema<'InquiryAboutKind'>
type AboutRef = Schema<'InquiryAboutRef'>
type About = Schema<'InquiryAbout'>
type Member = Pick<CallerMember, 'memberId' | 'companyId'>
export type AboutViewer = Member | 'staff'
export type AboutReader = Pick<Db, 'select'>

/** Those of the given rows of a kind that a viewer may see, by id, with their names; `hold` locks the rows. */
export type FindAbout = (
  db: AboutReader,
  kind: AboutKind,
  ids: readonly string[],
  viewer: AboutViewer,
  options?: { hold: boolean },
) => Promise<{ id: string; name: string }[]>
/** The columns of an inquiry that reference the row that it is about. */
export type AboutColumns = Pick<
  StoredInquiry,
  'aboutBillId' | 'aboutSubscriptionId' | 'aboutGrantId' | 'aboutRequestId'
>

const columnOf = {
  BILL: 'aboutBillId',
  SUBSCRIPTION: 'aboutSubscriptionId',
  GRANT: 'aboutGrantId',
  ACCESS_REQUEST: 'aboutRequestId',
} as const satisfies Record<AboutKind, keyof AboutColumns>
const kinds = Object.keys(columnOf) as AboutKind[]

/** Subscriptions and what belongs to them; their own pages open only after the password check. */
const kindsOfSubscriptions: readonly AboutKind[] = ['BILL', 'SUBSCRIPTION']

/** The staff have no page of one permission or one request of a company. */
const staffPageOf: Partial<Record<AboutKind, 'getAdminBill' | 'getAdminSubscription'>> = {
  BILL: 'getAdminBill',
  SUBSCRIPTION: 'getAdminSubscription',
}

function mayStaffOpen(kind: AboutKind, roles: readonly StaffRole[]): boolean {
  const page = staffPageOf[kind]
  return page !== undefined && hasAnyRole(roles, staffRolesOf(page))
}

/** Returns the row that each of the inquiries is about; null if the reader may not see that row. */
export async function aboutOf<Row extends AboutColumns>(
  db: AboutReader,
  find: FindAbout,
  rows: readonly Row[],
  reader: { viewer: Member } | { staffRoles: readonly StaffRole[] },
): Promise<(Row & { about: About | null })[]> {
  const viewer = 'viewer' in reader ? reader.viewer : 'staff'
  const names = new Map<string, string>()
  for (const kind of kinds) {
    const ids = [...new Set(rows.flatMap((row) => row[columnOf[kind]] ?? []))]
    if (ids.length === 0) continue
    for (const { id, name } of await find(db, kind, ids, viewer)) names.set(id, name)
  }
  return rows.map((row) => {
    const aboutKind = kinds.find((kind) => row[columnOf[kind]] !== null)
    const aboutId = aboutKind && row[columnOf[aboutKind]]
    const aboutName = aboutId && names.get(aboutId)
    if (!aboutKind || !aboutId || !aboutName) return { ...row, about: null }
    const isOpen = 'viewer' in reader || mayStaffOpen(aboutKind, reader.staffRoles)
    return { ...row, about: { aboutKind, aboutId, aboutName, openYn: isOpen ? 'Y' : 'N' } }
  })
}

/**
 * Returns what a member would ask about. Throws `inquiry.aboutMissing` where they may not see it, and
 * `password.unconfirmed` where its own page requires the password check first.
 */
export async function aboutFor(
  db: AboutReader,
  find: FindAbout,
  { aboutKind, aboutId }: AboutRef,
  viewer: Pick<CallerMember, keyof Member | 'passwordChecked'>,
): Promise<About> {
  if (kindsOfSubscriptions.includes(aboutKind) && !viewer.passwordChecked)
    throw problemNamed('password.unconfirmed')
  const [found] = await find(db, aboutKind, [aboutId], viewer)
  if (!found) throw problemNamed('inquiry.aboutMissing')
  return { aboutKind, aboutId, aboutName: found.name, openYn: 'Y' }
}

/**
 * Returns the columns that reference the row that a new inquiry is about, and locks that row, so that it is
 * not removed before the inquiry is stored. Throws `inquiry.aboutMissing` for a visitor, if the member may not see the
 * row, and if the member leaves at the same moment.
 */
export async function holdAbout(
  tx: Tx,
  find: FindAbout,
  { aboutKind, aboutId }: AboutRef,
  caller: Caller,
): Promise<Partial<AboutColumns>> {
  if (caller.stage !== 'member') throw problemNamed('inquiry.aboutMissing')
  const member = memberOf(caller)
  // In the order of a withdrawal, which locks the company, then subscriptions, then the member. `lockCaller` locks the
  // company; without a company it would lock the member before the subscription.
  const isSubscriptionFirst = member.companyId === null && kindsOfSubscriptions.includes(aboutKind)
  const viewer = isSubscriptionFirst ? member : await lockCaller(tx, caller).catch(missingOfLeaver)
  const [found] = await find(tx, aboutKind, [aboutId], viewer, { hold: true })
  if (!found) throw problemNamed('inquiry.aboutMissing')
  return { [columnOf[aboutKind]]: aboutId }
}

/** Replaces the problem of a member who has left: visitors may write inquiries, so that it is not in the contract. */
function missingOfLeaver(error: unknown): never {
  throw error instanceof Problem && error.is('session.missing') ? problemNamed('inquiry.aboutMissing') : error
}
