import { assign, emit, sendTo, setup } from 'xstate'
import type { Output } from '#contract/operation.ts'
import { type Failure, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { countedDown, passingSeconds } from '../passing-seconds.ts'
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

type Started = { output: Output<'startWithdrawalProof'> }
type Sent = { output: Output<'sendWithdrawalCode'> }

/** The words the withdrawal is written in. */
export const withdrawalSetup = setup({
  types: {} as {
    input: WithdrawalInput
    context: WithdrawalContext
    events: WithdrawalEvent
    emitted: { type: 'withdrawal.completed'; done: WithdrawalDone }
    /** `persuade`: asks whether someone really means it. The law allows no more than one of these on any way out. */
    tags: 'busy' | 'persuade'
    meta: StepMeta<WithdrawalStep>
  },
  actors: {
    ...needs(
      'checkWithdrawal',
      'startWithdrawalProof',
      'sendWithdrawalCode',
      'verifyWithdrawalCode',
      'verifyWithdrawalRecoveryCode',
      'verifyWithdrawalPasskey',
      'completeWithdrawal',
    ),
    passingSeconds: passingSeconds(),
  },
  actions: {
    keepCheck: assign({ check: (_, { output }: { output: WithdrawalCheck }) => output }),
    keepFactors: assign((_, { output: { factors, recoveryCodeYn, proofKey, passkey } }: Started) => ({
      factors,
      passkey,
      withheld: undefined,
      hasRecoveryCode: recoveryCodeYn === 'Y',
      proofKey: proofKey ?? '',
      mfaType: factors[0]?.mfaType ?? 'sms',
      challengeId: '',
      codeSecondsLeft: 0,
      resendSecondsLeft: 0,
    })),
    keepFactor: assign({
      mfaType: (_, { mfaType }: { mfaType: CodeFactor }) => mfaType,
      resendSecondsLeft: 0,
    }),
    keepChallenge: assign((_, { output }: Sent) => ({
      challengeId: output.challengeId,
      codeSecondsLeft: output.expiresInSeconds,
      resendSecondsLeft: output.resendInSeconds,
    })),
    expireCode: assign({ codeSecondsLeft: 0 }),
    waitForResend: assign({ resendSecondsLeft: (_, { problem }: Failure) => secondsToWait(problem) }),
    restartCount: sendTo('passingSeconds', { type: 'count.restarted' }),
    countDown: assign(({ context }, passed: { seconds: number }) => ({
      codeSecondsLeft: countedDown(context.codeSecondsLeft, passed),
      resendSecondsLeft: countedDown(context.resendSecondsLeft, passed),
    })),
    keepKey: assign({
      proofKey: (_, { output }: { output: Output<'verifyWithdrawalCode'> }) => output.proofKey,
    }),
    forgetKey: assign({ proofKey: '' }),
    keepReason: assign((_, { reasonCode, reasonText }: Partial<Reason>) => ({
      ...(reasonCode !== undefined && { reasonCode }),
      ...(reasonText !== undefined && { reasonText }),
    })),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
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
    needsNoFactor: (_, { output }: Started) => output.proofKey !== null,
    hasRecoveryCode: ({ context }) => context.hasRecoveryCode,
    hasPasskey: ({ context }) => context.passkey !== null,
    hasCode: ({ context }) => context.factors.length > 0,
    needsPasskey: (_, { output }: Started) => output.factors.length === 0,
    isCounting: ({ context: { codeSecondsLeft, resendSecondsLeft } }) =>
      codeSecondsLeft + resendSecondsLeft > 0,
    isCodeOver: ({ context }) => context.codeSecondsLeft === 0,
    canSend: ({ context }) => context.resendSecondsLeft === 0,
    isUnproven: (_, { problem }: Failure) => problem.is('withdrawal.unproven'),
    isHeldUp: (_, { problem }: Failure) => problem.is('withdrawal.blocked'),
    isExpired: (_, { problem }: Failure) => problem.is('code.expired'),
    mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0,
    isUnknown: (_, { problem }: Failure) => isOutcomeUnknown(problem),
  },
})
