import { assign, emit } from 'xstate'
import type { Output } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemCodes } from '#contract/problem-codes.gen.ts'
import type { Failure } from './failures.ts'
import { passingSeconds, remainingAfter, restartCount } from './passing-seconds.ts'

/** A slot that is held for a person for a limited time. */
export type CounselHold = Output<'holdCounselSlot'>
export type SlotChosen = { type: 'slot.chosen'; startAt: string }
export type Holding = {
  /**
   * The start of the last requested slot; if another person has taken that slot, the search for another one begins at
   * this time.
   */
  startAt: string | undefined
  hold: CounselHold | undefined
  holdSecondsLeft: number
  problem: Problem | undefined
}

/** The values of the context when no slot is held. */
export const withoutHold = { hold: undefined, holdSecondsLeft: 0 } satisfies Partial<Holding>
/** A hold has expired during a later step: the slots are shown again, with the reason. */
export const onHoldExpired = {
  target: 'choosing',
  actions: ['forgetHold', 'keepExpiry', 'notifySlotsOutdated'],
} as const

/** Returns the actor, actions and guards of a machine in which a slot of a counsel is chosen and held. */
export function counselHold<Context extends Holding, Event extends { type: string }>() {
  const assignWith = <Params extends object | undefined>(
    changed: (context: Context, params: Params) => Partial<Holding>,
  ) =>
    assign<Context, Event, Params, Event, never>(
      ({ context }, params) => changed(context, params) as Partial<Context>,
    )
  return {
    actors: { passingSeconds: passingSeconds() },
    actions: {
      keepSlot: assignWith((_, { startAt }: SlotChosen) => ({ startAt })),
      keepHold: assignWith((_, { output }: { output: CounselHold }) => ({
        hold: output,
        holdSecondsLeft: output.expiresInSeconds,
      })),
      forgetHold: assignWith<undefined>(() => withoutHold),
      keepExpiry: assignWith<undefined>(() => ({ problem: new Problem(problemCodes['hold.expired'], '') })),
      countHoldDown: assignWith((context, passed: { seconds: number }) => ({
        holdSecondsLeft: remainingAfter(context.holdSecondsLeft, passed),
      })),
      restartCount: restartCount<Context, Event>(),
      notifySlotsOutdated: emit<Context, Event, undefined, Event, { type: 'slots.outdated' }>({
        type: 'slots.outdated',
      }),
    },
    guards: {
      isHoldRunning: ({ context }: { context: Context }) => context.holdSecondsLeft > 0,
      isHoldOver: ({ context }: { context: Context }) =>
        context.hold !== undefined && context.holdSecondsLeft === 0,
      isHeld: ({ context }: { context: Context }, { startAt }: SlotChosen) =>
        context.hold?.startAt === startAt,
      isSlotGone: (_: { context: Context }, { problem }: Failure) =>
        problem.is('slot.taken', 'slot.unavailable'),
      isHoldExpired: (_: { context: Context }, { problem }: Failure) => problem.is('hold.expired'),
    },
  }
}
