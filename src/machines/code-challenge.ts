import { assign } from 'xstate'
import type { Problem } from '#contract/problem.ts'
import { type Failure, secondsToWait } from './failures.ts'
import { passingSeconds, remainingAfter, restartCount } from './passing-seconds.ts'

/** The sent code, and the time until the next code can be sent; both belong to the address or factor in `sentTo`. */
export type CodeChallenge = {
  sentTo: string
  codeSecondsLeft: number
  resendSecondsLeft: number
  /**
   * A code that was submitted before its challenge existed; removed once it is verified or can no longer be verified.
   */
  early: CodeSubmitted | undefined
}
/** The server's answer after it has sent a code. */
export type CodeSent = { expiresInSeconds: number; resendInSeconds: number }
export type CodeRequested = { type: 'code.requested' }
export type CodeSubmitted = { type: 'code.submitted'; code: string }
/** The parameter of an action or a guard: the name of its code challenge in the context. */
export type CodeName<Name extends string> = { code: Name }

type ChallengeContext<Name extends string> = Record<Name, CodeChallenge> & { problem: Problem | undefined }
type Seconds = { seconds: number }

export const noCode: CodeChallenge = {
  sentTo: '',
  codeSecondsLeft: 0,
  resendSecondsLeft: 0,
  early: undefined,
}

/**
 * Returns the code that a call verifies: the code submitted with `event`, or the code that was submitted before its
 * challenge existed.
 */
export const codeToVerify = ({ early }: CodeChallenge, event: unknown): CodeSubmitted =>
  early ?? (event as CodeSubmitted)

/**
 * Returns the actor, actions and guards of a machine with code challenges. They count down the times of a challenge,
 * request further codes, and handle expiry and pauses. For each challenge, by its name in the context, `addresses`
 * contains a function that returns the destination of the next code. The states are in code-challenge-states.ts;
 * decision 40 explains why the challenge is no child machine.
 */
export function codeChallenge<
  Context extends ChallengeContext<Name>,
  Event extends { type: string },
  Name extends string,
>(addresses: Record<Name, (context: Context) => string>) {
  const names = Object.keys(addresses) as Name[]
  const assignWith = <Params extends object | undefined>(
    changed: (context: Context, params: Params) => Partial<ChallengeContext<Name>>,
  ) =>
    assign<Context, Event, Params, Event, never>(
      ({ context }, params) => changed(context, params) as Partial<Context>,
    )
  const challengeFor = (code: Name, challenge: CodeChallenge) =>
    ({ [code]: challenge }) as Partial<ChallengeContext<Name>>
  const isToAddress = (context: Context, code: Name) => context[code].sentTo === addresses[code](context)

  return {
    actors: { passingSeconds: passingSeconds() },
    actions: {
      keepCode: assignWith((context, { code, output }: CodeName<Name> & { output: CodeSent }) =>
        challengeFor(code, {
          ...context[code],
          sentTo: addresses[code](context),
          codeSecondsLeft: output.expiresInSeconds,
          resendSecondsLeft: output.resendInSeconds,
        }),
      ),
      expireCode: assignWith((context, { code }: CodeName<Name>) =>
        challengeFor(code, { ...context[code], codeSecondsLeft: 0 }),
      ),
      waitForResend: assignWith((context, { code, problem }: CodeName<Name> & Failure) =>
        challengeFor(code, {
          ...context[code],
          sentTo: addresses[code](context),
          codeSecondsLeft: isToAddress(context, code) ? context[code].codeSecondsLeft : 0,
          resendSecondsLeft: secondsToWait(problem),
        }),
      ),
      countDown: assignWith(
        (context, passed: Seconds) =>
          Object.fromEntries(
            names.map((code) => {
              const { codeSecondsLeft, resendSecondsLeft } = context[code]
              const nextChallenge: CodeChallenge = {
                ...context[code],
                codeSecondsLeft: remainingAfter(codeSecondsLeft, passed),
                resendSecondsLeft: remainingAfter(resendSecondsLeft, passed),
              }
              return [code, nextChallenge]
            }),
          ) as Partial<ChallengeContext<Name>>,
      ),
      restartCount: restartCount<Context, Event>(),
      keepEarly: assignWith((context, { code, submitted }: CodeName<Name> & { submitted: CodeSubmitted }) =>
        challengeFor(code, { ...context[code], early: submitted }),
      ),
      forgetEarly: assignWith((context, { code }: CodeName<Name>) =>
        challengeFor(code, { ...context[code], early: undefined }),
      ),
      // A code that was submitted before a failed call is not sent with the next call.
      keepProblem: assignWith(
        (context, { problem }: Failure) =>
          ({
            problem,
            ...Object.fromEntries(names.map((code) => [code, { ...context[code], early: undefined }])),
          }) as Partial<ChallengeContext<Name>>,
      ),
      clearProblem: assignWith<undefined>(() => ({ problem: undefined }) as Partial<ChallengeContext<Name>>),
    },
    guards: {
      isCounting: ({ context }: { context: Context }) =>
        names.some((code) => context[code].codeSecondsLeft + context[code].resendSecondsLeft > 0),
      isCodeLive: ({ context }: { context: Context }, { code }: CodeName<Name>) =>
        context[code].codeSecondsLeft > 0 && isToAddress(context, code),
      isCodeOver: ({ context }: { context: Context }, { code }: CodeName<Name>) =>
        context[code].codeSecondsLeft === 0,
      canSend: ({ context }: { context: Context }, { code }: CodeName<Name>) =>
        context[code].resendSecondsLeft === 0 || !isToAddress(context, code),
      isEarly: ({ context }: { context: Context }, { code }: CodeName<Name>) =>
        context[code].early !== undefined,
      isNoneEarly: ({ context }: { context: Context }, { code }: CodeName<Name>) =>
        context[code].early === undefined,
      isExpired: (_: { context: Context }, { problem }: Failure) => problem.is('code.expired'),
      isExhausted: (_: { context: Context }, { problem }: Failure) => problem.is('code.exhausted'),
      mustWait: (_: { context: Context }, { problem }: Failure) => secondsToWait(problem) > 0,
    },
  }
}
