import { Stack } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import type { Schema } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { TermsChoice } from '#src/features/terms/TermsChoice.tsx'
import { useTermsAgreement } from '#src/features/terms/use-terms-agreement.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

/** The agreement to the terms, a step of the sign-up. */
export function TermsForm({ terms }: { terms: readonly Schema<'Terms'>[] }) {
  const { t } = useSignupTexts()
  const { snapshot, send } = useSignup()
  const { form, problem } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const agreement = useTermsAgreement({
    terms,
    given: form.terms,
    isOutdated: problem?.is('terms.outdated') ?? false,
    onTick: (ticked) => !isBusy && send({ type: 'terms.ticked', terms: ticked }),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (agreement.settle()) send({ type: 'terms.submitted' })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <ScreenHead title={t('terms.title')} lead={t('terms.lead')} />
        <ProblemNotice problem={problem} />
        <TermsChoice
          terms={terms}
          agreement={agreement}
          allHint={t('terms.allHint')}
          missing={({ termsCode }) => t(termsCode === 'AGE14' ? 'terms.tooYoung' : 'terms.missing')}
        />
      </Stack>
      <BottomActions>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: 'step.requested', step: 'type' })}
        >
          {t('previous')}
        </Button>
        <Button type="submit" size="lg" loading={isBusy}>
          {t('terms.submit')}
        </Button>
      </BottomActions>
    </form>
  )
}
