import { Stack } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatPhone } from '#domain/korean/phone.ts'
import { containsResidentNumber } from '#domain/korean/resident-number.ts'
import { MailField } from '#src/forms/MailField.tsx'
import { MAX_TYPED_NAME, nameError } from '#src/forms/name-error.ts'
import { usePersonNameTexts } from '#src/forms/person-name-texts.ts'
import type { CounselForm } from '#src/machines/counsel-reservation/counsel-reservation-context.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { maxMemoLength } from '../counsel-text.ts'
import { HoldTime } from '../HoldTime.tsx'
import { useCounselTexts } from '../texts.ts'
import { Consent } from './Consent.tsx'
import { errorsOf, maxCompanyLength } from './details-errors.ts'
import type { ReservationFlow } from './flow.ts'

const methods = ['PHONE', 'VIDEO', 'VISIT'] as const

/** The step for the method of the counsel and the data of the visitor, while the slot is held. */
export function DetailsStep({ snapshot, send, known }: ReservationFlow & { known: boolean }) {
  const { t } = useCounselTexts()
  const { t: ofName } = usePersonNameTexts()
  const { form, hold, holdSecondsLeft } = snapshot.context
  const [tried, setTried] = useState(0)
  const [refused, setRefused] = useState<keyof CounselForm>()
  const formRef = useRef<HTMLFormElement>(null)
  const errors = errorsOf(form)
  const errorOf = (field: Exclude<keyof typeof errors, 'name'>) =>
    tried > 0 && errors[field] && t(`error.${errors[field]}`)

  // After the errors are rendered, the first invalid field receives the focus.
  useEffect(() => {
    const firstInvalid =
      tried > 0 ? formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]') : undefined
    ;(firstInvalid?.querySelector('input') ?? firstInvalid)?.focus()
  }, [tried])

  const change = (change: Partial<CounselForm>) => {
    const [field, value] = Object.entries(change)[0] as [keyof CounselForm, unknown]
    const isRefused = typeof value === 'string' && containsResidentNumber(value)
    setRefused(isRefused ? field : undefined)
    if (!isRefused) send({ type: 'form.changed', change })
  }
  const textOf = (
    field: 'name' | 'email' | 'phoneNumber' | 'companyName' | 'memo',
    error?: string | false,
  ) => ({
    label: t(`field.${field}`),
    name: field,
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
    error: refused === field ? t('error.residentNumber') : error,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.values(errors).some(Boolean)) setTried(tried + 1)
    else send({ type: 'form.completed' })
  }
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack gap="6">
        {hold && <HoldTime startAt={hold.startAt} secondsLeft={holdSecondsLeft} />}
        <RadioCards
          legend={t('field.counselMethod')}
          options={methods.map((value) => ({
            value,
            label: t(`method.${value}.name`),
            description: t(`method.${value}.how`),
          }))}
          value={form.counselMethod ?? null}
          onValueChange={(counselMethod) => change({ counselMethod })}
          error={errorOf('counselMethod')}
        />
        {known && (
          <Text size="sm" tone="muted">
            {t('reservation.details.known')}
          </Text>
        )}
        <TextField
          {...textOf('name', tried > 0 && nameError(ofName, form.name))}
          autoComplete="name"
          maxLength={MAX_TYPED_NAME}
        />
        <MailField
          {...textOf('email', errorOf('email'))}
          hint={t('reservation.details.emailHint')}
          autoComplete="email"
        />
        <TextField
          {...textOf('phoneNumber', errorOf('phoneNumber'))}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          onBlur={() => change({ phoneNumber: formatPhone(form.phoneNumber) })}
        />
        <TextField
          {...textOf('companyName')}
          labelSuffix={t('optional')}
          autoComplete="organization"
          maxLength={maxCompanyLength}
        />
        <TextArea
          {...textOf('memo')}
          labelSuffix={t('optional')}
          hint={t('reservation.details.memoHint')}
          maxLength={maxMemoLength}
          note={t('reservation.details.memoLength', { count: form.memo.length, most: maxMemoLength })}
        />
        <Consent
          agreed={form.privacyAgreed}
          error={errorOf('privacyAgreed')}
          onChange={(privacyAgreed) => change({ privacyAgreed })}
        />
      </Stack>
      <BottomActions>
        <Button variant="outline" onClick={() => send({ type: 'step.left' })}>
          {t('reservation.back')}
        </Button>
        <Button type="submit">{t('reservation.next')}</Button>
      </BottomActions>
    </form>
  )
}
