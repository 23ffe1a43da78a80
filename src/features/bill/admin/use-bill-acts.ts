import type { Schema } from '#contract/operation.ts'
import { useRowActs } from '#src/lists/use-row-acts.ts'
import { rowActsMachine } from '#src/machines/row-acts/row-acts.machine.ts'
import { useBillAdminTexts } from './texts.ts'

type Row = Schema<'AdminBillListItem'>

const handleMachine = rowActsMachine('handleAdminBill')
export const idOf = ({ billId }: Row) => billId
/** Returns the text that identifies a bill in the results of an action on several bills. */
export const nameOf = ({ billNo, companyName }: Row) => `${billNo} ${companyName}`

/** Returns the staff's actions on the selected bills, with the result of each. */
export function useBillActs() {
  const { t } = useBillAdminTexts()
  return useRowActs(handleMachine, {
    idOf,
    nameOf,
    failureOf: ({ failure, billState, chargingYn }: Schema<'Bill'>) => {
      if (billState === 'PAID') return undefined
      return chargingYn === 'Y' ? t('handle.charging') : failure === null ? undefined : t('handle.failed')
    },
  })
}
