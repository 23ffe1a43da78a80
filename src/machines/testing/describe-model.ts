import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  StateValue,
} from 'xstate'
import type { OperationId } from '#contract/operation.ts'
import { arrow, leafStates, misnamedInvokes, transitionsOf } from './drawing.ts'
import { pathsThrough } from './paths.ts'
import { start } from './play.ts'
import { type Outcome, type Step, story, type Wait } from './steps.ts'

/** A story that was promised: its steps, the state it ends in and, where that says too little, what else holds then. */
export type Ending<Machine extends AnyStateMachine> = readonly [
  steps: readonly Step<EventFromLogic<Machine>>[],
  state: StateValue,
  more?: {
    /** Another way to begin than the model's own. */
    input?: InputFrom<Machine>
    /** A part of the context. */
    context?: { [Key in keyof ContextFrom<Machine>]?: unknown }
    /** Every tag of the state. */
    tags?: readonly string[]
    /** Every operation that was called, in order. */
    calls?: readonly OperationId[]
    /** Everything the machine told on the way, in order. */
    emitted?: readonly EmittedFrom<Machine>[]
  },
]

export type Model<Machine extends AnyStateMachine> = {
  input: InputFrom<Machine>
  /** Further ways to begin, explored as well. */
  otherInputs?: readonly InputFrom<Machine>[]
  /** An example of everything a person, another machine or the page may do; several where the details matter. */
  gestures: readonly EventFromLogic<Machine>[]
  /** An example of every way an operation may end. */
  outcomes: readonly Outcome[]
  waits?: readonly Wait[]
  /**
   * Everything else is read off the machine and would follow it into a mistake; endings are what was promised. Each
   * arrow of the machine must be the last step of one.
   */
  endings: readonly Ending<Machine>[]
  /** What tells two situations of one state apart; the whole context when left out. */
  sameness?: (snapshot: AnyMachineSnapshot) => unknown
}

/** The tests that every machine passes: run against a scripted Api with the time in the hands of the story. */
export function describeModel<Machine extends AnyStateMachine>(machine: Machine, model: Model<Machine>) {
  const { input, otherInputs = [], endings, sameness = ({ context }) => context } = model
  const examples: Step[] = [...model.gestures, ...model.outcomes, ...(model.waits ?? [])]
  const facets = (snapshot: AnyMachineSnapshot) => ({ value: snapshot.value, sameness: sameness(snapshot) })
  const paths = [input, ...otherInputs].flatMap((input) =>
    pathsThrough(machine, { input, examples, sameness }).map((path) => ({ input, path })),
  )

  describe(machine.id, () => {
    beforeAll(() => void vi.useFakeTimers())
    afterAll(() => void vi.useRealTimers())

    it('has an example of every event it knows', () => {
      expect(new Set(examples.map(({ type }) => type))).toEqual(new Set(machine.events))
    })

    it('invokes everything under its own name', () => {
      expect(misnamedInvokes(machine)).toEqual([])
    })

    const ways = paths.map((way) => [story(way.path.map(({ step }) => step)), way] as const)
    it.each(ways)('runs as drawn: %s', async (_, { input, path }) => {
      const actor = start(machine, input)
      for (const { step, drawn } of path) {
        await actor.play(step)
        expect(facets(actor.snapshot())).toEqual(facets(drawn))
      }
      actor.stop()
    })

    const stories = endings.map((ending) => [story(ending[0]), ending[1], ending] as const)
    it.each(stories)('%s ends in %j', async (_, state, [steps, , more]) => {
      const actor = start(machine, more?.input ?? input)
      for (const step of steps) await actor.play(step)
      expect(actor.snapshot().value).toEqual(state)
      if (more?.context) expect(actor.snapshot().context).toMatchObject(more.context)
      if (more?.tags) expect([...actor.snapshot().tags]).toEqual(more.tags)
      if (more?.calls) expect(actor.calls.map(({ operation }) => operation)).toEqual(more.calls)
      if (more?.emitted) expect(actor.emitted).toEqual(more.emitted)
      actor.stop()
    })

    it('reaches every state and takes every arrow', async () => {
      const left = { states: new Set(leafStates(machine)), arrows: new Set(transitionsOf(machine).map(arrow)) }
      for (const { input, path } of paths) {
        const actor = start(machine, input)
        for (const { step } of path) {
          await actor.play(step)
          for (const state of actor.resting()) left.states.delete(state)
        }
        for (const taken of actor.arrows()) {
          left.arrows.delete(taken)
          left.states.delete(taken.split(' · ')[0] ?? '')
        }
        actor.stop()
      }
      expect({ states: [...left.states], arrows: [...left.arrows] }).toEqual({ states: [], arrows: [] })
    })

    it('promises where every arrow leads', async () => {
      const unpromised = new Set(transitionsOf(machine).map(arrow))
      for (const [steps, , more] of endings) {
        const actor = start(machine, more?.input ?? input)
        for (const step of steps.slice(0, -1)) await actor.play(step)
        if (steps.length > 0) actor.arrows().clear()
        for (const step of steps.slice(-1)) await actor.play(step)
        for (const taken of actor.arrows()) unpromised.delete(taken)
        actor.stop()
      }
      expect([...unpromised]).toEqual([])
    })
  })
}
