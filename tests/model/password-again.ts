import { eq } from 'drizzle-orm'
import { formatDuration } from '#domain/dates.ts'
import { sessions } from '#server/db/schema.ts'
import { password } from '#server/testing/portal.ts'
import login from '#src/i18n/locales/ko/login.json' with { type: 'json' }
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome } from '#src/machines/testing/steps.ts'
import type { Stage } from '../support/model-fixtures.ts'
import { isRefusal } from './steps.ts'

/* The password once more, before the ways to log in are changed. */

const VERIFIED_SECONDS = 600
type Owned<Place extends keyof Stage> = Pick<Stage, Place> & { person: { id: string; email: string } }

/** How long a pause still is, where there is one. */
export const waiting = (seconds: number) => (seconds > 0 ? [login.pausedFor.replace('{{duration}}', formatDuration(seconds))] : [])

/** Five wrong passwords from elsewhere. */
export async function pausePassword({ portal, person }: Owned<'portal'>): Promise<void> {
  for (const wait of [0, 0, 0, 2, 5]) {
    portal.clock.pass(wait)
    await portal.logIn(person.email, 'another wrong one')
  }
}

/** The ten minutes since the password are over. */
export const forgetPassword = ({ database: { db }, person }: Owned<'database'>) =>
  db.update(sessions).set({ verifiedAgainAt: null }).where(eq(sessions.memberId, person.id))

/** Ten minutes after the password nothing is done without it. */
export function isVerifiedIn(path: Path): boolean {
  const { step } = path.at(-1)!
  if (!isOutcome(step) || step.actorId === 'verifyAgain' || secondsSincePassword(path) < VERIFIED_SECONDS) return true
  return isRefusal(step, 'verification.stale')
}

/** A session of somebody who has given their password once more, or only when they logged in. */
export async function sessionOf({ portal, person: { email } }: Owned<'portal'>, { verified }: { verified: boolean }): Promise<string> {
  const first = await portal.logInFully(email)
  return verified ? (await portal.call('verifyAgain', { password }, { session: first })).session! : first
}

function secondsSincePassword(path: Path): number {
  const given = path.findLastIndex(({ step }) => step.type === 'xstate.done.actor.verifyAgain')
  return path.slice(given + 1).reduce((sum, { step }) => sum + ('seconds' in step ? (step.seconds as number) : 0), 0)
}
