import { eq, like } from 'drizzle-orm'
import type { Input } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { passkeyChallenges, passkeys } from '#server/db/schema/passkey.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { beginLogin } from '#server/testing/passkey-world.ts'
import type { passkeyLoginMachine } from '#src/machines/passkey-login/passkey-login.machine.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import { closeAccount } from '#worlds/company-admin.ts'
import type * as flow from './flow.ts'
import { serverUnreached } from './steps.ts'

type Machine = typeof passkeyLoginMachine
type Leaf = flow.LeafOf<Machine>
type Situation = flow.Situation<Machine, Holder>

/** The member whose passkey is on the device. */
export type Holder = { id: string }

const PAUSE_SECONDS = 900
const TRIES = 5
const paused = problemNamed('login.paused', { retryAfterSeconds: PAUSE_SECONDS })
// The state after a failed login: if the browser lists passkeys, the next login starts automatically.
const againPath: Leaf[] = ['resting', 'startingPasskeyLogin']

/** For every outcome of each call of a login by passkey, the change of the server’s data that causes this outcome. */
export const worlds = {
  startPasskeyLogin: {
    done: {
      outcome: done('startPasskeyLogin', {
        challenge: 'q1Jx8w2tYhK6mRb0cVn4ZsPf9uDgEo3aLkWi7XyTjBM',
        rpId: 'localhost',
        timeout: 300_000,
        userVerification: 'required',
      }),
      leadsTo: ['prompting'],
    },
    'login.paused': {
      outcome: fails('startPasskeyLogin', paused),
      leadsTo: ['resting', 'paused'],
      meanwhile: pauseAddress,
    },
    unreached: { outcome: fails('startPasskeyLogin', serverUnreached), leadsTo: ['resting'] },
  },
  finishPasskeyLogin: {
    done: { outcome: done('finishPasskeyLogin', { loginYn: 'Y', mfaType: 'sms' }), leadsTo: ['completed'] },
    'passkey.refused': {
      outcome: fails('finishPasskeyLogin', problemNamed('passkey.refused')),
      leadsTo: againPath,
      meanwhile: ({ database: { db }, person }) =>
        db.delete(passkeys).where(eq(passkeys.memberId, person.id)),
    },
    'passkey.expired': {
      outcome: fails('finishPasskeyLogin', problemNamed('passkey.expired')),
      leadsTo: againPath,
      meanwhile: ({ database: { db } }) => db.delete(passkeyChallenges),
    },
    'login.paused': {
      outcome: fails('finishPasskeyLogin', paused),
      leadsTo: ['paused'],
      meanwhile: pausePasskey,
    },
    'login.closed': {
      outcome: fails('finishPasskeyLogin', problemNamed('login.closed')),
      leadsTo: againPath,
      meanwhile: ({ database: { db }, person, portal }) =>
        closeAccount(db, { memberId: person.id, closedAt: portal.clock.now() }),
    },
    'login.resetRequired': 'The screen leads on to the password reset: the login begins again after it.',
    // Excluded while the browser lists passkeys in the field: the next call would follow automatically on the same
    // cut connection.
    unreached: {
      outcome: fails('finishPasskeyLogin', serverUnreached),
      leadsTo: ['resting'],
      where: ({ offers }) => !offers,
    },
  },
} satisfies flow.Worlds<Machine, Holder>

// Makes a network address reach its limit of logins by inserting rows instead of logging in.
async function pauseAddress({ portal, database: { db }, later }: Situation): Promise<void> {
  await beginLogin(portal)
  const isStartOfLogin = like(throttles.key, 'passkey-start:%')
  const windowEndsAt = new Date(portal.clock.now().getTime() + PAUSE_SECONDS * 1000)
  await db
    .update(throttles)
    .set({ count: 2 ** 31 - 1, windowEndsAt })
    .where(isStartOfLogin)
  later(() => db.delete(throttles).where(isStartOfLogin))
}

// Uses the same passkey from another network address until logins with this passkey are paused.
async function pausePasskey({
  portal,
  input,
}: Situation & { input: Record<string, unknown> }): Promise<void> {
  const answer = input as Input<'finishPasskeyLogin'>
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const { cookies } = await beginLogin(portal)
    await portal.call('finishPasskeyLogin', answer, { cookies })
  }
}
