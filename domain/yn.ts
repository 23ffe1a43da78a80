import type { Schema } from '#contract/operation.ts'

/** A truth value as the contract sends it: Y or N. */
export const toYn = (is: boolean): Schema<'Yn'> => (is ? 'Y' : 'N')
