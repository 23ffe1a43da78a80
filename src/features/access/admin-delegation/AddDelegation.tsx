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
import { useApprovalTexts } from '../approval-texts.ts'

const addMachine = submissionMachine('addAdminDelegation')
const fields = { holderEmail: '', delegateEmail: '', startDate: '', endDate: '' }

/** Adds a delegation from an absent colleague to another colleague; both are notified. */
export function AddDelegation({ onClose }: { onClose: () => void }) {
  const { t } = useApprovalTexts()
  const today = todayOf(portalClock.now())
  const form = useOperationForm(addMachine, {
    fields,
    mistakes: ({ holderEmail, delegateEmail, startDate, endDate }) => ({
      holderEmail: isBlank(holderEmail) && t('delegation.holderMissing'),
      delegateEmail: isBlank(delegateEmail) && t('delegation.delegateMissing'),
      startDate: !isDelegationTerm(startDate, endDate, today) && t('delegation.datesWrong'),
    }),
    input: ({ holderEmail, delegateEmail, ...dates }, idempotencyKey) => ({
      ...dates,
      idempotencyKey,
      holderEmail: typedText(holderEmail),
      delegateEmail: typedText(delegateEmail),
    }),
    done: () => t('delegation.added'),
    onDone: onClose,
    draft: {
      name: 'delegation-for-a-colleague',
      stored: [],
      remembered: ['holderEmail', 'delegateEmail', 'startDate', 'endDate'],
    },
  })
  return (
    <DialogForm
      form={form}
      title={t('delegation.addTitle')}
      lead={t('delegation.addLead')}
      submit={t('delegation.addSubmit')}
      cancel={t('delegation.leave')}
      onClose={onClose}
    >
      <MailField
        label={t('delegation.holder')}
        hint={t('delegation.holderHint')}
        {...form.field('holderEmail')}
      />
      <MailField
        label={t('delegation.delegate')}
        hint={t('delegation.delegateHint')}
        {...form.field('delegateEmail')}
      />
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
