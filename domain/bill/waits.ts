import type { Schema } from '#contract/operation.ts'
import type { StaffRole } from '#domain/staff/roles.ts'

export type BillTask = Schema<'BillTask'>
export type BillWait = Schema<'BillWait'>

/** The manual tasks of the staff on bills, in a separate file for modules that need only the names. */
export const billTasks = [
  'LATE',
  'TAX_INVOICE',
  'REFUND',
  'CONFIRMATION',
] as const satisfies readonly BillTask[]

/** The tasks by which a list of bills is filtered; a late bill is found by its state. */
export const billWaits = [
  'ANY',
  'TAX_INVOICE',
  'REFUND',
  'CONFIRMATION',
] as const satisfies readonly BillWait[]

/** The roles of the staff that have each task; refunds require a separate role. */
export const billTaskNeeds: Readonly<Record<BillTask, readonly StaffRole[]>> = {
  LATE: ['BILLS'],
  TAX_INVOICE: ['BILLS'],
  REFUND: ['REFUNDS'],
  CONFIRMATION: ['REFUNDS'],
}
