import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { isBusinessNumber } from '#domain/korean/business-number.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { lettersIn } from '#domain/letters.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

// As the server takes them. Pasted Hangul may come in its letters, three of which are a syllable.
const LONGEST_TEXT = 60

/** The company of a business account. */
export function CompanyForm() {
  const { t } = useSignupTexts()
  const { snapshot, send } = useSignup()
  const {
    form: { companyName, rnno, deptName },
    problem,
  } = snapshot.context
  const [tried, setTried] = useState(false)
  const companyField = useRef<HTMLInputElement>(null)
  const numberField = useRef<HTMLInputElement>(null)
  const deptField = useRef<HTMLInputElement>(null)
  const isBusy = snapshot.hasTag('busy')
  const tooLong = (text: string) =>
    lettersIn(text) > LONGEST_TEXT ? t('basic.tooLong', { most: LONGEST_TEXT }) : undefined
  const companyError = isBlank(companyName) ? t('basic.companyMissing') : tooLong(companyName)
  const deptError = tooLong(deptName)
  const numberError = isBlank(rnno)
    ? t('basic.rnnoMissing')
    : isBusinessNumber(digitsOf(rnno))
      ? undefined
      : t('basic.rnnoWrong')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (companyError) return companyField.current?.focus()
    if (numberError) return numberField.current?.focus()
    if (deptError) return deptField.current?.focus()
    send({ type: 'company.submitted' })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{t('basic.title')}</ScreenTitle>
          <Text tone="muted">{t('basic.lead')}</Text>
        </Stack>
        <TextField
          ref={companyField}
          label={t('basic.company')}
          name="organization"
          autoComplete="organization"
          maxLength={3 * LONGEST_TEXT}
          value={companyName}
          readOnly={isBusy}
          onChange={({ target }) => send({ type: 'company.changed', companyName: target.value })}
          error={tried && companyError}
        />
        <TextField
          ref={numberField}
          label={t('basic.rnno')}
          hint={t('basic.rnnoHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={rnno}
          readOnly={isBusy}
          onChange={({ target }) => send({ type: 'company.changed', rnno: target.value })}
          error={tried && numberError}
        />
        <TextField
          ref={deptField}
          label={t('basic.dept')}
          labelSuffix={t('basic.optional')}
          autoComplete="off"
          maxLength={3 * LONGEST_TEXT}
          value={deptName}
          readOnly={isBusy}
          onChange={({ target }) => send({ type: 'company.changed', deptName: target.value })}
          error={tried && deptError}
        />
        <ProblemNotice problem={problem} />
      </Stack>
      <BottomActions>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: 'step.requested', step: 'identity' })}
        >
          {t('previous')}
        </Button>
        <Button type="submit" size="lg" loading={isBusy}>
          {t('next')}
        </Button>
      </BottomActions>
    </form>
  )
}
