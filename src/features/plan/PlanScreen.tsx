import { chakra } from '@chakra-ui/react'
import { type Plan, serviceOf } from '#domain/plan/catalogue.ts'
import { userLimitOf } from '#domain/plan/user-limit.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Questions } from '#src/features/site/Questions.tsx'
import { Section } from '#src/features/site/Section.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCatalogue } from './catalogue-context.ts'
import { NothingOnSale } from './NothingOnSale.tsx'
import { PlanCards } from './PlanCards.tsx'
import { PlanComparison } from './PlanComparison.tsx'
import { PlanEstimate } from './PlanEstimate.tsx'
import { PlanSwitches } from './PlanSwitches.tsx'
import { choiceOf } from './plan-choice.ts'
import type { PlanSearch } from './plan-search.ts'
import { usePlanTexts } from './texts.ts'

const questions = ['change', 'pay', 'refund'] as const

/** The price of each plan, and the total for a number of users. The address contains every choice. */
export function PlanScreen({ search }: { search: PlanSearch }) {
  const { t } = usePlanTexts()
  const chosenService = serviceOf(useCatalogue(), search.service)
  if (!chosenService) return <NothingOnSale title={t('title')} />
  const choice = choiceOf(chosenService, search)
  const { serviceName: service } = chosenService
  const { plans } = chosenService
  const contentsOf = (plan: Plan | undefined) => JSON.stringify(plan?.contents)
  const isSame = plans.length > 1 && plans.every((plan) => contentsOf(plan) === contentsOf(plans[0]))
  const differsInUsers = new Set(plans.map(userLimitOf)).size > 1
  return (
    <>
      <Container pt={{ base: '6', md: '10' }} pb={{ base: '8', md: '12' }}>
        <ScreenTitle fontSize={{ base: '3xl', md: '4xl' }} mb={{ base: '4', md: '6' }}>
          {t('title')}
        </ScreenTitle>
        <PlanSwitches search={search} choice={choice} />
        <chakra.section aria-labelledby="plans" mt={{ base: '4', md: '6' }}>
          <Heading level={2} srOnly id="plans">
            {t('cards.title', { service })}
          </Heading>
          <PlanCards search={search} choice={choice} same={isSame} />
          {isSame && differsInUsers && (
            <Text size="sm" tone="muted" mt="3">
              {t('cards.same')}
            </Text>
          )}
        </chakra.section>
        <PlanEstimate search={search} choice={choice} />
      </Container>
      <Section title={t('compare.title')} tone="panel">
        <PlanComparison choice={choice} same={isSame} caption={t('compare.caption', { service })} />
      </Section>
      <Section title={t('questions.title')}>
        <Questions
          items={questions.map((key) => ({
            key,
            title: t(`questions.${key}.title`),
            text: t(`questions.${key}.text`),
          }))}
        />
      </Section>
    </>
  )
}
