import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/access.ts'
import '#src/i18n/areas/my.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#domain/dates.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HomeCard, HomeRow } from './HomeCard.tsx'
import type { Home } from './load-home.ts'

const MOST = 4

/** What waits for the member's decision, and of their own what waits for another person's. */
export function Waiting({ decisions, requests, counts }: Pick<Home, 'decisions' | 'requests' | 'counts'>) {
  const { t } = useTranslation('my')
  const { t: access } = useTranslation('access')
  const subscriptions =
    counts.states.find(({ subscriptionState }) => subscriptionState === 'REQUESTED')?.count ?? 0
  const isNothing = decisions.list.length + requests.list.length + subscriptions === 0
  return (
    <HomeCard
      id="waiting"
      title={t('waiting.title')}
      count={decisions.counts.APPROVAL + decisions.counts.REQUEST + subscriptions}
      link={
        decisions.counts.APPROVAL > 0 ? (
          <Link to="/apps" search={{ tab: 'APPROVAL' }}>
            {t('waiting.link')}
          </Link>
        ) : undefined
      }
    >
      {isNothing && <Text tone="muted">{t('waiting.none')}</Text>}
      <chakra.ul listStyleType="none">
        {decisions.list.slice(0, MOST).map((request) => (
          <HomeRow
            key={request.requestId}
            title={
              <TextLink asChild>
                <Link
                  to="/apps/request"
                  search={{ requestId: request.requestId }}
                >{`${request.requesterName} · ${request.appName} ${request.levelName}`}</Link>
              </TextLink>
            }
            text={[
              access(`type.${request.approvalType}`),
              t('waiting.since', { date: formatDate(request.requestedAt) }),
            ].join(' · ')}
            side={
              <ButtonLink asChild variant="soft" size="sm" minHeight="touch">
                <Link to="/apps/request" search={{ requestId: request.requestId }}>
                  {t('waiting.review')}
                </Link>
              </ButtonLink>
            }
          />
        ))}
        {requests.list.slice(0, MOST).map((request) => (
          <HomeRow
            key={request.requestId}
            title={
              <TextLink asChild>
                <Link
                  to="/apps/request"
                  search={{ requestId: request.requestId }}
                >{`${request.appName} ${request.levelName}`}</Link>
              </TextLink>
            }
            text={t('waiting.mine', {
              type: access(`type.${request.approvalType}`),
              date: formatDate(request.requestedAt),
            })}
          />
        ))}
        {subscriptions > 0 && (
          <HomeRow
            title={
              <TextLink asChild>
                <Link to="/my/subscription" search={{ subscriptionState: 'REQUESTED' }}>
                  {t('waiting.subscriptions', { count: subscriptions })}
                </Link>
              </TextLink>
            }
            text={t('waiting.subscriptionsText')}
          />
        )}
      </chakra.ul>
    </HomeCard>
  )
}
