import { useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { DAYS_DIGITS, daysTyped } from './days-typed.ts'
import { useAppAdminTexts } from './texts.ts'
import { AppDescriptionFields, NEW_WORDS, useAppWords } from './WordsFields.tsx'

const MAX_DAYS = 365
const USUAL_DAYS = '90'
const createMachine = submissionMachine('createApp')

/** Adds an app of a company, or of the operator, and then opens its settings. */
export function CreateApp({ owner, onClose }: { owner: Schema<'AppOwner'>; onClose: () => void }) {
  const { t } = useAppAdminTexts()
  const { sentOf, mistakes, residentFree } = useAppWords()
  const navigate = useNavigate()
  const form = useOperationForm(createMachine, {
    fields: { ...NEW_WORDS, days: USUAL_DAYS },
    residentFree,
    mistakes: ({ days, ...words }) => ({
      ...mistakes(words),
      days: (Number(days) < 1 || Number(days) > MAX_DAYS) && t('policy.longestWrong', { most: MAX_DAYS }),
    }),
    input: ({ days, ...words }, idempotencyKey) => ({
      idempotencyKey,
      owner,
      longestTermDays: Number(days),
      ...sentOf(words),
    }),
    done: () => t('words.added'),
    onDone: ({ appId }) =>
      // Back must not lead to the form of an app that exists.
      void navigate({ to: '/admin/apps/detail', search: { appId, owner }, replace: true }),
    reload: false,
    draft: {
      name: `app-${owner}`,
      stored: [],
      remembered: ['name', 'category', 'description', 'icon', 'days'],
    },
  })
  return (
    <DialogForm
      form={form}
      title={t('words.addTitle')}
      lead={t(owner === 'OPERATOR' ? 'words.addOffered' : 'words.addLead')}
      submit={t('words.addSubmit')}
      cancel={t('leave')}
      onClose={onClose}
    >
      <AppDescriptionFields form={form} />
      <TextField
        label={t('policy.longest')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={DAYS_DIGITS}
        rightSlot={t('policy.daysUnit')}
        {...form.field('days', daysTyped)}
      />
    </DialogForm>
  )
}
