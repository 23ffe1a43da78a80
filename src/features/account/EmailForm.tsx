import { type ReactNode, useId } from 'react'
import type { Problem } from '#contract/problem.ts'
import { isEmail } from '#domain/email.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { MailField } from '#src/forms/MailField.tsx'
import { StepForm } from '#src/forms/StepForm.tsx'
import { useForm } from '#src/forms/use-form.ts'
import { useAccountTexts } from './texts.ts'
import { WaitNotice } from './WaitNotice.tsx'

type EmailFormProps = {
  title: string
  lead: ReactNode
  email: string
  problem: Problem | undefined
  isBusy: boolean
  /** The seconds until another code may be sent to this address. */
  waitSeconds: number
  onChange: (email: string) => void
  onSubmit: () => void
  onPrevious?: () => void
  /** Links to other pages. */
  children?: ReactNode
}

/** A form for the mail address to which a code is sent. */
export function EmailForm({
  title,
  lead,
  email,
  problem,
  isBusy,
  waitSeconds,
  onChange,
  onSubmit,
  onPrevious,
  children,
}: EmailFormProps) {
  const { t } = useAccountTexts()
  const waitId = useId()
  const mustWait = waitSeconds > 0
  const form = useForm({
    fields: { email },
    mistakes: (typed) => ({
      email: isBlank(typed.email) ? t('email.missing') : !isEmail(typed.email) && t('email.wrong'),
    }),
    busy: isBusy,
    onChange: (changes) => onChange(changes.email ?? ''),
    onSubmit,
  })
  return (
    <StepForm
      form={form}
      title={title}
      lead={lead}
      problem={
        <>
          <WaitNotice id={waitId} problem={problem} seconds={mustWait ? waitSeconds : undefined} />
          {children}
        </>
      }
      previous={onPrevious && { label: t('previous'), onClick: onPrevious }}
      submit={t('email.submit')}
      button={mustWait ? { 'aria-disabled': true, 'aria-describedby': waitId } : undefined}
    >
      <MailField label={t('email.label')} name="email" autoComplete="username" {...form.field('email')} />
    </StepForm>
  )
}
