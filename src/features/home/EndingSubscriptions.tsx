import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HomeCard, HomeRow } from './HomeCard.tsx'
import { useMyTexts } from './texts.ts'

/** Subscriptions that end while others go on, each with its last day. */
export function EndingSubscriptions({ list }: { list: Output<'listSubscriptions'>['list'] }) {
  const { t } = useMyTexts()
  const lastDay = (endDate: string) => {
    const days = daysBetween(kstDate(portalClock.now()), endDate)
    const left = days > 0 ? t('life.ending.in', { days }) : t('life.ending.today')
    return [t('life.ending.last', { date: formatDate(endDate) }), left].join(' · ')
  }
  return (
    <HomeCard id="ending-subscriptions" title={t('life.ending.list')} count={list.length}>
      <chakra.ul listStyleType="none">
        {list.map(({ subscriptionId, serviceName, planName, endDate }) => (
          <HomeRow
            key={subscriptionId}
            title={
              <TextLink asChild>
                <Link
                  to="/my/subscription/detail"
                  search={{ subscriptionId }}
                >{`${serviceName} ${planName}`}</Link>
              </TextLink>
            }
            text={endDate && lastDay(endDate)}
          />
        ))}
      </chakra.ul>
    </HomeCard>
  )
}
