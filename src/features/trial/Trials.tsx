import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { HomeCard, HomeRow } from '#src/features/home/HomeCard.tsx'
import { useMyTexts } from '#src/features/home/texts.ts'
import { useServiceTexts } from '#src/features/plan/service-texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** The running trials with their end, and a link to continue with a subscription. */
export function Trials({ trials }: { trials: Schema<'Trial'>[] }) {
  const today = kstDate(portalClock.now())
  const { t } = useMyTexts()
  const { t: service } = useServiceTexts()
  const mayManage = useMayManage()
  return (
    <HomeCard id="trials" title={t('trials.title')} count={trials.length}>
      <chakra.ul listStyleType="none">
        {trials.map(({ trialId, serviceCode, endDate }) => (
          <HomeRow
            key={trialId}
            title={service(`${serviceCode}.name`)}
            text={
              endDate === today
                ? t('trials.last')
                : t('trials.until', { date: formatDate(endDate), days: daysBetween(today, endDate) })
            }
            side={
              mayManage && (
                <ButtonLink asChild variant="soft" size="sm" minHeight="touch">
                  <Link to="/subscription" search={{ service: serviceCode }}>
                    {t('trials.subscribe')}
                  </Link>
                </ButtonLink>
              )
            }
          />
        ))}
      </chakra.ul>
    </HomeCard>
  )
}
