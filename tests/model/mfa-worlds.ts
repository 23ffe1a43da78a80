import type { OperationId, Output } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import type { mfaEnrolmentMachine } from '#src/machines/mfa-enrolment/mfa-enrolment.machine.ts'
import type { MfaEnrolmentContext } from '#src/machines/mfa-enrolment/mfa-enrolment-setup.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import type * as flow from './flow.ts'
import { sessionGone } from './fresh-proof.ts'
import { serverUnreached } from './steps.ts'
import { otherCode } from './walk.ts'

type Machine = typeof mfaEnrolmentMachine
type Leaf = flow.LeafOf<Machine>
type World = flow.World<Machine, Owner, MemberKind>
type Situation = flow.Situation<Machine, Owner>

/** The member at the browser. */
export type Owner = { id: string; email: string }
/** A member without recovery codes, and one with an unused code. */
export const memberKinds = { withoutCodes: [], withCodes: ['B7KQ-2MXD-94RT'] } as const
export type MemberKind = keyof typeof memberKinds

const enrolmentId = '6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61'
const sms: Output<'startMfaEnrolment'> = {
  enrolmentId,
  mfaType: 'sms',
  destination: '010-****-1234',
  secret: null,
  uri: null,
  expiresInSeconds: 180,
  resendInSeconds: 30,
}
const totp: Output<'startMfaEnrolment'> = {
  enrolmentId,
  mfaType: 'totp',
  destination: null,
  secret: 'NRXW4ZZAMVXG65LHNAQHG33NMV2GQ2LO',
  uri: 'otpauth://totp/x',
  expiresInSeconds: 600,
  resendInSeconds: 0,
}
const isCodeGood = ({ code }: MfaEnrolmentContext) => code.codeSecondsLeft > 0
// The enrolment that was started before this call determines which of these states results.
const enrolmentStates: Leaf[] = ['choosingFactor', 'enteringCode.open', 'enteringCode.expired']

/**
 * For every outcome of each call of turning a factor on, the change of the server’s data that causes this outcome.
 */
export const worlds = {
  startMfaEnrolment: {
    done: [
      { outcome: done('startMfaEnrolment', sms), leadsTo: ['enteringCode.open'] },
      { outcome: done('startMfaEnrolment', totp), leadsTo: ['enteringCode.open'] },
    ],
    'factor.enrolled': {
      outcome: fails('startMfaEnrolment', problemNamed('factor.enrolled')),
      leadsTo: ['choosingFactor'],
      meanwhile: (situation) => enrolElsewhere(situation, situation.input['mfaType'] as 'sms' | 'totp'),
    },
    // Another tab has already requested a code.
    'code.tooSoon': {
      outcome: fails('startMfaEnrolment', problemNamed('code.tooSoon', { retryAfterSeconds: 30 })),
      leadsTo: enrolmentStates,
      meanwhile: (situation) => startElsewhere(situation, 'sms'),
    },
    'code.exhausted': {
      outcome: fails('startMfaEnrolment', problemNamed('code.exhausted', { retryAfterSeconds: 900 })),
      leadsTo: ['paused'],
      async meanwhile(situation) {
        const { data } = await startElsewhere(situation, 'totp')
        await guessWrong(situation, data.enrolmentId, 5)
      },
    },
    'session.missing': sessionGone,
    unreached: { outcome: fails('startMfaEnrolment', serverUnreached), leadsTo: enrolmentStates },
  },
  verifyMfaEnrolment: {
    done: [
      {
        outcome: done('verifyMfaEnrolment', { recoveryCodes: ['H3VN-8WLC-P6ZA'] }),
        leadsTo: ['savingCodes'],
        of: ['withoutCodes'],
        where: isCodeGood,
      },
      {
        outcome: done('verifyMfaEnrolment', { recoveryCodes: [] }),
        leadsTo: ['turningOnMfaFactor'],
        of: ['withCodes'],
        where: isCodeGood,
      },
    ],
    'enrolment.missing': replacedWorld('verifyMfaEnrolment'),
    'code.wrong': {
      outcome: fails('verifyMfaEnrolment', problemNamed('code.wrong', { remaining: 4 })),
      leadsTo: ['enteringCode.open'],
      where: isCodeGood,
    },
    // The code has expired for the server only, since the server's clock is ahead of the browser's.
    'code.expired': {
      outcome: fails('verifyMfaEnrolment', problemNamed('code.expired')),
      leadsTo: ['enteringCode.expired'],
      where: ({ enrolment }) => enrolment?.mfaType === 'sms',
      meanwhile: ({ portal }) => Promise.resolve(portal.clock.pass(180)),
    },
    'code.exhausted': {
      outcome: fails('verifyMfaEnrolment', problemNamed('code.exhausted', { retryAfterSeconds: 900 })),
      leadsTo: ['paused'],
      where: isCodeGood,
      meanwhile: (situation) => guessWrong(situation, situation.input['enrolmentId'] as string, 4),
    },
    'session.missing': sessionGone,
    unreached: {
      outcome: fails('verifyMfaEnrolment', serverUnreached),
      leadsTo: ['enteringCode.open', 'enteringCode.expired'],
    },
  },
  turnOnMfaFactor: {
    done: { outcome: done('turnOnMfaFactor', { mfaType: 'sms' }), leadsTo: ['enabled'] },
    'enrolment.missing': replacedWorld('turnOnMfaFactor'),
    'factor.enrolled': {
      outcome: fails('turnOnMfaFactor', problemNamed('factor.enrolled')),
      leadsTo: ['choosingFactor'],
      meanwhile: (situation) => enrolElsewhere(situation, situation.context.enrolment!.mfaType),
    },
    'session.missing': sessionGone,
    unreached: { outcome: fails('turnOnMfaFactor', serverUnreached), leadsTo: ['savingCodes'] },
  },
} satisfies flow.Worlds<Machine, Owner, MemberKind>

// Returns the `World` in which another tab has started a new enrolment, which ends this one.
function replacedWorld(id: OperationId): World {
  return {
    outcome: fails(id, problemNamed('enrolment.missing')),
    leadsTo: ['choosingFactor'],
    meanwhile: (situation) => startElsewhere(situation, 'totp'),
  }
}

const startElsewhere = async ({ portal, cookie }: Situation, mfaType: 'sms' | 'totp') =>
  portal.call('startMfaEnrolment', { mfaType }, { session: await cookie('session') })

const enrolElsewhere = ({ database: { db }, portal, person }: Situation, mfaType: 'sms' | 'totp') =>
  db
    .insert(mfaFactors)
    .values({ memberId: person.id, mfaType, secretBox: null, createdAt: portal.clock.now() })

async function guessWrong(
  { portal, cookie, context }: Situation,
  enrolment: string,
  count: number,
): Promise<void> {
  const code = context.enrolment?.mfaType === 'sms' ? otherCode(portal.lastCode()) : '000000'
  for (let tries = 1; tries <= count; tries += 1) {
    await portal.call(
      'verifyMfaEnrolment',
      { enrolmentId: enrolment, code },
      { session: await cookie('session') },
    )
  }
}
