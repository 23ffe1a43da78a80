import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { problemNamed } from '#contract/problem-named.ts'
import { formatDuration } from '#domain/dates.ts'
import { sessions } from '#server/db/schema/session.ts'
import { password } from '#server/testing/portal.ts'
import login from '#src/i18n/locales/ko/login.json' with { type: 'json' }
import type { Path } from '#src/machines/testing/paths.ts'
import { done, fails, isOutcome, type Outcome } from '#src/machines/testing/steps.ts'
import type { Stage } from '../support/model-fixtures.ts'
import { isRefusal, unreached } from './steps.ts'
import { field, press } from './walk.ts'

/* The password once more, before the ways to log in are changed. */

const VERIFIED_SECONDS = 600
type Owned<Place extends keyof Stage> = Pick<Stage, Place> & { person: { id: string; email: string } }

/** How long a pause still is, where there is one. */
export const waiting = (seconds: number) =>
  seconds > 0 ? [login.pausedFor.replace('{{duration}}', formatDuration(seconds))] : []

/** Gives the password, or a wrong one where it is going to be refused. */
export async function givePassword(
  { page, next }: { page: Page; next: Outcome | undefined },
  texts: { password: string; submit: string },
) {
  const typed = isRefusal(next, 'password.wrong') ? 'a wrong password' : password
  await field(page, texts.password).fill(typed)
  await press(page, texts.submit)
  return { type: 'password.submitted', password: typed } as const
}

export const sessionGone =
  'Whose session is over is sent to the login by the session machine, which has a model of its own.'

/** Every way the password once more can end, by where the right one leads. */
export const afterPassword = <const Leaf extends string>(leadsTo: readonly Leaf[]) => ({
  done: { outcome: done('verifyAgain', { verifiedForSeconds: 600 }), leadsTo },
  'password.wrong': {
    outcome: fails('verifyAgain', problemNamed('password.wrong', { remaining: 4 })),
    leadsTo: ['enteringPassword.open'] as const,
  },
  'password.paused': {
    outcome: fails('verifyAgain', problemNamed('password.paused', { retryAfterSeconds: 900 })),
    leadsTo: ['enteringPassword.paused'] as const,
    meanwhile: pausePassword,
  },
  'session.missing': sessionGone,
  unreached: { outcome: fails('verifyAgain', unreached), leadsTo: ['enteringPassword.open'] as const },
})

/** Five wrong passwords from elsewhere. */
async function pausePassword({ portal, person }: Owned<'portal'>): Promise<void> {
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
  if (!isOutcome(step) || step.actorId === 'verifyAgain' || secondsSincePassword(path) < VERIFIED_SECONDS)
    return true
  return isRefusal(step, 'verification.stale')
}

/** A session of somebody who has given their password once more, or only when they logged in. */
export async function sessionOf(
  { portal, person: { email } }: Owned<'portal'>,
  { verified }: { verified: boolean },
): Promise<string> {
  const first = await portal.logInFully(email)
  return verified ? (await portal.call('verifyAgain', { password }, { session: first })).session! : first
}

function secondsSincePassword(path: Path): number {
  const given = path.findLastIndex(({ step }) => step.type === 'xstate.done.actor.verifyAgain')
  return path
    .slice(given + 1)
    .reduce((sum, { step }) => sum + ('seconds' in step ? (step.seconds as number) : 0), 0)
}
