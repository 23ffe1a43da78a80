import type { BillState } from '#domain/bill/state-names.ts'

/** The search parameters of the list of bills, without the cursor. */
export type BillSearch = { billState?: BillState; period?: string; subscriptionId?: string }
