import type { ProblemName } from '#contract/problem.ts'
import { DAY_MS } from '../durations.ts'

/** For how many milliseconds the link of an invitation to the staff works. */
export const STAFF_INVITATION_MS = DAY_MS
/** How many people of the staff and invitations that wait there may be together. */
export const MAX_STAFF = 200
/** The page that the link of an invitation opens; its key is in the fragment, which browsers do not send. */
export const STAFF_JOIN_PATH = '/staff/join'

/** Why the link of an invitation does not work at a moment, or nothing. */
export function staffInvitationRefusal(
  { acceptedAt, expiresAt }: { acceptedAt: Date | null; expiresAt: Date },
  now: Date,
): ProblemName | undefined {
  if (acceptedAt) return 'staffInvitation.used'
  return expiresAt <= now ? 'staffInvitation.expired' : undefined
}

/** The address of the page on a site that accepts an invitation, with the key that its holder has. */
export const staffInvitationLink = (site: string, key: string): string => `${site}${STAFF_JOIN_PATH}#${key}`
