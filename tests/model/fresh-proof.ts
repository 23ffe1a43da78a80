import { formatDuration } from '#domain/dates.ts'
import { HOUR_MS } from '#domain/durations.ts'
import login from '#src/features/account/login-texts.json' with { type: 'json' }
import type { Stage } from '../support/model-fixtures.ts'

/** Returns a list with the text about the remaining time of a pause; without a pause the list is empty. */
export const pauseTexts = (seconds: number) =>
  seconds > 0 ? [login.pausedFor.replace('{{duration}}', formatDuration(seconds))] : []

export const sessionGone =
  'Whose session is over is sent to the login by the session machine, which has a model of its own.'

/**
 * Creates a session whose proof is valid for the whole walk, since the dialog that asks for a proof belongs to
 * another machine.
 */
export async function provenSession(
  { portal }: Pick<Stage, 'portal'>,
  email: string,
  { confirmed = false } = {},
): Promise<string> {
  const session = await portal.logInFully(email, { confirmed })
  return portal.verify(session, new Date(portal.clock.now().getTime() + 12 * HOUR_MS))
}
