import type { Output } from '#contract/operation.ts'
import { focusScreenTitle } from '#src/components/shell/use-screen-change.ts'
import { type OperationMachine, useOperation } from '#src/forms/use-operation.ts'
import { staffOutdated } from './staff-outdated.ts'

type StaffChange = 'takeBackStaffInvitation' | 'endStaff'

/**
 * Returns the operation for a change of the staff. It reloads the screen after the change, and after a refusal
 * because a colleague has changed the same data.
 */
export const useStaffChange = <Id extends StaffChange>(
  machine: OperationMachine<Id>,
  { done, onDone = () => {} }: { done: (output: Output<Id>) => string; onDone?: () => unknown },
) =>
  useOperation(machine, { done, onDone: () => void onDone(), onLoaded: keepFocus, outdated: staffOutdated })

/** If the changed row with the focused element is removed, moves the focus to the title of the screen. */
function keepFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusScreenTitle()
}
