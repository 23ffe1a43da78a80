import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { Schema } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { TermsChoice } from '#src/features/terms/TermsChoice.tsx'
import { useTermsAgreement } from '#src/features/terms/use-terms-agreement.ts'
import type { Profiles } from '#src/machines/subscription-request/request-profiles.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { searchOf } from './order.ts'
import { PricedActions } from './PricedActions.tsx'
import { RequestFrame } from './RequestFrame.tsx'
import { shownQuote } from './shown-quote.ts'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

type Props = {
  terms: readonly Schema<'SubscriptionTerms'>[]
  /** The company's details from earlier subscriptions; undefined before they may be loaded. */
  profiles: PagePart<Profiles> | undefined
}

/** The step in which the terms of a subscription are accepted. */
export function TermsStep({ terms, profiles }: Props) {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, send } = useSubscriptionFlow()
  const { terms: given, problem, form } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const loadedProfiles = usePart(profiles)
  const catalogue = useCatalogue()
  const agreement = useTermsAgreement({
    terms,
    given,
    isOutdated: problem?.is('terms.outdated') ?? false,
    onTick: (ticked) => !isBusy && send({ type: 'terms.ticked', terms: ticked }),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (agreement.settle()) send({ type: 'terms.submitted' })
  }
  return (
    <RequestFrame step="terms" profiles={loadedProfiles}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <ScreenHead title={t('terms.title')} lead={t('terms.lead')} />
          <ProblemNotice problem={problem} />
          {profiles && <Part of={profiles} name={t('terms.profiles')} />}
          <TermsChoice
            terms={terms}
            agreement={agreement}
            allHint={t('terms.allHint')}
            missing={() => t('terms.missing')}
          />
        </Stack>
        <PricedActions price={shownQuote(catalogue, form.serviceInfo)}>
          <ButtonLink asChild variant="outline" size="lg">
            <Link to="/subscription" search={searchOf(form.serviceInfo)}>
              {t('previous')}
            </Link>
          </ButtonLink>
          <Button type="submit" size="lg" loading={isBusy}>
            {t('terms.submit')}
          </Button>
        </PricedActions>
      </form>
    </RequestFrame>
  )
}
