import { typedText } from '#domain/typed/typed-text.ts'
import { countdownStates } from '../code-challenge-states.ts'
import { failure, keepProblem } from '../failures.ts'
import { freshWithdrawal, type PasswordSubmitted } from './withdrawal-context.ts'
import {
  code,
  onProofMissing,
  otherProofs,
  requestedStep,
  toNotice,
  toRecovery,
} from './withdrawal-proofs.ts'
import { withdrawalSetup } from './withdrawal-setup.ts'

/**
 * The withdrawal of a membership: the obstacles and the consequences, the proof of identity, an optional reason, and
 * the confirmation. See domain/flows, "Withdrawal of membership"; `tests/contract/the-way-out-is-open.test.ts` checks
 * the requirements of the law.
 */
export const withdrawalMachine = withdrawalSetup.createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({ ...freshWithdrawal, ...input }),
  ...countdownStates,
  initial: 'checkingWithdrawal',
  states: {
    checkingWithdrawal: {
      meta: { step: 'notice' },
      tags: 'busy',
      invoke: {
        id: 'checkWithdrawal',
        src: 'checkWithdrawal',
        input: {},
        onDone: { target: 'checked', actions: { type: 'keepCheck', params: ({ event }) => event } },
        onError: { target: 'unreached', actions: keepProblem },
      },
    },
    unreached: {
      meta: { step: 'notice' },
      on: { 'check.requested': { target: 'checkingWithdrawal', actions: 'clearProblem' } },
    },
    checked: {
      meta: { step: 'notice' },
      always: [{ guard: 'isFree', target: 'reading' }, { target: 'blocked' }],
    },
    blocked: {
      meta: { step: 'notice' },
      on: { 'check.requested': { target: 'checkingWithdrawal', actions: 'clearProblem' } },
    },
    reading: {
      meta: { step: 'notice' },
      on: {
        'notice.accepted': [
          { guard: 'isProven', target: 'choosingReason', actions: 'clearProblem' },
          { target: 'enteringPassword', actions: 'clearProblem' },
        ],
        'step.requested': [
          { guard: { type: 'isProvenAt', params: requestedStep('reason') }, target: 'choosingReason' },
          { guard: { type: 'isUnprovenAt', params: requestedStep('identity') }, target: 'enteringPassword' },
        ],
      },
    },
    enteringPassword: {
      meta: { step: 'identity' },
      on: {
        'password.submitted': { target: 'startingWithdrawalProof', actions: 'clearProblem' },
        'step.requested': toNotice,
      },
    },
    startingWithdrawalProof: {
      meta: { step: 'identity' },
      tags: 'busy',
      invoke: {
        id: 'startWithdrawalProof',
        src: 'startWithdrawalProof',
        input: ({ event }) => ({ password: (event as PasswordSubmitted).password }),
        onDone: [
          {
            guard: { type: 'needsNoFactor', params: ({ event }) => event },
            target: 'choosingReason',
            actions: { type: 'keepFactors', params: ({ event }) => event },
          },
          {
            guard: { type: 'needsPasskey', params: ({ event }) => event },
            target: 'askingPasskey',
            actions: { type: 'keepFactors', params: ({ event }) => event },
          },
          { target: 'sendingWithdrawalCode', actions: { type: 'keepFactors', params: ({ event }) => event } },
        ],
        onError: { target: 'enteringPassword', actions: keepProblem },
      },
    },
    sendingWithdrawalCode: { ...code.sending, meta: { step: 'identity' } },
    enteringCode: {
      ...code.entering,
      meta: { step: 'identity' },
      on: {
        ...code.entering.on,
        'factor.chosen': {
          target: 'sendingWithdrawalCode',
          actions: ['clearProblem', { type: 'keepFactor', params: ({ event }) => event }],
        },
        'recovery.chosen': toRecovery,
        'passkey.chosen': { guard: 'hasPasskey', target: 'askingPasskey', actions: 'clearProblem' },
        'step.requested': toNotice,
      },
    },
    verifyingWithdrawalCode: { ...code.verifying, meta: { step: 'identity' } },
    ...otherProofs,
    choosingReason: {
      meta: { step: 'reason' },
      on: {
        'reason.changed': { actions: { type: 'storeReason', params: ({ event }) => event } },
        'withdrawal.requested': { target: 'confirming', actions: 'clearProblem' },
        'step.requested': toNotice,
      },
    },
    confirming: {
      meta: { step: 'reason' },
      tags: 'persuade',
      on: {
        'withdrawal.confirmed': 'completingWithdrawal',
        'withdrawal.reconsidered': 'choosingReason',
      },
    },
    completingWithdrawal: {
      meta: { step: 'reason' },
      tags: 'busy',
      invoke: {
        id: 'completeWithdrawal',
        src: 'completeWithdrawal',
        input: ({ context: { idempotencyKey, proofKey, reasonCode, reasonText } }) => ({
          idempotencyKey,
          proofKey,
          reasonCode,
          reasonText: typedText(reasonText) || null,
        }),
        onDone: { target: 'completed', actions: { type: 'notifyCompleted', params: ({ event }) => event } },
        onError: [
          onProofMissing,
          {
            guard: { type: 'isHeldUp', params: failure },
            target: 'checkingWithdrawal',
            actions: keepProblem,
          },
          { guard: { type: 'isUnknown', params: failure }, target: 'unconfirmed', actions: keepProblem },
          { target: 'choosingReason', actions: keepProblem },
        ],
      },
    },
    // The outcome of the withdrawal is unknown: the same request is sent again, unchanged.
    unconfirmed: {
      meta: { step: 'reason' },
      on: { 'withdrawal.retried': { target: 'completingWithdrawal', actions: 'clearProblem' } },
    },
    completed: { meta: { step: 'reason', outcome: 'COMPLETED' }, type: 'final' },
  },
})
