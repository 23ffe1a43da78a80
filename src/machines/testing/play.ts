import { vi } from 'vitest'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { createActor } from 'xstate'
import { operationActors } from '../operation-actors.ts'
import { arrow, restingStates } from './drawing.ts'
import { scriptedApi } from './scripted-api.ts'
import { isOutcome, isWait, type Step } from './steps.ts'

/**
 * A running machine on a scripted Api, to which a story can be played. Fake timers must be in use: time passes only
 * when a step says so, and every promise a step settles is waited for.
 */
export function start(machine: AnyStateMachine, input: unknown) {
  const { api, calls, ending, pending } = scriptedApi()
  const arrows = new Set<string>()
  const emitted: { type: string }[] = []
  const actor: AnyActorRef = createActor(machine.provide({ actors: operationActors(api) } as never), {
    input,
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return
      for (const name of event._transitions.map(arrow)) if (name) arrows.add(name)
    },
  } as never)
  actor.on('*', (fact) => emitted.push(fact))
  actor.start()

  return {
    calls,
    emitted,
    pending,
    arrows: () => arrows,
    snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    resting: () => restingStates(actor.getSnapshot() as AnyMachineSnapshot),
    stop: () => actor.stop(),
    async play(step: Step) {
      if (step.type === 'xstate.init') return
      if (isWait(step)) await vi.advanceTimersByTimeAsync(step.waitsMs)
      else if (!isOutcome(step)) actor.send(step)
      else if (step.type.startsWith('xstate.done')) ending(step.actorId).resolve(step.output)
      else ending(step.actorId).reject(step.error)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}
