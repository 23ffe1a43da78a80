import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import type { ListedInvitation, ListedStaff } from './staff.store.ts'

const timeOrNone = (at: Date | null) => at && toWireTime(at)

/** A staff member as colleagues see them; the refusal field holds the reason for which `endStaff` would refuse. */
export const toStaffMember = (
  { memberId, name, email, givenAt, lastLoginAt, mfaType, passkey, roles }: ListedStaff,
  seen: { memberId: string; isLast: boolean },
): Schema<'StaffMember'> => ({
  memberId,
  name,
  email,
  givenAt: timeOrNone(givenAt),
  lastLoginAt: timeOrNone(lastLoginAt),
  mfaType,
  passkeyYn: passkey ? 'Y' : 'N',
  ownYn: memberId === seen.memberId ? 'Y' : 'N',
  refusal: seen.isLast ? problemNamed('staff.last').message : null,
  roles,
  lastOperatorYn: seen.isLast ? 'Y' : 'N',
})

/** An invitation that no one has accepted, at a moment. */
export const toInvitation = (
  { invitation: { id, email, createdAt, expiresAt, roles }, byName }: ListedInvitation,
  now: Date,
): Schema<'StaffInvitation'> => ({
  invitationId: id,
  email,
  byName,
  createdAt: toWireTime(createdAt),
  expiresAt: toWireTime(expiresAt),
  overYn: expiresAt <= now ? 'Y' : 'N',
  roles,
})
