import { SimpleGrid } from '@chakra-ui/react'
import { isDelegationTerm } from '#domain/access/delegations.ts'
import { todayOf } from '#domain/access/terms.ts'
import { isCalendarDate } from '#domain/dates.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { DateField } from '#src/forms/DateField.tsx'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { MailField } from '#src/forms/MailField.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useAccessTexts } from '../texts.ts'

const setMachine = submissionMachine('setAccessDelegation')
const fields = { delegateEmail: '', startDate: '', endDate: '' }

/** Delegates a member's decisions to a colleague for some days. */
export function SetDelegation({ isSet, onClose }: { isSet: boolean; onClose: () => void }) {
  const { t } = useAccessTexts()
  const today = todayOf(portalClock.now())
  const form = useOperationForm(setMachine, {
    fields,
    mistakes: ({ delegateEmail, startDate, endDate }) => ({
      delegateEmail: isBlank(delegateEmail) && t('delegation.emailMissing'),
      startDate: !isDelegationTerm(startDate, endDate, today) && t('delegation.datesWrong'),
    }),
    input: (typed) => ({ ...typed, delegateEmail: typedText(typed.delegateEmail) }),
    done: () => t('delegation.saved'),
    onDone: onClose,
    draft: {
      name: 'delegation',
      stored: [],
      remembered: ['delegateEmail', 'startDate', 'endDate'],
    },
  })
  return (
    <DialogForm
      form={form}
      title={t('delegation.title')}
      lead={t('delegation.limits')}
      submit={t(isSet ? 'delegation.change' : 'delegation.submit')}
      cancel={t('delegation.leave')}
      onClose={onClose}
    >
      <MailField label={t('delegation.email')} {...form.field('delegateEmail')} />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <DateField label={t('delegation.start')} min={today} {...form.field('startDate')} />
        <DateField
          label={t('delegation.end')}
          min={isCalendarDate(form.values.startDate) ? form.values.startDate : today}
          {...form.field('endDate')}
        />
      </SimpleGrid>
    </DialogForm>
  )
}
