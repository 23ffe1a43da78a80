import { useId } from 'react'
import { isMobile } from '#domain/korean/phone.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { MAX_TYPED_NAME, nameError } from '#src/forms/name-error.ts'
import { usePersonNameTexts } from '#src/forms/person-name-texts.ts'
import { StepForm } from '#src/forms/StepForm.tsx'
import { useForm } from '#src/forms/use-form.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { WaitNotice } from '../WaitNotice.tsx'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

/** The form for the name and the mobile number. A code is sent to this number. */
export function IdentityForm() {
  const { t } = useSignupTexts()
  const { t: ofName } = usePersonNameTexts()
  const { snapshot, send } = useSignup()
  const {
    form: { name, phoneNumber },
    phone,
    problem,
  } = snapshot.context
  const waitId = useId()
  const isBusy = snapshot.hasTag('busy')
  const mustWait = !isBusy && !snapshot.can({ type: 'code.requested' })
  const form = useForm({
    fields: { name, phoneNumber },
    mistakes: (typed) => ({
      name: nameError(ofName, typed.name),
      phoneNumber: isBlank(typed.phoneNumber)
        ? t('identity.phoneMissing')
        : !isMobile(typed.phoneNumber) && t('identity.phoneWrong'),
    }),
    busy: isBusy,
    onChange: (changes) => send({ type: 'identity.changed', ...changes }),
    onSubmit: () => send({ type: 'code.requested' }),
  })
  return (
    <StepForm
      form={form}
      title={t('identity.title')}
      lead={t('identity.lead')}
      problem={
        <WaitNotice id={waitId} problem={problem} seconds={mustWait ? phone.resendSecondsLeft : undefined} />
      }
      previous={{
        label: t('previous'),
        onClick: () => send({ type: 'step.requested', step: 'terms' }),
      }}
      submit={t('identity.submit')}
      button={mustWait ? { 'aria-disabled': true, 'aria-describedby': waitId } : undefined}
    >
      <TextField
        label={t('identity.name')}
        name="name"
        autoComplete="name"
        maxLength={MAX_TYPED_NAME}
        {...form.field('name')}
      />
      <TextField
        label={t('identity.phone')}
        hint={t('identity.phoneHint')}
        name="tel"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
        {...form.field('phoneNumber')}
      />
    </StepForm>
  )
}
