import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { OperationId } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { memberRoles, members, mfaFactors } from '#server/db/schema.ts'
import type { mfaChangeMachine } from '#src/machines/mfa-change/mfa-change.machine.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import type * as flow from './flow.ts'
import { forgetPassword, pausePassword } from './password-again.ts'
import type { Holder } from './settings-screens.ts'
import { unreached } from './steps.ts'

type Machine = typeof mfaChangeMachine
type World = flow.World<Machine, Holder>
type Situation = flow.Situation<Machine, Holder>
type Change = 'turnOffMfaFactor' | 'makeRecoveryCodes' | 'removeTrustedDevices'

const session = 'Whose session is over is sent to the login by the session machine, which has a model of its own.'

/** Every way each call of a change of the second factors can end on the real server, by what is done to its world. */
export const worlds = {
  verifyAgain: {
    done: {
      outcome: done('verifyAgain', { verifiedForSeconds: 600 }),
      leadsTo: ['turningOffMfaFactor', 'makingRecoveryCodes', 'removingTrustedDevices'],
    },
    'password.wrong': { outcome: fails('verifyAgain', problemNamed('password.wrong', { remaining: 4 })), leadsTo: ['enteringPassword.open'] },
    'password.paused': {
      outcome: fails('verifyAgain', problemNamed('password.paused', { retryAfterSeconds: 900 })),
      leadsTo: ['enteringPassword.paused'],
      meanwhile: pausePassword,
    },
    'session.missing': session,
    unreached: { outcome: fails('verifyAgain', unreached), leadsTo: ['enteringPassword.open'] },
  },
  turnOffMfaFactor: {
    done: {
      outcome: done('turnOffMfaFactor', { mfaType: 'sms' }),
      leadsTo: ['choosing'],
      meanwhile: ({ person }) => Promise.resolve(Object.assign(person, { factors: ['sms'], devices: [] })),
    },
    'verification.stale': stale('turnOffMfaFactor'),
    // Another tab was faster.
    'factor.unavailable': refused('turnOffMfaFactor', 'factor.unavailable', turnOffElsewhere),
    'factor.required': refused('turnOffMfaFactor', 'factor.required', async (situation) => {
      await turnOffElsewhere(situation, 'sms')
      const { database: { db }, person } = situation
      await db.insert(memberRoles).values({ id: randomUUID(), memberId: person.id, role: 'approver' })
    }),
    'session.missing': session,
    unreached: refusedAs('turnOffMfaFactor', unreached),
  },
  makeRecoveryCodes: {
    done: { outcome: done('makeRecoveryCodes', { recoveryCodes: ['H3VN-8WLC-P6ZA'] }), leadsTo: ['savingCodes'] },
    'verification.stale': stale('makeRecoveryCodes'),
    'factor.unavailable': refused('makeRecoveryCodes', 'factor.unavailable', async (situation) => {
      await turnOffElsewhere(situation, 'sms')
      await turnOffElsewhere(situation)
    }),
    'session.missing': session,
    unreached: refusedAs('makeRecoveryCodes', unreached),
  },
  removeTrustedDevices: {
    done: {
      outcome: done('removeTrustedDevices', { count: 1 }),
      leadsTo: ['choosing'],
      meanwhile: ({ person }) => Promise.resolve(Object.assign(person, { devices: [] })),
    },
    'verification.stale': stale('removeTrustedDevices'),
    'session.missing': session,
    unreached: refusedAs('removeTrustedDevices', unreached),
  },
} satisfies flow.Worlds<Machine, Holder>

function refusedAs(id: Change, problem: typeof unreached): World {
  return { outcome: fails(id, problem), leadsTo: ['choosing'] }
}

function refused(id: Change, name: ProblemName, meanwhile: (situation: Situation) => Promise<unknown>): World {
  return { ...refusedAs(id, problemNamed(name)), meanwhile }
}

function stale(id: OperationId): World {
  return { outcome: fails(id, problemNamed('verification.stale')), leadsTo: ['enteringPassword.open', 'enteringPassword.paused'], meanwhile: forgetPassword }
}

async function turnOffElsewhere({ database: { db }, person }: Situation, mfaType: 'sms' | 'totp' = 'totp'): Promise<void> {
  await db.delete(mfaFactors).where(and(eq(mfaFactors.memberId, person.id), eq(mfaFactors.mfaType, mfaType)))
  const left = await db.select().from(mfaFactors).where(eq(mfaFactors.memberId, person.id))
  await db.update(members).set({ mfaType: left[0]?.mfaType ?? 'none' }).where(eq(members.id, person.id))
}
