import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Output } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import type { loginMachine } from '#src/machines/login/login.machine.ts'
import type { CodeFactor, LoginContext, MfaFactors } from '#src/machines/login/login-context.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import { closeAccount } from '#worlds/company-admin.ts'
import type * as flow from './flow.ts'
import { serverUnreached } from './steps.ts'

export type Member = { id: string; email: string }
type LoginMachine = typeof loginMachine
type Situation = flow.Situation<LoginMachine, Member>
type World = flow.World<LoginMachine, Member, MemberKind>
type Leaf = flow.LeafOf<LoginMachine>
type LoginOperation =
  | 'logIn'
  | 'listMfaFactors'
  | 'startMfaChallenge'
  | 'verifyMfaCode'
  | 'verifyRecoveryCode'
export const recoveryCodes = ['B7KQ-2MXD-94RT', 'H3VN-8WLC-P6ZA'] as const

/** The kinds of members, as the server's tests create them. */
export const memberKinds = {
  everyFactor: { mfaType: 'sms', factors: ['sms', 'totp'], codes: [...recoveryCodes] },
  messageAlone: { mfaType: 'sms', factors: ['sms'], codes: [] },
  noFactor: { mfaType: 'none', factors: [], codes: [] },
} as const satisfies Record<string, { mfaType: CodeFactor | 'none'; factors: CodeFactor[]; codes: string[] }>
export type MemberKind = keyof typeof memberKinds
export const withSecondFactor: readonly MemberKind[] = ['everyFactor', 'messageAlone']

const bothFactors: MfaFactors = {
  mfaType: 'sms',
  factors: [
    { mfaType: 'sms', destination: '010-****-1234' },
    { mfaType: 'totp', destination: null },
  ],
  recoveryCodeYn: 'Y',
  trustDays: 30,
}
const messageAlone: MfaFactors = {
  ...bothFactors,
  factors: bothFactors.factors.slice(0, 1),
  recoveryCodeYn: 'N',
}
const challenge = (mfaType: CodeFactor): Output<'startMfaChallenge'> => ({
  challengeId: '6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61',
  securityType: 'LOGIN',
  mfaType,
  destination: mfaType === 'sms' ? '010-****-1234' : null,
  expiresInSeconds: 180,
  resendInSeconds: mfaType === 'sms' ? 30 : 0,
})
const isMessage = ({ mfaType }: LoginContext) => mfaType === 'sms'
const isApp = ({ mfaType }: LoginContext) => mfaType === 'totp'
const isCodeGood = ({ code }: LoginContext) => code.codeSecondsLeft > 0
// The code that was sent before this call determines which of these states results.
const codeStates: Leaf[] = ['enteringCode.open', 'enteringCode.expired', 'enteringCode.unsent']

/** For every outcome of each call of the login, the change of the server’s data that causes this outcome. */
export const worlds = {
  logIn: {
    done: [
      { outcome: done('logIn', { loginYn: 'Y', mfaType: 'none' }), leadsTo: ['completed'], of: ['noFactor'] },
      {
        outcome: done('logIn', { loginYn: 'N', mfaType: 'sms' }),
        leadsTo: ['listingMfaFactors'],
        of: withSecondFactor,
      },
    ],
    'credentials.wrong': [
      {
        outcome: fails('logIn', problemNamed('credentials.wrong', { remaining: 4 })),
        leadsTo: ['enteringCredentials'],
      },
      {
        outcome: fails('logIn', problemNamed('credentials.wrong', { remaining: 2, retryAfterSeconds: 2 })),
        leadsTo: ['paused'],
        meanwhile: (situation) => guessPasswords(situation, 2),
      },
    ],
    'login.paused': {
      outcome: fails('logIn', problemNamed('login.paused', { retryAfterSeconds: 900 })),
      leadsTo: ['paused'],
      meanwhile: (situation) => guessPasswords(situation, 5),
    },
    'login.closed': {
      outcome: fails('logIn', problemNamed('login.closed')),
      leadsTo: ['enteringCredentials'],
      meanwhile: ({ database: { db }, person, portal }) =>
        closeAccount(db, { memberId: person.id, closedAt: portal.clock.now() }),
    },
    'login.resetRequired': 'The screen leads on to the password reset: the login begins again after it.',
    unreached: { outcome: fails('logIn', serverUnreached), leadsTo: ['enteringCredentials'] },
  },
  listMfaFactors: {
    done: [
      {
        outcome: done('listMfaFactors', bothFactors),
        leadsTo: ['startingMfaChallenge'],
        of: ['everyFactor'],
      },
      {
        outcome: done('listMfaFactors', messageAlone),
        leadsTo: ['startingMfaChallenge'],
        of: ['messageAlone'],
      },
    ],
    'login.missing': loginMissing('listMfaFactors'),
    unreached: { outcome: fails('listMfaFactors', serverUnreached), leadsTo: ['enteringCode.unsent'] },
  },
  startMfaChallenge: {
    done: [
      {
        outcome: done('startMfaChallenge', challenge('sms')),
        leadsTo: ['enteringCode.open'],
        where: isMessage,
      },
      { outcome: done('startMfaChallenge', challenge('totp')), leadsTo: ['enteringCode.open'], where: isApp },
    ],
    'login.missing': loginMissing('startMfaChallenge'),
    'code.exhausted': codeExhausted('startMfaChallenge'),
    'code.tooSoon': {
      outcome: fails('startMfaChallenge', problemNamed('code.tooSoon', { retryAfterSeconds: 30 })),
      leadsTo: codeStates,
      where: isMessage,
      meanwhile: (situation) => startChallenge(situation, 'sms'),
    },
    'factor.unavailable': {
      outcome: fails('startMfaChallenge', problemNamed('factor.unavailable')),
      leadsTo: ['choosingFactor'],
      meanwhile: ({ database: { db }, person, context: { mfaType = 'sms' } }) =>
        db.delete(mfaFactors).where(and(eq(mfaFactors.memberId, person.id), eq(mfaFactors.mfaType, mfaType))),
    },
    unreached: { outcome: fails('startMfaChallenge', serverUnreached), leadsTo: codeStates },
  },
  verifyMfaCode: {
    done: {
      outcome: done('verifyMfaCode', { loginYn: 'Y', mfaType: 'sms' }),
      leadsTo: ['completed'],
      where: isCodeGood,
    },
    'login.missing': loginMissing('verifyMfaCode'),
    'code.exhausted': codeExhausted('verifyMfaCode'),
    'code.wrong': {
      outcome: fails('verifyMfaCode', problemNamed('code.wrong', { remaining: 4 })),
      leadsTo: ['enteringCode.open'],
      where: isCodeGood,
    },
    // Another tab has started a newer challenge, which ends the challenge of this tab.
    'code.expired': {
      outcome: fails('verifyMfaCode', problemNamed('code.expired')),
      leadsTo: ['enteringCode.expired'],
      of: ['everyFactor'],
      meanwhile: (situation) => startChallenge(situation, 'totp'),
    },
    unreached: { outcome: fails('verifyMfaCode', serverUnreached), leadsTo: codeStates },
  },
  verifyRecoveryCode: {
    done: { outcome: done('verifyRecoveryCode', { loginYn: 'Y', mfaType: 'sms' }), leadsTo: ['completed'] },
    'login.missing': loginMissing('verifyRecoveryCode'),
    'code.exhausted': codeExhausted('verifyRecoveryCode'),
    'recovery.wrong': {
      outcome: fails('verifyRecoveryCode', problemNamed('recovery.wrong', { remaining: 4 })),
      leadsTo: ['enteringRecoveryCode'],
    },
    unreached: { outcome: fails('verifyRecoveryCode', serverUnreached), leadsTo: ['enteringRecoveryCode'] },
  },
} satisfies flow.Worlds<LoginMachine, Member, MemberKind>

function loginMissing(id: LoginOperation): World {
  return {
    outcome: fails(id, problemNamed('login.missing')),
    leadsTo: ['enteringCredentials'],
    meanwhile: async ({ portal, cookie }) => portal.call('logOut', {}, { session: await cookie('session') }),
  }
}

// Returns the `World` in which too many wrong codes were entered in another browser, by the member or a person with
// their password.
function codeExhausted(id: LoginOperation): World {
  return {
    outcome: fails(id, problemNamed('code.exhausted', { retryAfterSeconds: 900 })),
    leadsTo: ['paused'],
    async meanwhile({ portal, person }) {
      const { session } = await portal.logIn(person.email)
      for (let tries = 1; tries <= 5; tries += 1) {
        await portal.call(
          'verifyRecoveryCode',
          { recoveryCode: `WRONG-${randomInt(1000, 9999)}` },
          { session },
        )
      }
    },
  }
}

async function guessPasswords({ portal, person }: Situation, count: number): Promise<void> {
  for (const wait of [0, 0, 0, 2, 5].slice(0, count)) {
    portal.clock.pass(wait)
    await portal.logIn(person.email, 'another wrong one')
  }
}

async function startChallenge({ portal, cookie }: Situation, mfaType: CodeFactor): Promise<void> {
  await portal.call('startMfaChallenge', { mfaType }, { session: await cookie('session') })
}
