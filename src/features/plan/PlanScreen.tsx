import { Opening } from '#src/features/site/Opening.tsx'
import { Questions } from '#src/features/site/Questions.tsx'
import { Section } from '#src/features/site/Section.tsx'
import { Container } from '#src/ui/Container.tsx'
import { PlanCards } from './PlanCards.tsx'
import { PlanComparison } from './PlanComparison.tsx'
import { PlanEstimate } from './PlanEstimate.tsx'
import { PlanSwitches } from './PlanSwitches.tsx'
import { choiceOf } from './plan-choice.ts'
import type { PlanSearch } from './plan-search.ts'
import { useServiceTexts } from './service-texts.ts'
import { usePlanTexts } from './texts.ts'

const questions = ['change', 'pay', 'refund'] as const

/** The price of each plan, and the total for a number of users. The address contains every choice. */
export function PlanScreen({ search }: { search: PlanSearch }) {
  const { t } = usePlanTexts()
  const { t: serviceText } = useServiceTexts()
  const choice = choiceOf(search)
  const service = serviceText(`${choice.service.code}.name`)
  return (
    <>
      <Opening title={t('title')} lead={t('lead')} />
      <Container pt="8">
        <PlanSwitches search={search} choice={choice} />
      </Container>
      <Section title={t('cards.title', { service })} lead={t('cards.same')}>
        <PlanCards search={search} choice={choice} />
      </Section>
      <Section title={t('estimate.title')} tone="panel">
        <PlanEstimate search={search} choice={choice} />
      </Section>
      <Section title={t('compare.title')}>
        <PlanComparison choice={choice} caption={t('compare.caption', { service })} />
      </Section>
      <Section title={t('questions.title')} tone="panel">
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
