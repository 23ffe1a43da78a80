import type { BillState } from '#domain/bill/state-names.ts'

/** What the address of the list of bills says alongside the page. */
export type BillSearch = { billState?: BillState; period?: string; subscriptionId?: string }
