import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { depositStateAfter } from '#domain/deposit/states.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ObjectHead } from '#src/components/screen/ObjectHead.tsx'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { ObjectNavigation } from '#src/lists/ObjectNavigation.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { DepositCandidates } from './DepositCandidates.tsx'
import { DepositMatches } from './DepositMatches.tsx'
import { DepositStateBadge } from './DepositStateBadge.tsx'
import { momentText, wonText } from './deposit-text.ts'
import { SuggestedBill } from './SuggestedBill.tsx'
import { useDepositTexts } from './texts.ts'

const asideMachine = submissionMachine('setDepositAside')

/** One deposit, with the bills that it may have paid, and the bills that it paid. */
export function DepositDetail({
  deposit,
  search,
}: {
  deposit: Schema<'Deposit'>
  search: string | undefined
}) {
  const { t } = useDepositTexts()
  const { depositId, version, payer, depositState, amount, leftAmount, suggested } = deposit
  const asideYn = depositState === 'ASIDE' ? 'N' : 'Y'
  const mayAside =
    depositStateAfter(depositState, asideYn === 'Y' ? 'setAside' : 'takeUp', deposit) !== undefined
  const isOpen = depositStateAfter(depositState, 'confirm', deposit) !== undefined
  return (
    <Stack gap="5">
      <ObjectNavigation>
        <BackLink to="/admin/deposit">{t('back')}</BackLink>
      </ObjectNavigation>
      <ObjectHead
        lead={momentText(deposit)}
        title={payer || t('field.noPayer')}
        state={<DepositStateBadge state={depositState} />}
        facts={[
          { key: 'amount', term: t('field.amount'), value: wonText(amount) },
          { key: 'left', term: t('field.left'), value: wonText(leftAmount) },
        ]}
        actions={
          mayAside && (
            <OperationButton
              machine={asideMachine}
              input={{ depositId, version, asideYn }}
              variant="outline"
              done={() => t(asideYn === 'Y' ? 'aside.done' : 'aside.takenUp')}
              outdated={['deposit.changed']}
            >
              {t(asideYn === 'N' ? 'aside.takeUp' : depositState === 'PART' ? 'aside.rest' : 'aside.set')}
            </OperationButton>
          )
        }
      />
      {isOpen && suggested && <SuggestedBill deposit={deposit} bill={suggested} />}
      {isOpen && <DepositCandidates key={version} deposit={deposit} search={search} />}
      <DepositMatches deposit={deposit} />
    </Stack>
  )
}
