import type { OperationId } from '#contract/operation.ts'
import type { CodeSent, CodeSubmitted } from './code-challenge.ts'
import { failure, keepProblem } from './failures.ts'

type FailedEvent = { event: { error: unknown } }
type Arrows = readonly unknown[]
/** An operation, its input, and the targets of the failures that this machine handles itself. */
type Call = { id: OperationId; input: unknown; fails: Arrows }

/** `invoke` and `on` of a machine with code challenges: time is counted in every state of the machine. */
export const countdownStates = {
  invoke: { id: 'passingSeconds', src: 'passingSeconds' },
  on: {
    'seconds.passed': {
      guard: 'isCounting',
      actions: { type: 'countDown', params: ({ event }: { event: { seconds: number } }) => event },
    },
  },
} as const

/**
 * Creates the states of one code challenge, to be included in a machine, which adds its own steps and exits. The
 * actions and guards are those of `codeChallenge`; `at` gives the position of each state as `#flow.state`.
 */
export function codeStates<
  const Code extends string,
  const Send extends Call,
  const Verify extends Call,
  const OnSent extends Arrows,
  const Proven,
>(parts: {
  /** The name of the code challenge in the context. */
  code: Code
  /** `onSent`: actions that store data of the answer other than the times of the code. */
  send: Send & { onSent: OnSent }
  /**
   * `proven`: the target after a correct code. `pauses`: whether `fails` handles too many wrong codes; if not, the
   * next code can be requested only after a wait.
   */
  verify: Verify & { proven: Proven; pauses: boolean }
  /** The ids of the states in the machine; `asking` is the state in which no code can be typed. */
  at: { asking: string; sending: string; unsent: string; entering: string; verifying: string }
}) {
  const { code, send, verify, at } = parts
  const challengeName = { code } as const
  const waitForResend = {
    type: 'waitForResend',
    params: ({ event }: FailedEvent) => ({ code, ...failure({ event }) }),
  } as const
  const expireCode = { type: 'expireCode', params: challengeName } as const
  const keepCode = {
    type: 'keepCode',
    params: ({ event: { output } }: { event: { output: CodeSent } }) => ({ code, output }),
  } as const
  const whenExhausted = {
    guard: { type: 'isExhausted', params: failure },
    target: at.entering,
    actions: [keepProblem, expireCode, waitForResend, 'restartCount'],
  } as const
  const requested = {
    guard: { type: 'canSend', params: challengeName },
    target: at.sending,
    actions: 'clearProblem',
  } as const

  const whenSent = [...(send.onSent as OnSent), keepCode, 'restartCount'] as const
  const submittedEarly = {
    guard: { type: 'isNoneEarly', params: challengeName },
    actions: {
      type: 'keepEarly',
      params: ({ event }: { event: CodeSubmitted }) => ({ code, submitted: event }),
    },
  } as const

  return {
    /**
     * The transition of `code.submitted`, in states where a code may be typed during the call that sends it.
     */
    submittedEarly,
    /** The transition of `code.requested`, in states where a code can be requested. */
    requested,
    sending: {
      tags: 'busy',
      on: { 'code.submitted': submittedEarly },
      invoke: {
        id: send.id as Send['id'],
        src: send.id as Send['id'],
        input: send.input as Send['input'],
        onDone: [
          { guard: { type: 'isEarly', params: challengeName }, target: at.verifying, actions: whenSent },
          { target: at.entering, actions: whenSent },
        ],
        onError: [
          ...(send.fails as Send['fails']),
          {
            guard: { type: 'mustWait', params: failure },
            target: at.unsent,
            actions: [keepProblem, waitForResend, 'restartCount'],
          },
          { target: at.unsent, actions: keepProblem },
        ],
      },
    },
    unsent: {
      always: [
        { guard: { type: 'isCodeLive', params: challengeName }, target: at.entering },
        { target: at.asking },
      ],
    },
    entering: {
      initial: 'open',
      on: { 'code.requested': requested },
      states: {
        open: {
          always: { guard: { type: 'isCodeOver', params: challengeName }, target: 'expired' },
          on: { 'code.submitted': { target: at.verifying, actions: 'clearProblem' } },
        },
        expired: {},
      },
    },
    verifying: {
      tags: 'busy',
      exit: { type: 'forgetEarly', params: challengeName },
      invoke: {
        id: verify.id as Verify['id'],
        src: verify.id as Verify['id'],
        input: verify.input as Verify['input'],
        onDone: verify.proven as Proven,
        onError: [
          ...(verify.fails as Verify['fails']),
          ...(verify.pauses ? [] : [whenExhausted]),
          {
            guard: { type: 'isExpired', params: failure },
            target: at.entering,
            actions: [keepProblem, expireCode],
          },
          { target: at.entering, actions: keepProblem },
        ],
      },
    },
  } as const
}
