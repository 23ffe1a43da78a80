import { chakra } from '@chakra-ui/react'
import { MAX_RECEIVERS } from '#domain/bill/receivers.ts'
import { isEmail } from '#domain/email.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { closedToOthers } from '#src/features/subscription/managers-only.ts'
import { FormHead, OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { FoldedSummary } from '#src/ui/FoldedSummary.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useBillTexts } from '../texts.ts'

const receiversMachine = submissionMachine('setBillReceivers')
const addressesIn = (text: string) => text.split(/[\s,;]+/u).filter(Boolean)

/** The additional receivers of a subscription's bills, and a form to change them behind a button. */
export function BillReceivers({
  subscriptionId,
  receivers,
}: {
  subscriptionId: string
  receivers: string[]
}) {
  const { t } = useBillTexts()
  const mayManage = useMayManage()
  const mistakeIn = (addresses: string[]) => {
    const invalidAddress = addresses.find((address) => !isEmail(address))
    if (invalidAddress) return t('receivers.wrong', { email: invalidAddress })
    return addresses.length > MAX_RECEIVERS && t('receivers.tooMany')
  }
  const form = useOperationForm(receiversMachine, {
    fields: { text: receivers.join('\n') },
    mistakes: ({ text }) => ({ text: mistakeIn(addressesIn(text)) }),
    input: ({ text }) => ({ subscriptionId, receivers: addressesIn(text) }),
    done: () => t('receivers.saved'),
  })
  return (
    <Card aria-labelledby="receivers">
      <FormHead id="receivers" title={t('receivers.title')} lead={t('receivers.lead')} />
      {receivers.length > 0 && (
        <chakra.ul mt="3" listStyleType="none" overflowWrap="anywhere">
          {receivers.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </chakra.ul>
      )}
      <chakra.details mt="2">
        <FoldedSummary>{t('receivers.open')}</FoldedSummary>
        <OperationForm
          maxWidth="form"
          form={form}
          gap="4"
          submit={t('receivers.save')}
          button={{ variant: 'outline', ...(!mayManage && closedToOthers) }}
        >
          <TextArea
            label={t('receivers.label')}
            hint={t('receivers.hint')}
            rows={3}
            {...form.field('text')}
            readOnly={!mayManage || form.busy}
          />
        </OperationForm>
      </chakra.details>
    </Card>
  )
}
