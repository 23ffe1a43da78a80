import { assign, emit, type PromiseActorLogic, sendTo, setup } from 'xstate'
import type { Input, OperationId, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { countedDown, passingSeconds, type SecondsPassed } from '../passing-seconds.ts'

type SendId = 'sendContactCode' | 'sendCertificationCode'
type VerifyId = 'verifyContactCode' | 'verifyCertificationCode'
type Sent = { expiresInSeconds: number; resendInSeconds: number; destination?: string }

/** No code is ever part of it. */
export type MobileVerifyContext<Send extends SendId> = {
  /** What is to be proved, as the operations take it. */
  about: Input<Send>
  /** Where the last code went, masked, if the server says so. */
  destination: string | undefined
  codeSecondsLeft: number
  resendSecondsLeft: number
  /** Why the last step failed; kept until the next one is tried. */
  problem: Problem | undefined
}
type CodeSubmitted = { type: 'code.submitted'; code: string }

const keepProblem = { type: 'keepProblem', params: failure } as const
const waitForResend = { type: 'waitForResend', params: failure } as const
const whenMissing = {
  guard: { type: 'isMissing', params: failure },
  target: 'missing',
  actions: keepProblem,
} as const

/**
 * A code that proves a mobile number or a mail address: sent when it is asked for, good for a while, looked at a few times.
 * `mobileVerifyMachine('sendContactCode', 'verifyContactCode')`, made once for a module. domain/flows, "MFA".
 */
export function mobileVerifyMachine<Send extends SendId, Verify extends VerifyId & OperationId>(
  sending: Send,
  verifying: Verify,
) {
  // The types say `send` and `verify` because they cannot compute with names that are parameters.
  const actors = needs<OperationId>(sending, verifying) as unknown as {
    send: PromiseActorLogic<Sent, object>
    verify: PromiseActorLogic<Output<Verify>, object>
  }
  const [send, verify] = [sending as unknown as 'send', verifying as unknown as 'verify']

  return setup({
    types: {} as {
      input: Input<Send>
      context: MobileVerifyContext<Send>
      events: { type: 'code.requested' } | CodeSubmitted | SecondsPassed
      emitted: { type: 'code.verified' }
      tags: 'busy'
    },
    actors: { ...actors, passingSeconds: passingSeconds() },
    actions: {
      keepCode: assign((_, { output }: { output: Sent }) => ({
        destination: output.destination,
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
      keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
      clearProblem: assign({ problem: undefined }),
      notifyVerified: emit({ type: 'code.verified' }),
    },
    guards: {
      isCounting: ({ context: { codeSecondsLeft, resendSecondsLeft } }) =>
        codeSecondsLeft + resendSecondsLeft > 0,
      isCodeOver: ({ context }) => context.codeSecondsLeft === 0,
      canSend: ({ context }) => context.resendSecondsLeft === 0,
      isMissing: (_, { problem }: Failure) => problem.is('contact.missing'),
      isExpired: (_, { problem }: Failure) => problem.is('code.expired'),
      isExhausted: (_, { problem }: Failure) => problem.is('code.exhausted'),
      mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0,
    },
  }).createMachine({
    id: 'mobileVerify',
    context: ({ input }) => ({
      about: input,
      destination: undefined,
      codeSecondsLeft: 0,
      resendSecondsLeft: 0,
      problem: undefined,
    }),
    invoke: { id: 'passingSeconds', src: 'passingSeconds' },
    on: {
      'seconds.passed': { guard: 'isCounting', actions: { type: 'countDown', params: ({ event }) => event } },
    },
    initial: 'ready',
    states: {
      ready: {
        on: { 'code.requested': { guard: 'canSend', target: 'sending', actions: 'clearProblem' } },
      },
      sending: {
        tags: 'busy',
        invoke: {
          id: sending,
          src: send,
          input: ({ context }) => context.about,
          onDone: {
            target: 'enteringCode',
            actions: [{ type: 'keepCode', params: ({ event }) => event }, 'restartCount'],
          },
          onError: [
            whenMissing,
            {
              guard: { type: 'mustWait', params: failure },
              target: 'unsent',
              actions: [keepProblem, waitForResend, 'restartCount'],
            },
            { target: 'unsent', actions: keepProblem },
          ],
        },
      },
      unsent: { always: [{ guard: 'isCodeOver', target: 'ready' }, { target: 'enteringCode' }] },
      enteringCode: {
        initial: 'open',
        on: { 'code.requested': { guard: 'canSend', target: 'sending', actions: 'clearProblem' } },
        states: {
          open: {
            always: { guard: 'isCodeOver', target: 'expired' },
            on: { 'code.submitted': { target: '#mobileVerify.verifying', actions: 'clearProblem' } },
          },
          expired: {},
        },
      },
      verifying: {
        tags: 'busy',
        invoke: {
          id: verifying,
          src: verify,
          input: ({ context, event }) => ({
            ...(context.about as object),
            code: (event as CodeSubmitted).code,
          }),
          onDone: 'verified',
          onError: [
            whenMissing,
            {
              guard: { type: 'isExhausted', params: failure },
              target: 'enteringCode',
              actions: [keepProblem, 'expireCode', waitForResend, 'restartCount'],
            },
            {
              guard: { type: 'isExpired', params: failure },
              target: 'enteringCode',
              actions: [keepProblem, 'expireCode'],
            },
            { target: 'enteringCode', actions: keepProblem },
          ],
        },
      },
      verified: { type: 'final', entry: 'notifyVerified' },
      // Half an hour went by, or what was to be proved was taken back in another tab.
      missing: { type: 'final' },
    },
  })
}
