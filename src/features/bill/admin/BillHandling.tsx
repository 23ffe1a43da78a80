import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { Input, Schema } from '#contract/operation.ts'
import { isRefundOpen } from '#domain/bill/refund.machine.ts'
import { isAllowedIn } from '#domain/bill/states.ts'
import { formatMoney } from '#domain/money.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { MoreActs } from '#src/components/screen/MoreActs.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CreditDialog } from './CreditDialog.tsx'
import { creditsOn } from './credits-on.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { useBillAdminTexts } from './texts.ts'
import { VoidDialog } from './VoidDialog.tsx'

type Dialog = 'refund' | 'credit' | 'void'
type Action = Exclude<Input<'handleAdminBill'>['action'], 'MARK_INVOICED'>

const handleMachine = submissionMachine('handleAdminBill')
const dialogsByName = { refund: RefundDialog, credit: CreditDialog, void: VoidDialog }

const Row = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    gridColumn: '1 / -1',
    '& > button': { flex: { base: '1 1 auto', lg: 'none' } },
  },
})

/**
 * Returns the staff's actions for a bill: the buttons in the header of the bill's screen, and the notice below them.
 */
export function useBillHandling(bill: Schema<'Bill'>): { actions: ReactNode; notice: ReactNode } {
  const { t } = useBillAdminTexts()
  const [opened, setOpened] = useState<Dialog>()
  const { billId, billNo, version } = bill
  const { problem, busy, submit } = useOperation(handleMachine, {
    done: (output) => {
      const hasFailed = output.failure !== null && output.billState !== 'PAID'
      const message =
        output.chargingYn === 'Y' ? t('handle.charging') : t(hasFailed ? 'handle.failed' : 'handle.done')
      return { message, severity: hasFailed ? 'danger' : 'success' }
    },
    outdated: ['bill.changed', 'bill.charging'],
  })
  const actions = actionsOf(bill)
  const dialogs = dialogsOf(bill)
  if (actions.length + dialogs.length === 0) return { actions: null, notice: null }
  if (bill.ownYn === 'Y') return { actions: null, notice: <Notice>{t('handle.own')}</Notice> }

  const handle = (action: Action) => {
    const question = {
      header: t(`handle.${action}`),
      message: t(`handle.ask${action}`, {
        number: billNo,
        amount: formatMoney(amountOf(action, bill), bill.currency),
      }),
      acceptLabel: t(`handle.${action}`),
      rejectLabel: t('handle.stay'),
      isFinal: true,
    }
    submit({ billId, version, action, taxInvoiceNo: null }, question)
  }
  const rareDialogs = dialogs.filter((name) => name !== 'refund')
  const OpenedDialog = opened && dialogsByName[opened]
  const buttonStyle = { size: 'sm', minHeight: 'touch', disabled: busy } as const
  return {
    actions: (
      <Row>
        {actions.map((action, index) => (
          <Button
            key={action}
            {...buttonStyle}
            variant={index === 0 ? 'solid' : 'outline'}
            onClick={() => handle(action)}
          >
            {t(`handle.${action}`)}
          </Button>
        ))}
        {dialogs.includes('refund') && (
          <Button {...buttonStyle} variant="soft" onClick={() => setOpened('refund')}>
            {t('refund.title')}
          </Button>
        )}
        {rareDialogs.length > 0 && (
          <MoreActs>
            {rareDialogs.map((name) => (
              <Button
                key={name}
                {...buttonStyle}
                variant="ghost"
                aria-haspopup="dialog"
                onClick={() => setOpened(name)}
              >
                {t(`${name}.open`)}
              </Button>
            ))}
          </MoreActs>
        )}
        {OpenedDialog && <OpenedDialog bill={bill} onClose={() => setOpened(undefined)} />}
      </Row>
    ),
    notice: (
      <>
        <ProblemNotice problem={problem} />
        {bill.creditAmount > 0 && (
          <Text tone="muted">
            {t('credit.left', { amount: formatMoney(bill.creditAmount, bill.currency) })}
          </Text>
        )}
      </>
    ),
  }
}

/**
 * Returns the amount that an action settles. A payout is never more than the refundable amount, which is what the
 * company has paid.
 */
const amountOf = (action: Action, { totalAmount, refundableAmount }: Schema<'Bill'>): number =>
  action === 'MARK_REFUNDED' ? refundableAmount : Math.abs(totalAmount)

const actionsOf = ({ billState, chargingYn, payYn, refundableAmount }: Schema<'Bill'>): Action[] => [
  // While the result of a charge is unknown the bill cannot be marked as paid, since the charge may still succeed.
  ...(isAllowedIn('markPaid', billState) && chargingYn === 'N' ? ['MARK_PAID' as const] : []),
  ...(payYn === 'Y' ? ['CHARGE' as const] : []),
  ...(isAllowedIn('markRefunded', billState) && refundableAmount > 0 ? ['MARK_REFUNDED' as const] : []),
]

/** Whether a refund can be started. For a bill of credit the staff record the payout instead. */
const isRefundable = ({ billState, refundableAmount, refunds }: Schema<'Bill'>) =>
  billState === 'PAID' && refundableAmount > 0 && !refunds.some(isRefundOpen)

const dialogsOf = (bill: Schema<'Bill'>): Dialog[] => [
  ...(isRefundable(bill) ? ['refund' as const] : []),
  ...(creditsOn(bill).length > 0 ? ['credit' as const] : []),
  // While the result of a charge is unknown the bill cannot be cancelled, since the charge may still succeed.
  ...(isAllowedIn('voidBill', bill.billState) && bill.chargingYn === 'N' ? ['void' as const] : []),
]
