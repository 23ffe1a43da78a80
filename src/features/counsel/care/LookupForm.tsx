import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { formatDuration } from '#domain/dates.ts'
import { isEmail } from '#domain/email.ts'
import { readReferenceNo } from '#domain/reference-number.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useCounselTexts } from '../texts.ts'
import type { CareFlow } from './care-flow.ts'

/** Number and mail address of a reservation. */
export function LookupForm({ snapshot, send }: CareFlow) {
  const { t } = useCounselTexts()
  const { problem, pauseSecondsLeft, ...last } = snapshot.context
  const [counselNo, setCounselNo] = useState(last.counselNo)
  const [email, setEmail] = useState(last.email)
  const [tried, setTried] = useState(false)
  const numberField = useRef<HTMLInputElement>(null)
  const emailField = useRef<HTMLInputElement>(null)
  useDirtyForm(counselNo !== last.counselNo || email !== last.email, { worthAQuestion: false })
  const numberError = isBlank(counselNo)
    ? t('error.numberMissing')
    : readReferenceNo('C', counselNo)
      ? undefined
      : t('error.numberWrong')
  const emailError = isBlank(email)
    ? t('error.emailMissing')
    : isEmail(email)
      ? undefined
      : t('error.emailWrong')

  const lookUp = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (numberError) return numberField.current?.focus()
    if (emailError) return emailField.current?.focus()
    send({ type: 'lookup.requested', counselNo, email })
  }
  return (
    <form onSubmit={lookUp} noValidate>
      <Stack gap="5">
        <TextField
          ref={numberField}
          label={t('field.counselNo')}
          hint={t('care.lookup.numberHint')}
          name="counselNo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={counselNo}
          onChange={(event) => setCounselNo(event.target.value)}
          error={tried && numberError}
        />
        <TextField
          ref={emailField}
          label={t('field.email')}
          hint={t('care.lookup.emailHint')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={tried && emailError}
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
          loading={snapshot.hasTag('busy')}
          aria-disabled={snapshot.matches('paused') || undefined}
        >
          {t('care.lookup.submit')}
        </Button>
      </Stack>
    </form>
  )
}
