import type { Schema } from '#contract/operation.ts'
import { useRowActs } from '#src/lists/use-row-acts.ts'
import { rowActsMachine } from '#src/machines/row-acts/row-acts.machine.ts'
import { useApprovalTexts } from '../approval-texts.ts'

type Row = Schema<'AdminAccessGrant'>

const machines = {
  revoke: rowActsMachine('revokeAccessGrant'),
  block: rowActsMachine('blockAccessGrant'),
  lift: rowActsMachine('liftAccessGrant'),
}
export const idOf = ({ grantId }: Row) => grantId

/** Returns the text that identifies a permission in a list of several: its app and its holder. */
export function useGrantName() {
  const { t } = useApprovalTexts()
  return ({ memberName: name, appName: app, levelName: level }: Row) => t('member.row', { name, app, level })
}

/** Returns the viewer's actions on the selected permissions, with the result of each. */
export function useGrantActs() {
  const nameOf = useGrantName()
  return {
    revoke: useRowActs(machines.revoke, { idOf, nameOf }),
    block: useRowActs(machines.block, { idOf, nameOf }),
    lift: useRowActs(machines.lift, { idOf, nameOf }),
  }
}
