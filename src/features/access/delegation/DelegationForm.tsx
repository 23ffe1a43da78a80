import { SimpleGrid } from '@chakra-ui/react'
import { isCalendarDate } from '#domain/dates.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { DateField } from '#src/forms/DateField.tsx'
import { MailField } from '#src/forms/MailField.tsx'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useAccessTexts } from '../texts.ts'

const setMachine = submissionMachine('setAccessDelegation')
const fields = { delegateEmail: '', startDate: '', endDate: '' }

/** Delegates a member's decisions to a colleague for some days. */
export function DelegationForm({ isSet }: { isSet: boolean }) {
  const { t } = useAccessTexts()
  const form = useOperationForm(setMachine, {
    fields,
    mistakes: ({ delegateEmail, startDate, endDate }) => ({
      delegateEmail: isBlank(delegateEmail) && t('delegation.emailMissing'),
      startDate:
        (!isCalendarDate(startDate) || !isCalendarDate(endDate) || endDate < startDate) &&
        t('delegation.datesWrong'),
    }),
    input: (typed) => ({ ...typed, delegateEmail: typedText(typed.delegateEmail) }),
    done: () => t('delegation.saved'),
  })
  return (
    <OperationForm form={form} maxWidth="form" submit={t(isSet ? 'delegation.change' : 'delegation.submit')}>
      <MailField label={t('delegation.email')} {...form.field('delegateEmail')} />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <DateField label={t('delegation.start')} {...form.field('startDate')} />
        <DateField label={t('delegation.end')} {...form.field('endDate')} />
      </SimpleGrid>
    </OperationForm>
  )
}
