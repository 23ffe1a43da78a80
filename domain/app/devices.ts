import type { Schema } from '#contract/operation.ts'

/** The platforms of an app (SPEC section 3), in the order in which filters show them. */
export const devices = ['WINDOW', 'MAC', 'AOS', 'IOS'] as const satisfies readonly Schema<'Device'>[]
