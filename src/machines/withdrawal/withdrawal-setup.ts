import { assign, emit, setup } from 'xstate'
import type { Output } from '#contract/operation.ts'
import { codeChallenge, noCode } from '../code-challenge.ts'
import type { Failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import type { Withheld } from '../passkey-prompt.ts'
import type { StepMeta } from '../step-of.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'
import {
  type CodeFactor,
  isBlocked,
  type Reason,
  type WithdrawalCheck,
  type WithdrawalContext,
  type WithdrawalDone,
  type WithdrawalEvent,
  type WithdrawalInput,
  type WithdrawalStep,
} from './withdrawal-context.ts'

type ProofStartedEvent = { output: Output<'startWithdrawalProof'> }
type Sent = { output: Output<'sendWithdrawalCode'> }

const challenge = codeChallenge<WithdrawalContext, WithdrawalEvent, 'code'>({
  code: ({ mfaType }) => mfaType,
})

/** The actors, actions and guards of the withdrawal. */
export const withdrawalSetup = setup({
  types: {} as {
    input: WithdrawalInput
    context: WithdrawalContext
    events: WithdrawalEvent
    emitted: { type: 'withdrawal.completed'; done: WithdrawalDone }
    /** `persuade`: the state asks whether the member really wants to leave. The law allows only one such question. */
    tags: 'busy' | 'persuade'
    meta: StepMeta<WithdrawalStep>
  },
  actors: {
    ...challenge.actors,
    ...needs(
      'checkWithdrawal',
      'startWithdrawalProof',
      'sendWithdrawalCode',
      'verifyWithdrawalCode',
      'verifyWithdrawalRecoveryCode',
      'verifyWithdrawalPasskey',
      'completeWithdrawal',
    ),
  },
  actions: challenge.actions,
  guards: challenge.guards,
}).extend({
  actions: {
    keepCheck: assign({ check: (_, { output }: { output: WithdrawalCheck }) => output }),
    keepFactors: assign(
      (_, { output: { factors, recoveryCodeYn, proofKey, passkey } }: ProofStartedEvent) => ({
        factors,
        passkey,
        withheld: undefined,
        hasRecoveryCode: recoveryCodeYn === 'Y',
        proofKey: proofKey ?? '',
        mfaType: factors[0]?.mfaType ?? 'sms',
        challengeId: '',
        code: noCode,
      }),
    ),
    keepFactor: assign({
      mfaType: (_, { mfaType }: { mfaType: CodeFactor }) => mfaType,
      code: noCode,
    }),
    keepChallenge: assign({ challengeId: (_, { output }: Sent) => output.challengeId }),
    keepKey: assign({
      proofKey: (_, { output }: { output: Output<'verifyWithdrawalCode'> }) => output.proofKey,
    }),
    forgetKey: assign({ proofKey: '' }),
    storeReason: assign((_, { reasonCode, reasonText }: Partial<Reason>) => ({
      ...(reasonCode !== undefined && { reasonCode }),
      ...(reasonText !== undefined && { reasonText }),
    })),
    clearProblem: assign({ problem: undefined, withheld: undefined }),
    keepWithheld: assign({ withheld: (_, { reason }: { reason: Withheld }) => reason }),
    notifyCompleted: emit(
      (_, { output }: { output: WithdrawalDone }) =>
        ({ type: 'withdrawal.completed', done: output }) as const,
    ),
  },
  guards: {
    isFree: ({ context: { check } }) => check !== undefined && !isBlocked(check),
    isProven: ({ context: { proofKey } }) => proofKey !== '',
    isProvenAt: (
      { context: { proofKey } },
      { step, wanted }: { step: WithdrawalStep; wanted: WithdrawalStep },
    ) => proofKey !== '' && step === wanted,
    isUnprovenAt: (
      { context: { proofKey } },
      { step, wanted }: { step: WithdrawalStep; wanted: WithdrawalStep },
    ) => proofKey === '' && step === wanted,
    isAt: (_, { step, wanted }: { step: WithdrawalStep; wanted: WithdrawalStep }) => step === wanted,
    needsNoFactor: (_, { output }: ProofStartedEvent) => output.proofKey !== null,
    hasRecoveryCode: ({ context }) => context.hasRecoveryCode,
    hasPasskey: ({ context }) => context.passkey !== null,
    hasCode: ({ context }) => context.factors.length > 0,
    needsPasskey: (_, { output }: ProofStartedEvent) => output.factors.length === 0,
    isUnproven: (_, { problem }: Failure) => problem.is('withdrawal.unproven'),
    isHeldUp: (_, { problem }: Failure) => problem.is('withdrawal.blocked'),
    isUnknown: (_, { problem }: Failure) => isOutcomeUnknown(problem),
  },
})
