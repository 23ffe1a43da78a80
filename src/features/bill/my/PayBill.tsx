import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ManagersLink } from '#src/features/subscription/ManagersLink.tsx'
import { closedToOthers } from '#src/features/subscription/managers-only.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ByWidth } from '#src/ui/ByWidth.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { CopyIcon } from '#src/ui/icons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { isPaidElsewhere, methodText, payeeText } from '../bill-text.ts'
import { useBillTexts } from '../texts.ts'
import { usePay } from './use-pay.ts'

/**
 * The action for an unpaid bill: a payment, a note that a charge is in progress, or the instructions for a transfer.
 * Renders a note for a bill without an amount due, and nothing for a paid bill. On phones `PayBar` has the button.
 */
export function PayBill({ bill }: { bill: Schema<'Bill'> }) {
  const { t } = useBillTexts()
  const { billState, billKind, chargingYn, payee } = bill
  if (billState === 'CREDIT')
    return <Notice status="info">{t(billKind === 'FINAL' ? 'detail.creditOfEnd' : 'detail.credit')}</Notice>
  if (billState === 'CARRIED') return <Notice status="info">{t('detail.carried')}</Notice>
  if (billState === 'VOID') return <Notice status="info">{t('detail.void')}</Notice>
  if (billState === 'PAID' || billState === 'REFUNDED') return null
  if (chargingYn === 'Y') return <Notice status="info">{t('detail.charging')}</Notice>
  if (isPaidElsewhere(bill)) {
    const isLate = billState === 'LATE'
    const textKey = payee ? (isLate ? 'giroLate' : 'giro') : 'noPayee'
    return (
      <Notice status={isLate ? 'warning' : 'info'}>
        <Stack gap="3" align="flex-start">
          <p>{t(`detail.${textKey}`, { date: formatDate(bill.dueDate) })}</p>
          {payee && (
            <>
              <strong>{payeeText(payee)}</strong>
              <Button
                variant="outline"
                size="sm"
                minHeight="touch"
                startIcon={<CopyIcon />}
                onClick={() => void copyText(payee.accountNumber, t('detail.copied'), t('detail.copyFailed'))}
              >
                {t('detail.copy')}
              </Button>
            </>
          )}
        </Stack>
      </Notice>
    )
  }
  return <PayNow bill={bill} />
}

/** The failure of the last try, the payment with the registered method, and the change of that method. */
function PayNow({ bill }: { bill: Schema<'Bill'> }) {
  const { t } = useBillTexts()
  const mayManage = useMayManage()
  const { problem, busy, pay, label } = usePay(bill)
  const { failure, subscriptionId, billId } = bill
  const method = methodText(t, bill)
  const amount = formatMoney(bill.totalAmount, bill.currency)
  return (
    <Stack gap="4">
      {failure && (
        <Notice
          status="danger"
          action={
            <ButtonLink asChild variant="outline" size="sm" minHeight="touch">
              <Link to="/inquiry/write" search={{ about: 'BILL', aboutId: billId }}>
                {t('detail.ask')}
              </Link>
            </ButtonLink>
          }
        >
          {t(`failure.${failure}`)}
        </Notice>
      )}
      <Text>{t('detail.payLead', { method, amount })}</Text>
      <chakra.div display="flex" flexWrap="wrap" gap="3" _empty={{ display: 'none' }}>
        <ByWidth
          narrow={() => null}
          wide={() => (
            <>
              {mayManage && problem && (
                <chakra.div flex="1 0 100%">
                  <ProblemNotice problem={problem} />
                </chakra.div>
              )}
              <Button loading={busy} onClick={pay} {...(!mayManage && closedToOthers)}>
                {label}
              </Button>
            </>
          )}
        />
        {failure && (
          <ManagersLink variant="outline">
            <Link to="/my/subscription/edit" search={{ subscriptionId }}>
              {t('detail.changePayment')}
            </Link>
          </ManagersLink>
        )}
      </chakra.div>
    </Stack>
  )
}
