import type { ProblemName } from '#contract/problem.ts'
import { DAY_MS } from '../durations.ts'

/** The time for which the link of a staff invitation is valid, in milliseconds. */
export const STAFF_INVITATION_MS = DAY_MS
/** The maximum number of staff members and open invitations together. */
export const MAX_STAFF = 200
/** The page that the link of an invitation opens; its key is in the fragment, which browsers do not send. */
export const STAFF_JOIN_PATH = '/staff/join'

/** The reason why the link of an invitation is invalid at a moment, or undefined. */
export function staffInvitationRefusal(
  { acceptedAt, expiresAt }: { acceptedAt: Date | null; expiresAt: Date },
  now: Date,
): ProblemName | undefined {
  if (acceptedAt) return 'staffInvitation.used'
  return expiresAt <= now ? 'staffInvitation.expired' : undefined
}

/** The address that accepts an invitation, with its key. */
export const staffInvitationLink = (site: string, key: string): string => `${site}${STAFF_JOIN_PATH}#${key}`
