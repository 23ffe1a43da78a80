import type { Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { methodText } from '../bill-text.ts'
import { useBillTexts } from '../texts.ts'

const payMachine = submissionMachine('payBill')

/** Whether a member can pay a bill in the portal now. */
export const isPayableHere = ({
  billState,
  chargingYn,
  payYn,
}: Pick<Schema<'Bill'>, 'billState' | 'chargingYn' | 'payYn'>): boolean =>
  !['CREDIT', 'CARRIED', 'VOID', 'PAID', 'REFUNDED'].includes(billState) &&
  chargingYn === 'N' &&
  payYn === 'Y'

/** The payment of a bill after a question, with the label of its button. */
export function usePay(bill: Schema<'Bill'>) {
  const { t } = useBillTexts()
  const { problem, busy, submit } = useOperation(payMachine, {
    done: ({ billState, chargingYn }) => {
      if (billState === 'PAID') return t('detail.paid')
      return chargingYn === 'Y'
        ? { message: t('detail.payWaiting'), severity: 'secondary' }
        : { message: t('detail.payFailed'), severity: 'danger' }
    },
    outdated: ['bill.changed'],
  })
  const { billId, version, billNo, serviceName, planName } = bill
  const amount = formatMoney(bill.totalAmount, bill.currency)
  const label = t('detail.payAsk.accept', { amount })
  const pay = () =>
    submit(
      { billId, version },
      {
        header: t('detail.payAsk.title'),
        message: t('detail.payAsk.text', {
          name: `${serviceName} ${planName}`,
          number: billNo,
          amount,
          method: methodText(t, bill),
        }),
        acceptLabel: label,
        isFinal: true,
      },
    )
  return { problem, busy, pay, label }
}
