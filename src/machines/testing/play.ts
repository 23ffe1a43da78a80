import { vi } from 'vitest'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { createActor } from 'xstate'
import { operationActors } from '../operation-actors.ts'
import { arrow, restingStates } from './drawing.ts'
import { scriptedApi } from './scripted-api.ts'
import { isOutcome, isWait, type Step } from './steps.ts'

// More arrows than any machine takes within one step of a story, a quarter of an hour that passes second by second included.
const MOST_ARROWS = 5_000

/**
 * A running machine on a scripted Api, to which a story can be played. Fake timers must be in use: time passes only
 * when a step says so, and every promise a step settles is waited for.
 */
export function start(machine: AnyStateMachine, input: unknown) {
  const { api, calls, ending, pending } = scriptedApi()
  const arrows = new Set<string>()
  const emitted: { type: string }[] = []
  let taken = 0
  const actor: AnyActorRef = createActor(machine.provide({ actors: operationActors(api) } as never), {
    input,
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return
      taken += 1
      if (taken > MOST_ARROWS) throw new Error('The machine goes round for ever.')
      for (const name of event._transitions.map(arrow)) if (name) arrows.add(name)
    },
  } as never)
  actor.on('*', (fact) => emitted.push(fact))
  // What breaks it is told by `snapshot`; whatever it has set going would speak to nobody.
  actor.subscribe({ error: () => void vi.clearAllTimers() })
  actor.start()
  const checked = () => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    if (snapshot.status === 'error') throw snapshot.error
    return snapshot
  }

  return {
    calls,
    emitted,
    pending,
    arrows: () => arrows,
    snapshot: checked,
    subscribe: (listener: (snapshot: AnyMachineSnapshot) => void) => actor.subscribe(listener),
    resting: () => restingStates(actor.getSnapshot() as AnyMachineSnapshot),
    stop: () => actor.stop(),
    async play(step: Step) {
      taken = 0
      if (step.type === 'xstate.init') return
      if (isWait(step)) await vi.advanceTimersByTimeAsync(step.waitsMs)
      else if (!isOutcome(step)) actor.send(step)
      else if (step.type.startsWith('xstate.done')) ending(step.actorId).resolve(step.output)
      else ending(step.actorId).reject(step.error)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}
