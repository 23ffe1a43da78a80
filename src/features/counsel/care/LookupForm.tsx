import { Stack } from '@chakra-ui/react'
import { formatDuration } from '#domain/dates.ts'
import { isEmail } from '#domain/email.ts'
import { readReferenceNo } from '#domain/reference-number.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { MailField } from '#src/forms/MailField.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { useForm } from '#src/forms/use-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useCounselTexts } from '../texts.ts'
import type { CareFlow } from './care-flow.ts'

/** The form that finds a reservation by the reservation number and the visitor's mail address. */
export function LookupForm({ snapshot, send }: CareFlow) {
  const { t } = useCounselTexts()
  const { problem, pauseSecondsLeft, ...last } = snapshot.context
  const form = useForm({
    fields: { counselNo: last.counselNo, email: last.email },
    mistakes: ({ counselNo, email }) => ({
      counselNo: isBlank(counselNo)
        ? t('error.numberMissing')
        : !readReferenceNo('C', counselNo) && t('error.numberWrong'),
      email: isBlank(email) ? t('error.emailMissing') : !isEmail(email) && t('error.emailWrong'),
    }),
    busy: snapshot.hasTag('busy'),
    onSubmit: (typed) => send({ type: 'lookup.requested', ...typed }),
  })
  useDirtyForm(form.isTyped, { worthAQuestion: false })
  return (
    <form {...form.element}>
      <Stack gap="5">
        <TextField
          label={t('field.counselNo')}
          hint={t('care.lookup.numberHint')}
          name="counselNo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...form.field('counselNo')}
        />
        <MailField
          label={t('field.email')}
          hint={t('care.lookup.emailHint')}
          name="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <ProblemNotice problem={problem}>
          {pauseSecondsLeft > 0 && (
            <Text numeric>{t('care.lookup.pausedFor', { duration: formatDuration(pauseSecondsLeft) })}</Text>
          )}
        </ProblemNotice>
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={form.busy}
          aria-disabled={snapshot.matches('paused') || undefined}
        >
          {t('care.lookup.submit')}
        </Button>
      </Stack>
    </form>
  )
}
