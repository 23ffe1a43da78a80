import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { OperationId, Output } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { bills } from '#server/db/schema/bill.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { withdrawalProofs } from '#server/db/schema/withdrawal.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import type { withdrawalMachine } from '#src/machines/withdrawal/withdrawal.machine.ts'
import type {
  CodeFactor,
  WithdrawalCheck,
  WithdrawalContext,
} from '#src/machines/withdrawal/withdrawal-context.ts'
import type * as flow from './flow.ts'
import { serverUnreached } from './steps.ts'

type WithdrawalMachine = typeof withdrawalMachine
type Leaf = flow.LeafOf<WithdrawalMachine>
type World = flow.World<WithdrawalMachine, Leaver, LeaverKind>
type Situation = flow.Situation<WithdrawalMachine, Leaver>

/** A confirmed member at the browser. */
export type Leaver = { id: string; email: string; session: string }
export const recoveryCodes = ['B7KQ-2MXD-94RT', 'H3VN-8WLC-P6ZA'] as const
/** The kinds of members by their factors, as the server's tests create them. */
export const leaverKinds = {
  everyFactor: { mfaType: 'sms', factors: ['sms', 'totp'], codes: [...recoveryCodes] },
  messageAlone: { mfaType: 'sms', factors: ['sms'], codes: [] },
  noFactor: { mfaType: 'none', factors: [], codes: [] },
  passkeyAlone: { mfaType: 'none', factors: [], codes: [...recoveryCodes] },
} as const satisfies Record<string, { mfaType: CodeFactor | 'none'; factors: CodeFactor[]; codes: string[] }>
export type LeaverKind = keyof typeof leaverKinds
export const withPasskey: readonly LeaverKind[] = ['everyFactor', 'passkeyAlone']
const withFactor: readonly LeaverKind[] = ['everyFactor', 'messageAlone']

const proofKey = 'Pk3mTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const passkey = {
  challenge: proofKey,
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
} as const
export const credential = {
  id: proofKey,
  rawId: proofKey,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: proofKey,
    authenticatorData: proofKey,
    signature: proofKey,
    userHandle: 'LYtfOm4BTJePQrfVqcHjYA',
  },
} as const
const allowedCheck: WithdrawalCheck = {
  subscriptions: [],
  bills: [],
  apps: [],
  ownedCompanyName: null,
  releases: [],
  kept: [{ keptType: 'SIGN_IN', months: 3, count: 1 }],
}
const refusedCheck: WithdrawalCheck = {
  ...allowedCheck,
  subscriptions: [
    {
      subscriptionId: '6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61',
      subscriptionNo: 'S2098-000001',
      subscriptionState: 'ACTIVE',
      serviceName: '',
      planName: '',
      endDate: null,
    },
  ],
}
const sms = { mfaType: 'sms', destination: '010-****-1234' } as const
const totp = { mfaType: 'totp', destination: null } as const
const challenge = (mfaType: CodeFactor): Output<'sendWithdrawalCode'> => ({
  challengeId: '6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61',
  securityType: 'SECURITY',
  mfaType,
  destination: mfaType === 'sms' ? '010-****-1234' : null,
  expiresInSeconds: 180,
  resendInSeconds: mfaType === 'sms' ? 30 : 0,
})
const isMessage = ({ mfaType }: WithdrawalContext) => mfaType === 'sms'
const isApp = ({ mfaType }: WithdrawalContext) => mfaType === 'totp'
const isCodeGood = ({ code }: WithdrawalContext) => code.codeSecondsLeft > 0
const codeStates: Leaf[] = ['enteringCode.open', 'enteringCode.expired']
const sessionGone = 'The session takes over: it asks who is here and goes to the login.'
const unconfirmedReason = 'The guard sends the member to the password check.'
const ofMember = { 'session.missing': sessionGone, 'password.unconfirmed': unconfirmedReason } as const

/** For every outcome of each call of the withdrawal, the change of the server’s data that causes this outcome. */
export const worlds = {
  checkWithdrawal: {
    done: [
      { outcome: done('checkWithdrawal', allowedCheck), leadsTo: ['reading'], meanwhile: settle },
      { outcome: done('checkWithdrawal', refusedCheck), leadsTo: ['blocked'], meanwhile: subscribe },
    ],
    unreached: { outcome: fails('checkWithdrawal', serverUnreached), leadsTo: ['unreached'] },
    ...ofMember,
  },
  startWithdrawalProof: {
    done: [
      {
        outcome: done('startWithdrawalProof', {
          proofKey: null,
          factors: [sms, totp],
          recoveryCodeYn: 'Y',
          passkey,
        }),
        leadsTo: ['sendingWithdrawalCode'],
        of: ['everyFactor'],
      },
      {
        outcome: done('startWithdrawalProof', {
          proofKey: null,
          factors: [sms],
          recoveryCodeYn: 'N',
          passkey: null,
        }),
        leadsTo: ['sendingWithdrawalCode'],
        of: ['messageAlone'],
      },
      {
        outcome: done('startWithdrawalProof', { proofKey, factors: [], recoveryCodeYn: 'N', passkey: null }),
        leadsTo: ['choosingReason'],
        of: ['noFactor'],
      },
      {
        outcome: done('startWithdrawalProof', { proofKey: null, factors: [], recoveryCodeYn: 'Y', passkey }),
        leadsTo: ['askingPasskey'],
        of: ['passkeyAlone'],
      },
    ],
    'password.wrong': {
      outcome: fails('startWithdrawalProof', problemNamed('password.wrong', { remaining: 4 })),
      leadsTo: ['enteringPassword'],
    },
    'password.paused': {
      outcome: fails('startWithdrawalProof', problemNamed('password.paused', { retryAfterSeconds: 900 })),
      leadsTo: ['enteringPassword'],
      async meanwhile({ portal, person }) {
        for (const wait of [0, 0, 0, 2, 5]) {
          portal.clock.pass(wait)
          await portal.logIn(person.email, 'another wrong one')
        }
      },
    },
    unreached: { outcome: fails('startWithdrawalProof', serverUnreached), leadsTo: ['enteringPassword'] },
    ...ofMember,
  },
  sendWithdrawalCode: {
    done: [
      {
        outcome: done('sendWithdrawalCode', challenge('sms')),
        leadsTo: ['enteringCode.open'],
        where: isMessage,
      },
      {
        outcome: done('sendWithdrawalCode', challenge('totp')),
        leadsTo: ['enteringCode.open'],
        where: isApp,
      },
    ],
    'withdrawal.unproven': unprovenWorld('sendWithdrawalCode'),
    'factor.unavailable': {
      outcome: fails('sendWithdrawalCode', problemNamed('factor.unavailable')),
      leadsTo: codeStates,
      meanwhile: ({ database: { db }, person, context: { mfaType } }) =>
        db.delete(mfaFactors).where(and(eq(mfaFactors.memberId, person.id), eq(mfaFactors.mfaType, mfaType))),
    },
    // Another tab has already requested a code.
    'code.tooSoon': {
      outcome: fails('sendWithdrawalCode', problemNamed('code.tooSoon', { retryAfterSeconds: 30 })),
      leadsTo: codeStates,
      where: isMessage,
      meanwhile: (situation) => sendElsewhere(situation, 'sms'),
    },
    'code.exhausted': exhaustedWorld('sendWithdrawalCode', codeStates),
    unreached: { outcome: fails('sendWithdrawalCode', serverUnreached), leadsTo: codeStates },
    ...ofMember,
  },
  verifyWithdrawalCode: {
    done: {
      outcome: done('verifyWithdrawalCode', { proofKey }),
      leadsTo: ['choosingReason'],
      where: isCodeGood,
    },
    'withdrawal.unproven': unprovenWorld('verifyWithdrawalCode'),
    'code.wrong': {
      outcome: fails('verifyWithdrawalCode', problemNamed('code.wrong', { remaining: 4 })),
      leadsTo: ['enteringCode.open'],
      where: isCodeGood,
    },
    // Another tab has started a newer challenge, which ends the challenge of this tab.
    'code.expired': {
      outcome: fails('verifyWithdrawalCode', problemNamed('code.expired')),
      leadsTo: ['enteringCode.expired'],
      of: ['everyFactor'],
      meanwhile: (situation) => sendElsewhere(situation, 'totp'),
    },
    'code.exhausted': exhaustedWorld('verifyWithdrawalCode', ['enteringCode.expired']),
    unreached: { outcome: fails('verifyWithdrawalCode', serverUnreached), leadsTo: codeStates },
    ...ofMember,
  },
  verifyWithdrawalRecoveryCode: {
    done: { outcome: done('verifyWithdrawalRecoveryCode', { proofKey }), leadsTo: ['choosingReason'] },
    'withdrawal.unproven': unprovenWorld('verifyWithdrawalRecoveryCode'),
    'recovery.wrong': {
      outcome: fails('verifyWithdrawalRecoveryCode', problemNamed('recovery.wrong', { remaining: 4 })),
      leadsTo: ['enteringRecoveryCode'],
    },
    'code.exhausted': exhaustedWorld('verifyWithdrawalRecoveryCode', ['enteringRecoveryCode']),
    unreached: {
      outcome: fails('verifyWithdrawalRecoveryCode', serverUnreached),
      leadsTo: ['enteringRecoveryCode'],
    },
    ...ofMember,
  },
  verifyWithdrawalPasskey: {
    done: { outcome: done('verifyWithdrawalPasskey', { proofKey }), leadsTo: ['choosingReason'] },
    'withdrawal.unproven': unprovenWorld('verifyWithdrawalPasskey'),
    unreached: { outcome: fails('verifyWithdrawalPasskey', serverUnreached), leadsTo: ['askingPasskey'] },
    ...ofMember,
  },
  completeWithdrawal: {
    done: {
      outcome: done('completeWithdrawal', { withdrawnAt: '2026-11-21T12:00:00+09:00', kept: [] }),
      leadsTo: ['completed'],
    },
    'session.missing': sessionGone,
    'password.unconfirmed': unconfirmedReason,
    'withdrawal.blocked': {
      outcome: fails('completeWithdrawal', problemNamed('withdrawal.blocked')),
      leadsTo: ['checkingWithdrawal'],
      meanwhile: subscribe,
    },
    'withdrawal.unproven': unprovenWorld('completeWithdrawal'),
    'key.reused':
      'The key belongs to this page alone, and its input cannot change while the outcome is unknown.',
    unreached: { outcome: fails('completeWithdrawal', serverUnreached), leadsTo: ['unconfirmed'] },
  },
} satisfies flow.Worlds<WithdrawalMachine, Leaver, LeaverKind>

// Returns the `World` in which the proof has expired.
function unprovenWorld(id: OperationId): World {
  return {
    outcome: fails(id, problemNamed('withdrawal.unproven')),
    leadsTo: ['enteringPassword'],
    meanwhile: ({ database: { db } }) => db.delete(withdrawalProofs),
  }
}

// Returns the `World` in which too many wrong codes were entered in another browser, by the member or a person with
// their password.
function exhaustedWorld(id: OperationId, leadsTo: readonly Leaf[]): World {
  return {
    outcome: fails(id, problemNamed('code.exhausted', { retryAfterSeconds: 900 })),
    leadsTo,
    of: withFactor,
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

async function sendElsewhere({ portal, person: { session } }: Situation, mfaType: CodeFactor): Promise<void> {
  await portal.call('sendWithdrawalCode', { mfaType }, { session })
}

async function subscribe({ portal, database, person }: Situation): Promise<void> {
  await withdrawalWorld(
    () => portal,
    () => database,
  ).subscribe(person, 'ACTIVE')
}

async function settle({ database: { db }, person }: Situation): Promise<void> {
  await db.delete(bills)
  await db.delete(subscriptions).where(eq(subscriptions.memberId, person.id))
}
