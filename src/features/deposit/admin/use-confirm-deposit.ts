import type { Schema } from '#contract/operation.ts'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { wonText } from './deposit-text.ts'
import { useDepositTexts } from './texts.ts'

type Deposit = Pick<Schema<'DepositListItem'>, 'depositId' | 'version' | 'leftAmount'>

const confirmMachine = submissionMachine('confirmDeposit')

/**
 * Returns a function that asks to confirm that deposits paid a bill, and then sends this match. The first of the
 * deposits is the one on the screen.
 */
export function useConfirmDeposit() {
  const { t } = useDepositTexts()
  const { problem, busy, submit } = useOperation(confirmMachine, {
    done: () => t('ask.done'),
    outdated: ['deposit.changed', 'bill.changed', 'bill.charging', 'bill.unpayable'],
  })
  function confirm(deposits: readonly [Deposit, ...Deposit[]], bill: Schema<'DepositBill'>) {
    const [{ depositId, version }, ...others] = deposits
    const { billId, billNo, companyName, totalAmount } = bill
    const difference = deposits.reduce((sum, { leftAmount }) => sum + leftAmount, 0) - totalAmount
    submit(
      {
        depositId,
        version,
        others: others.map((other) => ({ depositId: other.depositId, version: other.version })),
        billId,
        billVersion: bill.version,
      },
      {
        header: t('ask.title'),
        message: [
          t('ask.text', { number: billNo, company: companyName, amount: wonText(totalAmount) }),
          difference > 0 && t('ask.rest', { amount: wonText(difference) }),
        ]
          .filter(Boolean)
          .join('\n'),
        acceptLabel: t('ask.accept'),
        rejectLabel: t('ask.stay'),
      },
    )
  }
  return { problem, busy, confirm }
}
