import type { Schema } from '#contract/operation.ts'

/** The states of a difference, in the order of the list's filter. */
export const differenceStates = [
  'OPEN',
  'NOTED',
  'GONE',
] as const satisfies readonly Schema<'DifferenceState'>[]
