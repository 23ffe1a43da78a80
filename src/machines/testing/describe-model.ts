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
import { describeTransition, leafStates, misnamedInvokes, transitionsOf } from './drawing.ts'
import { withoutEachGuard } from './guards.ts'
import { shortestPaths } from './paths.ts'
import { start } from './play.ts'
import { describeSteps, isWait, type Outcome, type Step, type Wait } from './steps.ts'

/** A test case: its steps, the expected final state and, if needed, further expectations. */
export type Ending<Machine extends AnyStateMachine> = readonly [
  steps: readonly Step<EventFromLogic<Machine>>[],
  state: StateValue,
  more?: {
    /** The input of the machine, if it differs from that of the model. */
    input?: InputFrom<Machine>
    /** The expected part of the context. */
    context?: { [Key in keyof ContextFrom<Machine>]?: unknown }
    /** The expected tags of the state, complete. */
    tags?: readonly string[]
    /** The expected calls, complete and in order. */
    calls?: readonly OperationId[]
    /** The expected part of the input of the last call. */
    lastInput?: object
    /** The expected events that the machine emits, complete and in order. */
    emitted?: readonly EmittedFrom<Machine>[]
    /** Whether the last step must take no transition. */
    still?: true
  },
]

export type Model<Machine extends AnyStateMachine> = {
  input: InputFrom<Machine>
  /** Further initial inputs, also explored. */
  otherInputs?: readonly InputFrom<Machine>[]
  /** An example of every event from a person, another machine or the page; several if the details matter. */
  gestures: readonly EventFromLogic<Machine>[]
  /** An example of every possible end of an operation. */
  outcomes: readonly Outcome[]
  waits?: readonly Wait[]
  /**
   * The test cases, written by hand: everything else is derived from the machine, so it would contain the mistakes of
   * the machine. Each transition of the machine must be the last step of a test case.
   */
  endings: readonly Ending<Machine>[]
  /**
   * Returns a value that is equal for situations of one state that need not be distinguished; by default the whole
   * context.
   */
  sameness?: (snapshot: AnyMachineSnapshot) => unknown
}

/**
 * Defines the tests that every machine must pass. The machine runs with a scripted Api, and with fake timers that the
 * steps control.
 */
export function describeModel<Machine extends AnyStateMachine>(machine: Machine, model: Model<Machine>) {
  const { input, otherInputs = [], endings, sameness = ({ context }) => context } = model
  const examples: Step[] = [...model.gestures, ...model.outcomes, ...(model.waits ?? [])]
  const facets = (snapshot: AnyMachineSnapshot) => ({ value: snapshot.value, sameness: sameness(snapshot) })
  const paths = [input, ...otherInputs].flatMap((input) =>
    shortestPaths(machine, { input, examples, sameness }).map((path) => ({ input, path })),
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

    const namedPaths = paths.map((way) => [describeSteps(way.path.map(({ step }) => step)), way] as const)
    it.each(namedPaths)('runs as drawn: %s', async (_, { input, path }) => {
      const actor = start(machine, input)
      for (const { step, drawn } of path) {
        await actor.play(step)
        expect(facets(actor.snapshot())).toEqual(facets(drawn))
      }
      actor.stop()
    })

    const stories = endings.map((ending) => [describeSteps(ending[0]), ending[1], ending] as const)
    it.each(stories)('%s ends in %j', (_, __, ending) => expectEnding(machine, input, ending))

    it('reaches every state and takes every arrow', async () => {
      const missingTransitions = {
        states: new Set(leafStates(machine)),
        arrows: new Set(transitionsOf(machine).map(describeTransition)),
      }
      for (const { input, path } of paths) {
        const actor = start(machine, input)
        for (const { step } of path) {
          await actor.play(step)
          for (const state of actor.resting()) missingTransitions.states.delete(state)
        }
        for (const taken of actor.arrows()) {
          missingTransitions.arrows.delete(taken)
          missingTransitions.states.delete(taken.split(' · ')[0] ?? '')
        }
        actor.stop()
      }
      expect({ states: [...missingTransitions.states], arrows: [...missingTransitions.arrows] }).toEqual({
        states: [],
        arrows: [],
      })
    })

    it('promises where every arrow leads', async () => {
      expect(unlistedTransitions(machine, await lastSteps(machine, input, endings))).toEqual([])
    })

    const mutants = withoutEachGuard(machine)
    let played: Promise<LastStep<Machine>[]>
    it.each(mutants)('would be missed: the guard of %s', async (_, mutant, stateId) => {
      played ??= lastSteps(machine, input, endings)
      let isNoticed = false
      for (const ending of compareExpectedSpeed(await played, stateId))
        isNoticed ||= await expectEnding(mutant, input, ending).then(
          () => false,
          () => true,
        )
      isNoticed ||= unlistedTransitions(mutant, await lastSteps(mutant, input, endings)).length > 0
      expect(isNoticed, 'whether an ending is another one without this guard').toBe(true)
    })
  })
}

async function expectEnding<Machine extends AnyStateMachine>(
  machine: AnyStateMachine,
  input: InputFrom<Machine>,
  [steps, state, more]: Ending<Machine>,
) {
  const actor = start(machine, more?.input ?? input)
  try {
    for (const step of steps.slice(0, -1)) await actor.play(step)
    if (more?.still) actor.arrows().clear()
    for (const step of steps.slice(-1)) await actor.play(step)
    expect(actor.snapshot().value).toEqual(state)
    if (more?.context) expect(actor.snapshot().context).toMatchObject(more.context)
    if (more?.tags) expect([...actor.snapshot().tags]).toEqual(more.tags)
    if (more?.calls) expect(actor.calls.map(({ operation }) => operation)).toEqual(more.calls)
    if (more?.lastInput) expect(actor.calls.at(-1)?.input).toMatchObject(more.lastInput)
    if (more?.emitted) expect(actor.emitted).toEqual(more.emitted)
    if (more?.still) expect([...actor.arrows()]).toEqual([])
  } finally {
    actor.stop()
  }
}

type LastStep<Machine extends AnyStateMachine> = { ending: Ending<Machine>; from: string[]; arrows: string[] }

/** Runs each test case. Returns the states in which its last step is taken, and the transitions of that step. */
async function lastSteps<Machine extends AnyStateMachine>(
  machine: AnyStateMachine,
  input: InputFrom<Machine>,
  endings: readonly Ending<Machine>[],
) {
  const played: LastStep<Machine>[] = []
  for (const ending of endings) {
    const [steps, , more] = ending
    const actor = start(machine, more?.input ?? input)
    for (const step of steps.slice(0, -1)) await actor.play(step)
    const from = actor.resting()
    if (steps.length > 0) actor.arrows().clear()
    for (const step of steps.slice(-1)) await actor.play(step)
    const arrows = [...actor.arrows()]
    played.push({ ending, from: [...from, ...arrows.map((taken) => taken.split(' · ')[0] ?? '')], arrows })
    actor.stop()
  }
  return played
}

/** Returns the transitions that are not the last step of any test case. */
function unlistedTransitions<Machine extends AnyStateMachine>(
  machine: AnyStateMachine,
  played: readonly LastStep<Machine>[],
) {
  const coveredTransitions = new Set(played.flatMap(({ arrows }) => arrows))
  return transitionsOf(machine)
    .map(describeTransition)
    .filter((name) => name !== undefined && !coveredTransitions.has(name))
}

/**
 * Compares two test cases. Cases with the last step in the given state come first, and fast cases come before slow
 * ones.
 */
function compareExpectedSpeed<Machine extends AnyStateMachine>(
  played: readonly LastStep<Machine>[],
  stateId: string,
): Ending<Machine>[] {
  const isThere = ({ from }: LastStep<Machine>) => from.some((id) => `${id}.`.startsWith(`${stateId}.`))
  const waitOf = ({ ending: [steps] }: LastStep<Machine>) =>
    steps.reduce((ms, step) => ms + (isWait(step) ? step.waitsMs : 0), 0)
  return played
    .toSorted((a, b) => Number(isThere(b)) - Number(isThere(a)) || waitOf(a) - waitOf(b))
    .map(({ ending }) => ending)
}
