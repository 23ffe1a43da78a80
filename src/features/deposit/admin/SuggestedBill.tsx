import type { Schema } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { wonText } from './deposit-text.ts'
import { useDepositTexts } from './texts.ts'
import { useConfirmDeposit } from './use-confirm-deposit.ts'

/** The one bill that a deposit fits by payer and amount, with the button that confirms it. */
export function SuggestedBill({
  deposit,
  bill,
}: {
  deposit: Schema<'Deposit'>
  bill: Schema<'DepositBill'>
}) {
  const { t } = useDepositTexts()
  const { problem, busy, confirm } = useConfirmDeposit()
  const { billNo, companyName, totalAmount, ownYn } = bill
  return (
    <>
      <Notice
        title={t('suggestion.title', { number: billNo })}
        {...(ownYn === 'N' && {
          action: (
            <Button size="sm" minHeight="touch" loading={busy} onClick={() => confirm([deposit], bill)}>
              {t('suggestion.confirm')}
            </Button>
          ),
        })}
      >
        {t(ownYn === 'Y' ? 'suggestion.own' : 'suggestion.text', {
          company: companyName,
          amount: wonText(totalAmount),
        })}
      </Notice>
      <ProblemNotice problem={problem} />
    </>
  )
}
