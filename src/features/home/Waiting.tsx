import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#domain/dates.ts'
import { RequestStateBadge } from '#src/features/access/RequestStateBadge.tsx'
import { useAccessTexts } from '#src/features/access/texts.ts'
import { AppTile } from '#src/features/app/AppTile.tsx'
import { IconTile } from '#src/ui/IconTile.tsx'
import { LayersIcon } from '#src/ui/shell-icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HomeCard, HomeRow, WideText } from './HomeCard.tsx'
import type { HomeParts } from './load-home.ts'
import { useMyTexts } from './texts.ts'

const MAX_ITEMS = 4

/** The number of rows of the card of requests. */
export const waitingRows = (requests: number, subscriptions: number): number =>
  Math.min(requests, MAX_ITEMS) + (subscriptions > 0 ? 1 : 0)

/** The member's requests that wait for others: for permissions, and for subscriptions. */
export function WaitingRequests({
  requests,
  subscriptions,
}: Pick<HomeParts, 'requests'> & { subscriptions: number }) {
  const { t } = useMyTexts()
  const { t: access } = useAccessTexts()
  return (
    <HomeCard id="waiting" title={t('waiting.title')} count={requests.total + subscriptions}>
      <chakra.ul listStyleType="none">
        {requests.list.slice(0, MAX_ITEMS).map((request) => (
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
            tile={<AppTile icon={request.icon} size="row" />}
            badge={<RequestStateBadge request={request} />}
            text={
              <>
                {access(`type.${request.approvalType}`)}
                <WideText>{` · ${t('waiting.mine', { date: formatDate(request.requestedAt) })}`}</WideText>
              </>
            }
          />
        ))}
        {subscriptions > 0 && (
          <HomeRow
            tile={
              <IconTile size="row" aria-hidden="true">
                <LayersIcon />
              </IconTile>
            }
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
