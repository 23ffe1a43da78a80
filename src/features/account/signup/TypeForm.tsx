import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import type { AccountType, OpenStep, SignupProgress } from '#src/machines/signup/signup-context.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

const accountTypes: readonly AccountType[] = ['INDIVIDUAL', 'BUSINESS']

/** The type of the new account, and the way to resume a sign-up. */
export function TypeForm() {
  const { t } = useSignupTexts()
  const { snapshot, send } = useSignup()
  const { form, progress, problem } = snapshot.context
  const [chosen, setChosen] = useState<AccountType | null>(null)
  const [tried, setTried] = useState(false)
  const accountType = chosen ?? form.accountType ?? null
  const goOn = goOnStep(progress)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (accountType) send({ type: 'accountType.chosen', accountType })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{t('type.title')}</ScreenTitle>
          <Text tone="muted">{t('type.lead')}</Text>
        </Stack>
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
          value={accountType}
          onValueChange={setChosen}
          error={tried && accountType === null && t('type.missing')}
        />
        <Text size="sm" tone="muted">
          {t('type.haveAccount')}{' '}
          <TextLink asChild>
            <Link to="/auth/login" search={(search) => search}>
              {t('type.login')}
            </Link>
          </TextLink>
        </Text>
      </Stack>
      <BottomActions>
        <Button type="submit" size="lg">
          {t('next')}
        </Button>
      </BottomActions>
    </form>
  )
}

/** The step at which a sign-up continues. */
function goOnStep({ step, accountType }: SignupProgress): OpenStep | undefined {
  if (step === 'TERMS') return undefined
  if (step === 'BASIC') return accountType === 'BUSINESS' ? 'basic' : 'identity'
  return ({ IDENTITY: 'identity', ID: 'id', PASSWORD: 'password' } as const)[step]
}
