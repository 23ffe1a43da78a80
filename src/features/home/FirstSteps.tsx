import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { isAnyTriable } from '#domain/trial/suggestion.ts'
import { type FirstTask, useWordedTasks } from '#src/features/first-tasks/use-worded-tasks.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CalendarIcon } from '#src/ui/calendar-icon.tsx'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconTile } from '#src/ui/IconTile.tsx'
import { ShieldIcon } from '#src/ui/icons.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { KeyIcon, LayersIcon, UserIcon } from '#src/ui/shell-icons.tsx'
import { StageCard } from './LifeCard.tsx'
import { useMyTexts } from './texts.ts'

const keys = ['trial', 'subscribe', 'people', 'permission', 'mfa'] as const

/** Returns the first steps of a member, without the steps that are done or need another role. */
export function useFirstSteps(trials: Output<'listTrials'> | undefined): FirstTask[] {
  const isTriable = trials !== undefined && isAnyTriable(trials.list)
  return useWordedTasks(keys, isTriable).filter(({ done }) => done === false)
}

const stepIcons = {
  trial: CalendarIcon,
  subscribe: LayersIcon,
  people: UserIcon,
  permission: KeyIcon,
  mfa: ShieldIcon,
}

/** The first step for a new member, with the alternatives next to it. */
export function NewCard({ steps: [first, ...others] }: { steps: readonly FirstTask[] }) {
  const { t } = useMyTexts()
  if (!first) return null
  return (
    <StageCard
      title={first.key === 'trial' ? t('first.trial.lead') : first.title}
      isFigureLast
      lines={[first.text]}
      figure={others.length > 0 ? <NextStepLinks steps={others} /> : undefined}
      action={
        <>
          <ButtonLink asChild>
            <Link {...first.link}>{t(`first.${first.key}.action`)}</Link>
          </ButtonLink>
          <ButtonLink asChild variant="soft">
            <Link to="/service/plan">{t('life.plans')}</Link>
          </ButtonLink>
        </>
      }
    />
  )
}

const Way = chakra(RowLink, {
  base: { mx: '0', bg: 'bg.muted', minHeight: '16', _hover: { bg: 'brand.subtle' } },
})

/** The other first steps, as links. */
function NextStepLinks({ steps: open }: { steps: readonly FirstTask[] }) {
  const { t } = useMyTexts()
  return (
    <chakra.ul
      aria-label={t('first.title')}
      listStyleType="none"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
    >
      {open.map(({ key, title, text, link }) => {
        const Icon = stepIcons[key]
        return (
          <li key={key}>
            <Way asChild>
              <Link {...link}>
                <IconTile boxSize="9" bg="bg.panel" aria-hidden="true">
                  <Icon />
                </IconTile>
                {/* With large text on a narrow phone, the text is below the icon. */}
                <chakra.span flex="1 1 6rem" minWidth="0">
                  <chakra.span display="block" fontWeight="semibold">
                    {title}
                  </chakra.span>
                  <chakra.span display="block" fontSize="sm" color="fg.muted">
                    {text}
                  </chakra.span>
                </chakra.span>
                <ChevronRightIcon aria-hidden="true" />
              </Link>
            </Way>
          </li>
        )
      })}
    </chakra.ul>
  )
}

/** Further first steps. */
export function FirstSteps({ open }: { open: readonly FirstTask[] }) {
  const { t } = useMyTexts()
  return (
    <Card aria-labelledby="first">
      <Heading level={2} size="md" id="first" mb="3">
        {t('first.title')}
      </Heading>
      <NextStepLinks steps={open} />
    </Card>
  )
}
