import { Link, useSearch } from '@tanstack/react-router'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { StepForm } from '#src/forms/StepForm.tsx'
import { useForm } from '#src/forms/use-form.ts'
import type { AccountType, OpenStep, SignupProgress } from '#src/machines/signup/signup-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { areaOfPath } from './destination.ts'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

const accountTypes: readonly AccountType[] = ['INDIVIDUAL', 'BUSINESS']

/** The choice of the account's type, and a button to resume an earlier sign-up. */
export function TypeForm() {
  const { t } = useSignupTexts()
  const { snapshot, send } = useSignup()
  const { returnTo } = useSearch({ from: '/auth/signup' })
  const { form: begun, progress, problem } = snapshot.context
  const goOn = continueStep(progress)
  const form = useForm<{ accountType: AccountType | null }>({
    fields: { accountType: begun.accountType ?? null },
    mistakes: ({ accountType }) => ({ accountType: accountType === null && t('type.missing') }),
    busy: false,
    onSubmit: ({ accountType }) => accountType && send({ type: 'accountType.chosen', accountType }),
  })
  return (
    <StepForm form={form} title={t('type.title')} lead={t('type.lead')} problem={null} submit={t('next')}>
      {returnTo !== undefined && <Text size="sm">{t(`type.before.${areaOfPath(returnTo)}`)}</Text>}
      <ProblemNotice problem={problem} />
      {goOn && !problem && (
        <Notice
          title={t('type.begun')}
          action={
            <Button
              variant="outline"
              size="sm"
              minHeight="touch"
              onClick={() => send({ type: 'step.requested', step: goOn })}
            >
              {t('type.goOn')}
            </Button>
          }
        >
          {t('type.begunText')}
        </Notice>
      )}
      <RadioCards
        legend={t('type.legend')}
        legendHidden
        options={accountTypes.map((value) => ({
          value,
          label: t(`type.${value}`),
          description: t(`type.${value}Text`),
        }))}
        {...form.choice('accountType')}
      />
      <Text size="sm" tone="muted">
        {t('type.haveAccount')}{' '}
        <TextLink asChild>
          <Link to="/auth/login" search={(search) => search}>
            {t('type.login')}
          </Link>
        </TextLink>
      </Text>
    </StepForm>
  )
}

/** Returns the step at which a sign-up continues. */
function continueStep({ step, accountType }: SignupProgress): OpenStep | undefined {
  if (step === 'TERMS') return undefined
  if (step === 'BASIC') return accountType === 'BUSINESS' ? 'basic' : 'identity'
  return ({ IDENTITY: 'identity', ID: 'id', PASSWORD: 'password' } as const)[step]
}
