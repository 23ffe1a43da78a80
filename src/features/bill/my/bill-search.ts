import type { BillState } from '#domain/bill/state-names.ts'

/** The search parameters of the list of bills, apart from the page. */
export type BillSearch = { billState?: BillState; period?: string; subscriptionId?: string }
