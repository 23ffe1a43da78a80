import { assign, emit, type PromiseActorLogic, setup } from 'xstate'
import type { Input, OperationId, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import {
  type CodeChallenge,
  type CodeRequested,
  type CodeSent,
  type CodeSubmitted,
  codeChallenge,
  codeToVerify,
  noCode,
} from '../code-challenge.ts'
import { codeStates, countdownStates } from '../code-challenge-states.ts'
import { type Failure, failure, keepProblem } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import type { SecondsPassed } from '../passing-seconds.ts'

type SendId = 'sendContactCode' | 'sendCertificationCode'
type VerifyId = 'verifyContactCode' | 'verifyCertificationCode'
type CodeOutput = CodeSent & { destination?: string }

/** The context never contains a code, except one that was submitted before its challenge existed. */
export type MobileVerifyContext<Send extends SendId> = {
  /** The input of the operation that sends a code: the mobile number or mail address to verify. */
  about: Input<Send>
  /** The masked destination of the last code, if the server reports it. */
  destination: string | undefined
  code: CodeChallenge
  /** The reason why the last step failed; stored until the next attempt. */
  problem: Problem | undefined
}
type MobileVerifyEvent = CodeRequested | CodeSubmitted | SecondsPassed

const whenMissing = {
  guard: { type: 'isMissing', params: failure },
  target: '#mobileVerify.missing',
  actions: keepProblem,
} as const

/**
 * Creates a machine that verifies a mobile number or a mail address by a code: sent on request, valid for a limited
 * time, with a few attempts. `mobileVerifyMachine('sendContactCode', 'verifyContactCode')` must be called once per
 * module, not per render. See domain/flows, "MFA".
 */
export function mobileVerifyMachine<Send extends SendId, Verify extends VerifyId & OperationId>(
  sending: Send,
  verifying: Verify,
) {
  type Context = MobileVerifyContext<Send>
  // The types name one operation of each pair, because TypeScript cannot compute keys from generic names.
  const actors = needs<OperationId>(sending, verifying) as unknown as {
    sendContactCode: PromiseActorLogic<CodeOutput, object>
    verifyContactCode: PromiseActorLogic<Output<Verify>, object>
  }
  const challenge = codeChallenge<Context, MobileVerifyEvent, 'code'>({ code: () => sending })
  const code = codeStates({
    code: 'code',
    send: {
      id: sending as unknown as 'sendContactCode',
      input: ({ context }: { context: Context }): object => context.about as object,
      onSent: [{ type: 'keepDestination', params: ({ event }: { event: { output: CodeOutput } }) => event }],
      fails: [whenMissing],
    },
    verify: {
      id: verifying as unknown as 'verifyContactCode',
      input: ({ context, event }: { context: Context; event: unknown }) => ({
        ...(context.about as object),
        code: codeToVerify(context.code, event).code,
      }),
      fails: [whenMissing],
      pauses: false,
      proven: 'verified',
    },
    at: {
      asking: '#mobileVerify.ready',
      sending: '#mobileVerify.sending',
      unsent: '#mobileVerify.unsent',
      entering: '#mobileVerify.enteringCode',
      verifying: '#mobileVerify.verifying',
    },
  })

  return setup({
    types: {} as {
      input: Input<Send>
      context: Context
      events: MobileVerifyEvent
      emitted: { type: 'code.verified' }
      tags: 'busy'
    },
    actors: { ...challenge.actors, ...actors },
    actions: challenge.actions,
    guards: challenge.guards,
  })
    .extend({
      actions: {
        keepDestination: assign({
          destination: (_, { output }: { output: CodeOutput }) => output.destination,
        }),
        notifyVerified: emit({ type: 'code.verified' }),
      },
      guards: { isMissing: (_, { problem }: Failure) => problem.is('contact.missing') },
    })
    .createMachine({
      id: 'mobileVerify',
      context: ({ input }) => ({ about: input, destination: undefined, code: noCode, problem: undefined }),
      ...countdownStates,
      initial: 'ready',
      states: {
        ready: { on: { 'code.requested': code.requested } },
        sending: code.sending,
        unsent: code.unsent,
        enteringCode: code.entering,
        verifying: code.verifying,
        verified: { type: 'final', entry: 'notifyVerified' },
        // The change no longer exists: half an hour has passed, or it was cancelled in another tab.
        missing: { type: 'final' },
      },
    })
}
