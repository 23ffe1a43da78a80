import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { hasAnyRole, type StaffRole, staffRolesOf } from '#domain/staff/roles.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, type CallerMember, memberOf } from '#server/http/calls/caller.ts'
import { lockCaller } from '#server/security/company-hold.ts'
import type { StoredInquiry } from './inquiry.store.ts'

type Kind = Schema<'InquiryAboutKind'>
type AboutRef = Schema<'InquiryAboutRef'>
type About = Schema<'InquiryAbout'>
type Viewer = Pick<CallerMember, 'memberId' | 'companyId'>

/** Finds those of the given rows of one kind that a viewer may see; returns their names by id. */
export type FindAbout = (
  db: Pick<Db, 'select'>,
  kind: Kind,
  ids: readonly string[],
  viewer: Viewer | 'staff',
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
} as const satisfies Record<Kind, keyof AboutColumns>
const kinds = Object.keys(columnOf) as Kind[]

/** The staff have no page of one permission or one request of a company. */
const staffPageOf: Partial<Record<Kind, 'getAdminBill' | 'getAdminSubscription'>> = {
  BILL: 'getAdminBill',
  SUBSCRIPTION: 'getAdminSubscription',
}

function mayStaffOpen(kind: Kind, roles: readonly StaffRole[]): boolean {
  const page = staffPageOf[kind]
  return page !== undefined && hasAnyRole(roles, staffRolesOf(page))
}

/** Returns the row that each of the inquiries is about; null if the reader may not see that row. */
export async function aboutOf<Row extends AboutColumns>(
  db: Pick<Db, 'select'>,
  find: FindAbout,
  rows: readonly Row[],
  reader: { viewer: Viewer } | { staffRoles: readonly StaffRole[] },
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
 * Returns the row that a member wants to ask about; throws `inquiry.aboutMissing` if the member may not see
 * it.
 */
export async function aboutFor(
  db: Pick<Db, 'select'>,
  find: FindAbout,
  { aboutKind, aboutId }: AboutRef,
  viewer: Viewer,
): Promise<About> {
  const [found] = await find(db, aboutKind, [aboutId], viewer)
  if (!found) throw problemNamed('inquiry.aboutMissing')
  return { aboutKind, aboutId, aboutName: found.name, openYn: 'Y' }
}

/**
 * Returns the columns that reference the row that a new inquiry is about, and locks that row, so that it is
 * not removed before the inquiry is stored. Throws `inquiry.aboutMissing` for a visitor, and if the member
 * may not see the row.
 */
export async function holdAbout(
  tx: Tx,
  find: FindAbout,
  { aboutKind, aboutId }: AboutRef,
  caller: Caller,
): Promise<Partial<AboutColumns>> {
  if (caller.stage !== 'member') throw problemNamed('inquiry.aboutMissing')
  const member = memberOf(caller)
  // In the order of a withdrawal, which locks the company, then subscriptions, then the member.
  const isSubscriptionFirst =
    member.companyId === null && (aboutKind === 'BILL' || aboutKind === 'SUBSCRIPTION')
  const viewer = isSubscriptionFirst ? member : await lockCaller(tx, caller)
  const [found] = await find(tx, aboutKind, [aboutId], viewer, { hold: true })
  if (!found) throw problemNamed('inquiry.aboutMissing')
  return { [columnOf[aboutKind]]: aboutId }
}
