import type { OperationId, Output } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'

type Event = { type: string }
/** The outcome of an invoked operation. */
export type Outcome = Event & { actorId: string; output?: unknown; error?: unknown }
/** The passing of time: sent to the machine second by second, or measured by a timer of the machine. */
export type Wait = Event & { waitsMs: number }
/** One step of a test: an action of a person or another machine, the end of a call, or the passing of time. */
export type Step<Gesture extends Event = Event> = Gesture | Outcome | Wait

/** Returns the outcome of an operation that succeeds with this output. */
export function done<Id extends OperationId>(id: Id, output: Output<Id>): Outcome {
  return { type: `xstate.done.actor.${id}`, actorId: id, output }
}

/**
 * Returns the outcome of an operation that fails: with a problem of the catalogue, or with any other thrown value.
 */
export function fails(id: OperationId, error: unknown): Outcome {
  return { type: `xstate.error.actor.${id}`, actorId: id, error }
}

/** Returns the step in which seconds pass in a machine that listens to `passingSeconds`. */
export function passes(seconds: number) {
  return { type: 'seconds.passed', seconds, waitsMs: seconds * 1000 } as const
}

/**
 * Returns the step in which milliseconds pass until the `after` of a state is due; `stateId` is the id of the state's
 * node, `flow.state.inner`.
 */
export function waitsMs(ms: number, stateId: string): Wait {
  return { type: `xstate.after.${ms}.${stateId}`, waitsMs: ms }
}

export const isOutcome = (step: Event): step is Outcome => 'actorId' in step
export const isWait = (step: Event): step is Wait => 'waitsMs' in step

/** Describes the steps in a sentence, for the name of a test. */
export function describeSteps(steps: readonly Event[]): string {
  return (
    steps
      .filter(({ type }) => type !== 'xstate.init')
      .map(describeEvent)
      .join(' → ') || 'at the start'
  )
}

function describeEvent(step: Event): string {
  if (isWait(step)) return `${step.waitsMs / 1000} s pass`
  if (!isOutcome(step)) return `${step.type}${partsText(step)}`
  if (step.type.startsWith('xstate.done')) return `${step.actorId} ✓${partsText(step.output)}`
  return `${step.actorId} ✗ ${problemWords(step.error)}`
}

function problemWords(error: unknown): string {
  return error instanceof Problem
    ? `${error.reason ?? `code ${error.code}`}${partsText(error.data)}`
    : String(error)
}

function partsText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const shownEntries = Object.entries(value).filter(([key, part]) => key !== 'type' && part !== undefined)
  const text = shownEntries
    .map(([key, part]) => `${key} ${typeof part === 'object' ? JSON.stringify(part) : part}`)
    .join(', ')
  return text && ` (${text.length > 70 ? `${text.slice(0, 69)}…` : text})`
}
