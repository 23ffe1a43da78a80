import { Stack } from '@chakra-ui/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { formatDuration } from '#domain/dates.ts'
import { isMobile } from '#domain/korean/phone.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { MAX_TYPED_NAME, nameError } from '#src/forms/name-error.ts'
import { usePersonNameTexts } from '#src/forms/person-name-texts.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useAccountTexts } from '../texts.ts'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

/** Name and mobile number, to which a code goes. */
export function IdentityForm() {
  const { t } = useSignupTexts()
  const { t: account } = useAccountTexts()
  const { t: ofName } = usePersonNameTexts()
  const { snapshot, send } = useSignup()
  const {
    form: { name, phoneNumber },
    phone,
    problem,
  } = snapshot.context
  const [tried, setTried] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const phoneField = useRef<HTMLInputElement>(null)
  const waitId = useId()
  const isBusy = snapshot.hasTag('busy')
  const mustWait = !isBusy && !snapshot.can({ type: 'code.requested' })
  const nameMistake = nameError(ofName, name)
  const phoneError = isBlank(phoneNumber)
    ? t('identity.phoneMissing')
    : isMobile(phoneNumber)
      ? undefined
      : t('identity.phoneWrong')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (nameMistake) return nameField.current?.focus()
    if (phoneError) return phoneField.current?.focus()
    send({ type: 'code.requested' })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{t('identity.title')}</ScreenTitle>
          <Text tone="muted">{t('identity.lead')}</Text>
        </Stack>
        <TextField
          ref={nameField}
          label={t('identity.name')}
          name="name"
          autoComplete="name"
          maxLength={MAX_TYPED_NAME}
          value={name}
          readOnly={isBusy}
          onChange={({ target }) => send({ type: 'identity.changed', name: target.value })}
          error={tried && nameMistake}
        />
        <TextField
          ref={phoneField}
          label={t('identity.phone')}
          hint={t('identity.phoneHint')}
          name="tel"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={40}
          value={phoneNumber}
          readOnly={isBusy}
          onChange={({ target }) => send({ type: 'identity.changed', phoneNumber: target.value })}
          error={tried && phoneError}
        />
        <ProblemNotice problem={problem}>
          {mustWait && (
            <Text as="p" id={waitId} numeric>
              {account('waitFor', { duration: formatDuration(phone.resendSecondsLeft) })}
            </Text>
          )}
        </ProblemNotice>
        {!problem && mustWait && (
          <Text id={waitId} size="sm" tone="muted" numeric>
            {account('waitFor', { duration: formatDuration(phone.resendSecondsLeft) })}
          </Text>
        )}
      </Stack>
      <BottomActions>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: 'step.requested', step: 'terms' })}
        >
          {t('previous')}
        </Button>
        <Button
          type="submit"
          size="lg"
          loading={isBusy}
          aria-disabled={mustWait || undefined}
          aria-describedby={mustWait ? waitId : undefined}
        >
          {t('identity.submit')}
        </Button>
      </BottomActions>
    </form>
  )
}
