import { describe, expect, it } from 'vitest'
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate'
import { problemNamed } from '#contract/problem-named.ts'
import { Problem } from '#contract/problem.ts'
import type { CancelContext } from '#src/machines/subscription-cancel/cancel-context.ts'
import * as cancel from '#src/machines/subscription-cancel/cancel-story.ts'
import { subscriptionCancelMachine } from '#src/machines/subscription-cancel/subscription-cancel.machine.ts'
import { subscriptionRequestMachine } from '#src/machines/subscription-request/subscription-request.machine.ts'
import { type Path, pathsThrough } from '#src/machines/testing/paths.ts'
import { isOutcome, type Step, story } from '#src/machines/testing/steps.ts'

const problems = [problemNamed('cancellation.amountChanged'), problemNamed('cancellation.unavailable'), new Problem(0, ''), problemNamed('key.reused')]
const failures = (['withdrawSubscription', 'modifySubscriptionCancellation'] as const).flatMap((id) => problems.map((problem) => cancel.failed(id, problem)))
const examples: Step[] = [...cancel.gestures, ...cancel.outcomes, ...failures]
const sameness = ({ context }: AnyMachineSnapshot) => {
  const { estimate: { calculatedAt }, before, endOption, problem } = context as CancelContext
  return [calculatedAt, before?.calculatedAt, endOption, problem?.code]
}
const inputs = [cancel.input, { ...cancel.input, estimate: cancel.scheduled }]
const paths = inputs.flatMap((input) => pathsThrough(subscriptionCancelMachine, { input, examples, sameness }))
const inWords = (path: Path) => story(path.map(({ step }) => step))

/** The fewest gestures of a person from a situation to `completed`, by way of no alternative; undefined where there is none. */
function gesturesToEnd(machine: AnyStateMachine, from: AnyMachineSnapshot, steps: readonly Step[]): number | undefined {
  const key = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, sameness(snapshot)])
  const best = new Map([[key(from), 0]])
  const open = [{ snapshot: from, cost: 0 }]
  while (open.length > 0) {
    open.sort((a, b) => a.cost - b.cost)
    const { snapshot, cost } = open.shift()!
    if (snapshot.matches('completed')) return cost
    for (const step of steps) {
      if (isOutcome(step) && snapshot.children[step.actorId] === undefined) continue
      const next = transition(machine, snapshot as never, step)[0] as AnyMachineSnapshot
      const reached = cost + (isOutcome(step) ? 0 : 1)
      if (next.hasTag('alternative') || reached >= (best.get(key(next)) ?? Infinity)) continue
      best.set(key(next), reached)
      open.push({ snapshot: next, cost: reached })
    }
  }
  return undefined
}

describe('ending a subscription', () => {
  it('meets one state at most that offers something else, on every path', () => {
    const pushy = paths.filter((path) => new Set(path.filter(({ drawn }) => drawn.hasTag('persuade')).map(({ drawn }) => JSON.stringify(drawn.value))).size > 1)
    expect(pushy.map(inWords)).toEqual([])
    expect(subscriptionCancelMachine.states['choosingReason']?.tags).toContain('persuade')
  })

  it('can be completed from every state without an alternative', () => {
    const stuck = paths.filter((path) => {
      const { drawn } = path.at(-1) ?? {}
      // Who took the alternative is not on the way out any more, and who was refused has nothing left to end.
      if (!drawn || drawn.status === 'done' || drawn.matches('refused')) return false
      return gesturesToEnd(subscriptionCancelMachine, drawn, examples) === undefined
    })
    expect(stuck.map(inWords)).toEqual([])
  })

  it('takes three gestures, and asking for a subscription takes no fewer', () => {
    const [beginning] = initialTransition(subscriptionCancelMachine, cancel.input) as [AnyMachineSnapshot, unknown]
    expect(gesturesToEnd(subscriptionCancelMachine, beginning, examples)).toBe(3)
    // Beginning, terms, and each step of the form: so many events of a person at least, since every step is an event of its own.
    const stepsOfRequest = ['request.begun', 'terms.submitted', 'step.submitted', 'request.confirmed']
    expect(subscriptionRequestMachine.events).toEqual(expect.arrayContaining(stepsOfRequest))
    expect(stepsOfRequest.length).toBeGreaterThan(3)
  })
})
