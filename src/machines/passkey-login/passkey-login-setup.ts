import { assign, emit, setup } from 'xstate'
import type { Input, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { passingSeconds, type SecondsPassed } from '../passing-seconds.ts'
import type { Withheld } from '../passkey-prompt.ts'
import { pause } from '../pause.ts'

type Request = Output<'startPasskeyLogin'>
export type PasskeyGiven = { type: 'passkey.given'; credential: Input<'finishPasskeyLogin'>['credential'] }

export type PasskeyLoginInput = { deviceId: string }
export type PasskeyLoginContext = PasskeyLoginInput & {
  /**
   * Whether the browser lists passkeys in the e-mail field before the person requests a login by passkey; false once
   * that has failed.
   */
  offers: boolean
  /**
   * `quiet` while passkeys are only listed in the e-mail field, so that a failure is not shown; `asked` after the
   * person has requested a login by passkey.
   */
  mode: 'quiet' | 'asked'
  request: Request | undefined
  withheld: Withheld | undefined
  pauseSecondsLeft: number
  /** The reason why the last passkey was not accepted; stored until the next attempt. */
  problem: Problem | undefined
}

type PasskeyLoginEvent =
  /** Sent if the browser can list passkeys in an input field. */
  | { type: 'offer.made' }
  | { type: 'passkey.requested' }
  | PasskeyGiven
  | { type: 'passkey.withheld'; reason: Withheld }
  | SecondsPassed

const pauseSetup = pause<PasskeyLoginContext, PasskeyLoginEvent>()

/** The actors, actions and guards of the login by passkey. */
export const passkeyLoginSetup = setup({
  types: {} as {
    input: PasskeyLoginInput
    context: PasskeyLoginContext
    events: PasskeyLoginEvent
    emitted: { type: 'login.completed' }
    tags: 'busy'
  },
  actors: { ...needs('startPasskeyLogin', 'finishPasskeyLogin'), passingSeconds: passingSeconds() },
  actions: pauseSetup.actions,
  guards: pauseSetup.guards,
}).extend({
  actions: {
    offer: assign({ offers: true, mode: 'quiet' }),
    offerAgain: assign({ mode: 'quiet' }),
    stopOffering: assign({ offers: false }),
    ask: assign({ mode: 'asked', withheld: undefined, problem: undefined }),
    keepRequest: assign({ request: (_, { output }: { output: Request }) => output }),
    keepWithheld: assign({ withheld: (_, { reason }: { reason: Withheld }) => reason }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    notifyCompleted: emit({ type: 'login.completed' }),
  },
  guards: {
    isQuiet: ({ context }) => context.mode === 'quiet',
    offers: ({ context }) => context.offers,
    mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0,
  },
})
