import type { Schema } from '#contract/operation.ts'

/** Converts a boolean to the contract's Y or N. */
export const toYn = (is: boolean): Schema<'Yn'> => (is ? 'Y' : 'N')
