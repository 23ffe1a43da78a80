import type { Output } from '#contract/operation.ts'
import { focusScreenTitle } from '#src/components/shell/use-screen-change.ts'
import { type OperationMachine, useOperation } from '#src/forms/use-operation.ts'
import { staffOutdated } from './staff-outdated.ts'

type StaffChange = 'takeBackStaffInvitation' | 'endStaff'

/** One change of the staff. The screen reloads after it, and if a colleague has changed it first. */
export const useStaffChange = <Id extends StaffChange>(
  machine: OperationMachine<Id>,
  { done, onDone = () => {} }: { done: (output: Output<Id>) => string; onDone?: () => unknown },
) =>
  useOperation(machine, { done, onDone: () => void onDone(), onLoaded: keepFocus, outdated: staffOutdated })

/** The changed row may be removed, and with it the element that had the focus. */
function keepFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusScreenTitle()
}
