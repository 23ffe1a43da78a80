import type { Schema } from '#contract/operation.ts'

/** What an app runs on (SPEC section 3), in the order filters show it. */
export const devices = ['WINDOW', 'MAC', 'AOS', 'IOS'] as const satisfies readonly Schema<'Device'>[]
