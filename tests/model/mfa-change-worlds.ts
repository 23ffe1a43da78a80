import { and, eq } from 'drizzle-orm'
import type { ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import type { mfaChangeMachine } from '#src/machines/mfa-change/mfa-change.machine.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import { giveRole } from '#worlds/member.ts'
import type * as flow from './flow.ts'
import { sessionGone } from './fresh-proof.ts'
import type { Holder } from './settings-screens.ts'
import { serverUnreached } from './steps.ts'

type Machine = typeof mfaChangeMachine
type World = flow.World<Machine, Holder>
type Situation = flow.Situation<Machine, Holder>
type Change = 'turnOffMfaFactor' | 'makeRecoveryCodes' | 'removeTrustedDevices'

/**
 * For every outcome of each call of a change of the second factors, the change of the server’s data that causes this
 * outcome.
 */
export const worlds = {
  turnOffMfaFactor: {
    done: {
      outcome: done('turnOffMfaFactor', { mfaType: 'sms' }),
      leadsTo: ['choosing'],
      meanwhile: ({ person }) => Promise.resolve(Object.assign(person, { factors: ['sms'], devices: [] })),
    },
    // Another tab has already turned the factor off.
    'factor.unavailable': refusedWorld('turnOffMfaFactor', 'factor.unavailable', turnOffElsewhere),
    'factor.required': refusedWorld('turnOffMfaFactor', 'factor.required', async (situation) => {
      await turnOffElsewhere(situation, 'sms')
      const {
        database: { db },
        person,
      } = situation
      await giveRole(db, person.id, 'approver')
    }),
    'session.missing': sessionGone,
    unreached: refusedAs('turnOffMfaFactor', serverUnreached),
  },
  makeRecoveryCodes: {
    done: {
      outcome: done('makeRecoveryCodes', { recoveryCodes: ['H3VN-8WLC-P6ZA'] }),
      leadsTo: ['savingCodes'],
    },
    'factor.unavailable': refusedWorld('makeRecoveryCodes', 'factor.unavailable', async (situation) => {
      await turnOffElsewhere(situation, 'sms')
      await turnOffElsewhere(situation)
    }),
    'session.missing': sessionGone,
    unreached: refusedAs('makeRecoveryCodes', serverUnreached),
  },
  removeTrustedDevices: {
    done: {
      outcome: done('removeTrustedDevices', { count: 1 }),
      leadsTo: ['choosing'],
      meanwhile: ({ person }) => Promise.resolve(Object.assign(person, { devices: [] })),
    },
    'session.missing': sessionGone,
    unreached: refusedAs('removeTrustedDevices', serverUnreached),
  },
} satisfies flow.Worlds<Machine, Holder>

function refusedAs(id: Change, problem: typeof serverUnreached): World {
  return { outcome: fails(id, problem), leadsTo: ['choosing'] }
}

function refusedWorld(
  id: Change,
  name: ProblemName,
  meanwhile: (situation: Situation) => Promise<unknown>,
): World {
  return { ...refusedAs(id, problemNamed(name)), meanwhile }
}

async function turnOffElsewhere(
  { database: { db }, person }: Situation,
  mfaType: 'sms' | 'totp' = 'totp',
): Promise<void> {
  await db.delete(mfaFactors).where(and(eq(mfaFactors.memberId, person.id), eq(mfaFactors.mfaType, mfaType)))
  const factors = await db.select().from(mfaFactors).where(eq(mfaFactors.memberId, person.id))
  await db
    .update(members)
    .set({ mfaType: factors[0]?.mfaType ?? 'none' })
    .where(eq(members.id, person.id))
}
