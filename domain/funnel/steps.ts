import type { Schema } from '#contract/operation.ts'

/**
 * The wizards whose steps are counted, with their steps in order; listed here because the module of a
 * request's fields is large.
 */
export const flowSteps = {
  signup: ['type', 'terms', 'identity', 'basic', 'id', 'password', 'review'],
  request: ['terms', 'company', 'subscriber', 'admin', 'service', 'payment', 'review'],
  cancel: ['reason', 'form'],
  withdrawal: ['notice', 'identity', 'reason'],
  inquiry: ['form'],
  counsel: ['time', 'details', 'summary'],
} as const

export type FlowName = keyof typeof flowSteps
export type FlowStep = Schema<'FlowStep'>
export type FlowOutcome = Schema<'FlowOutcome'>
/** The steps of one wizard, as its machine names them. */
export type StepOf<Flow extends FlowName> = (typeof flowSteps)[Flow][number]

export const flowNames = Object.keys(flowSteps) as FlowName[]

/** The names under which the steps of a wizard are counted, in order. */
export const countedSteps = (flow: FlowName): FlowStep[] =>
  flowSteps[flow].map((step) => `${flow}.${step}` as FlowStep)
