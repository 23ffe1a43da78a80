import { vi } from 'vitest'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { createActor } from 'xstate'
import type { Api } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { operationActors } from '../operation-actors.ts'
import { activeLeafStates, describeTransition } from './drawing.ts'
import { scriptedApi } from './scripted-api.ts'
import { isOutcome, isWait, type Step } from './steps.ts'

// The maximum number of transitions in one step: more than any machine takes, even in a step of fifteen minutes that
// pass second by second.
const MAX_ARROWS = 5_000

/** A machine with its operations. The operations use the script that `script` created last. */
type WiredMachine = { machine: AnyStateMachine; script: () => ReturnType<typeof scriptedApi> }

// Stopped machines are reused, because providing actors builds a machine again, which takes longer than most tests.
const idleMachines = new WeakMap<AnyStateMachine, WiredMachine[]>()

function wireMachine(machine: AnyStateMachine): WiredMachine {
  let script = scriptedApi()
  const delegate = (id: string) => (input: unknown, context?: object) =>
    (script.api as unknown as Record<string, (...given: unknown[]) => unknown>)[id]!(input, context)
  const api = Object.fromEntries(
    Object.keys(operationTable).map((id) => [id, delegate(id)]),
  ) as unknown as Api
  return {
    machine: machine.provide({ actors: operationActors(api) } as never),
    script: () => {
      script = scriptedApi()
      return script
    },
  }
}

/**
 * Starts a machine with a scripted Api, and returns functions that run steps in it and report the result. Requires
 * fake timers: time passes only by steps, and every promise that a step settles is awaited.
 */
export function start(machine: AnyStateMachine, input: unknown) {
  const idleOfMachine = idleMachines.get(machine) ?? []
  idleMachines.set(machine, idleOfMachine)
  const wiredMachine = idleOfMachine.pop() ?? wireMachine(machine)
  const { calls, ending, pending } = wiredMachine.script()
  const arrows = new Set<string>()
  const emitted: { type: string }[] = []
  let taken = 0
  const actor: AnyActorRef = createActor(wiredMachine.machine, {
    input,
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return
      taken += 1
      if (taken > MAX_ARROWS) throw new Error('The machine goes round for ever.')
      for (const name of event._transitions.map(describeTransition)) if (name) arrows.add(name)
    },
  } as never)
  actor.on('*', (fact) => emitted.push(fact))
  // An error clears the remaining timers, which would have no effect any more; `snapshot` reports the error.
  actor.subscribe({ error: () => void vi.clearAllTimers() })
  actor.start()
  const checkedSnapshot = () => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    if (snapshot.status === 'error') throw snapshot.error
    return snapshot
  }

  return {
    calls,
    emitted,
    pending,
    arrows: () => arrows,
    snapshot: checkedSnapshot,
    subscribe: (listener: (snapshot: AnyMachineSnapshot) => void) => actor.subscribe(listener),
    resting: () => activeLeafStates(actor.getSnapshot() as AnyMachineSnapshot),
    stop: () => {
      actor.stop()
      if (!idleOfMachine.includes(wiredMachine)) idleOfMachine.push(wiredMachine)
    },
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
