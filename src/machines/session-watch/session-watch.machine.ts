import { assign, emit, setup } from 'xstate'
import type { Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { passingSeconds, remainingAfter, type SecondsPassed } from '../passing-seconds.ts'

/** The seconds before the end of a session at which a member is warned (docs/security.md, "Sessions"). */
export const WARNING_SECONDS = 120

type SessionInfo = Output<'getSessionInfo'>
type Times = Pick<SessionInfo, 'idleSeconds' | 'expiresInSeconds'>

export type SessionWatchContext = {
  idleSeconds: number
  /** The seconds until the session ends if it is not used. */
  idleSecondsLeft: number
  /** The seconds until the session ends even if it is used. */
  endSecondsLeft: number
  /** The reason why the last extension failed. */
  problem: Problem | undefined
}

export type SessionWatchEvent =
  | ({ type: 'session.known' } & Times)
  /** A call was answered, in this tab or another one, which extends the session. */
  | { type: 'session.used' }
  | { type: 'session.ended' }
  | { type: 'extension.requested' }
  | SecondsPassed

const noTimes = { idleSeconds: 0, idleSecondsLeft: 0, endSecondsLeft: 0, problem: undefined }
const timesOf = ({ event }: { event: Times }): Times => event

/** Returns the seconds until the session ends: the smaller of the two limits. */
export const secondsLeft = ({ idleSecondsLeft, endSecondsLeft }: SessionWatchContext): number =>
  Math.min(idleSecondsLeft, endSecondsLeft)

/** Whether using the session would extend it. Near its latest possible end it would not. */
export const canExtend = ({ endSecondsLeft }: SessionWatchContext): boolean =>
  endSecondsLeft > WARNING_SECONDS

/**
 * Watches for the end of the session, and warns two minutes before. The machine calculates the time from the server's
 * numbers and counts from the last answered call. It does not end the session itself: when the time is over it emits
 * an event, and the session is checked.
 */
export const sessionWatchMachine = setup({
  types: {} as {
    context: SessionWatchContext
    events: SessionWatchEvent
    emitted: { type: 'time.over' }
    tags: 'busy' | 'warning'
  },
  actors: { ...needs('getSessionInfo'), passingSeconds: passingSeconds() },
  actions: {
    keepTimes: assign((_, { idleSeconds, expiresInSeconds }: Times) => ({
      idleSeconds,
      idleSecondsLeft: idleSeconds,
      endSecondsLeft: expiresInSeconds,
      problem: undefined,
    })),
    startAgain: assign({ idleSecondsLeft: ({ context }) => context.idleSeconds, problem: undefined }),
    countDown: assign(({ context }, passed: { seconds: number }) => ({
      idleSecondsLeft: remainingAfter(context.idleSecondsLeft, passed),
      endSecondsLeft: remainingAfter(context.endSecondsLeft, passed),
    })),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    forget: assign(noTimes),
    notifyOver: emit({ type: 'time.over' }),
  },
  guards: {
    isNear: ({ context }) => secondsLeft(context) <= WARNING_SECONDS,
    isFar: ({ context }) => secondsLeft(context) > WARNING_SECONDS,
    isOver: ({ context }) => secondsLeft(context) === 0,
    canExtend: ({ context }) => canExtend(context),
  },
}).createMachine({
  id: 'sessionWatch',
  context: noTimes,
  initial: 'idle',
  on: {
    'session.known': { target: '.watched', actions: { type: 'keepTimes', params: timesOf } },
    'session.ended': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    watched: {
      initial: 'quiet',
      invoke: { id: 'passingSeconds', src: 'passingSeconds' },
      on: {
        'seconds.passed': { actions: { type: 'countDown', params: ({ event }) => event } },
        'session.used': { actions: 'startAgain' },
      },
      states: {
        quiet: {
          always: { guard: 'isNear', target: 'warning' },
        },
        warning: {
          tags: 'warning',
          always: [
            { guard: 'isOver', target: '#sessionWatch.over' },
            { guard: 'isFar', target: 'quiet' },
          ],
          on: { 'extension.requested': { guard: 'canExtend', target: 'gettingSessionInfo' } },
        },
        gettingSessionInfo: {
          tags: ['busy', 'warning'],
          always: { guard: 'isOver', target: '#sessionWatch.over' },
          invoke: {
            id: 'getSessionInfo',
            src: 'getSessionInfo',
            input: {},
            onDone: { target: 'quiet', actions: { type: 'keepTimes', params: ({ event }) => event.output } },
            onError: { target: 'warning', actions: { type: 'keepProblem', params: failure } },
          },
        },
      },
    },
    over: { entry: 'notifyOver' },
  },
})
