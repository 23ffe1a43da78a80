import { chakra, Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Schema } from '#contract/operation.ts'
import { riskReasons } from '#domain/access/risk-reasons.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccessBriefTexts } from './brief-texts.ts'
import { RiskBadge } from './RiskBadge.tsx'
import { ReasonList, RiskBox } from './RiskBox.tsx'
import { useAccessTexts } from './texts.ts'

type Level = 2 | 3
type Props = {
  brief: Schema<'AdminAccessRequestDetail'>
  /** The heading level of the section. */
  level?: Level
}

/**
 * The facts that only the request's own operation returns to its approver: the reasons of the risk, the other holders
 * of the level, the requester's last login, permissions and earlier requests, and the approvers.
 */
export function RequestBackground({ brief, level = 3 }: Props) {
  const { grants, earlier, approvers, holders, lastSignInAt } = brief
  const { t } = useAccessBriefTexts()
  const { t: access } = useAccessTexts()
  return (
    <>
      <Reasons brief={brief} level={level} />
      <chakra.div display="grid" gap="4" gridTemplateColumns={fluidColumns(2, '15rem')}>
        <Part level={level} title={t('holders.title')} count={holders.count}>
          <Text size="sm" tone={holders.count === 0 ? 'muted' : 'default'}>
            {holders.count === 0 ? t('holders.none') : holderNames(holders, t)}
          </Text>
          {holders.sameDept > 0 && (
            <Text size="sm" tone="muted" numeric>
              {t('holders.dept', { count: holders.sameDept })}
            </Text>
          )}
        </Part>
        <Part level={level} title={t('lastSignIn.title')}>
          <Text size="sm" numeric tone={lastSignInAt === null ? 'muted' : 'default'}>
            {lastSignInAt === null ? t('lastSignIn.none') : formatDateTime(lastSignInAt)}
          </Text>
        </Part>
        <Part level={level} title={t('held')} count={grants.length}>
          {grants.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('heldNone')}
            </Text>
          ) : (
            <HeldGrants grants={grants} />
          )}
        </Part>
        <Part level={level} title={t('earlier')} count={earlier.length}>
          {earlier.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('earlierNone')}
            </Text>
          ) : (
            <EarlierRequests requests={earlier} />
          )}
        </Part>
        <Part level={level} title={access('approvers.title')}>
          <Text size="sm">
            {approvers.map(({ name, role }) => `${name} (${access(`role.${role}`)})`).join(', ')}
          </Text>
        </Part>
      </chakra.div>
    </>
  )
}

/** The permissions that the requester has, the same app in bold. */
export function HeldGrants({ grants }: { grants: Props['brief']['grants'] }) {
  const { t } = useAccessBriefTexts()
  return (
    <List>
      {grants.map(({ grantId, appName, levelName, riskLevel, useStatus, endDate, sameAppYn }) => (
        <Line
          key={grantId}
          strong={sameAppYn === 'Y'}
          first={`${appName} ${levelName}`}
          badge={riskLevel === 'HIGH' && <RiskBadge risk={riskLevel} />}
          last={useStatus === 'PAUSE' ? t('paused') : t('heldUntil', { date: formatDate(endDate) })}
        />
      ))}
    </List>
  )
}

/** The earlier requests of the requester, each with its result and its decider. */
export function EarlierRequests({ requests }: { requests: Props['brief']['earlier'] }) {
  return (
    <List>
      {requests.map((request) => (
        <EarlierRequest key={request.requestId} request={request} />
      ))}
    </List>
  )
}

/** The first names of those who have the level, and the number of the others. */
export function holderNames(
  { names, count }: Props['brief']['holders'],
  t: ReturnType<typeof useAccessBriefTexts>['t'],
): string {
  const joinedNames = names.join(', ')
  return count > names.length
    ? t('holders.rest', { names: joinedNames, count: count - names.length })
    : joinedNames
}

/** The points to check before an approval, if the risk is not low. */
function Reasons({ brief, level = 3 }: Props) {
  const { t } = useAccessBriefTexts()
  const reasons = riskReasons(brief)
  if (reasons.length === 0) return null
  return (
    <RiskBox risk={brief.seen.riskLevel}>
      <Part level={level} title={t('why.title')}>
        <ReasonList reasons={reasons} />
      </Part>
    </RiskBox>
  )
}

function EarlierRequest({ request }: { request: Schema<'AccessRequest'> }) {
  const { t } = useAccessBriefTexts()
  const { t: access } = useAccessTexts()
  const {
    levelName,
    approvalType,
    approvalResult,
    closeReason,
    closedAt,
    requestedAt,
    deciderName,
    comment,
  } = request
  const ended = closeReason && closeReason !== 'DECISION' ? closeReason : approvalResult
  const date = formatDate(closedAt ?? requestedAt)
  return (
    <li>
      <Line
        as="div"
        first={`${levelName} ${access(`type.${approvalType}`)} ${t(`result.${ended}`)}`}
        last={deciderName ? t('by', { date, name: deciderName }) : date}
      />
      {comment && (
        <Text size="sm" tone="muted">
          “{comment}”
        </Text>
      )}
    </li>
  )
}

/** One fact for the decision, under a heading. */
export function Part({
  title,
  count,
  level = 3,
  children,
}: {
  title: string
  count?: number
  level?: Level
  children: ReactNode
}) {
  return (
    <Stack gap="1">
      <Heading level={level} size="sm">
        {title}
        {count !== undefined && count > 0 && ` ${count}`}
      </Heading>
      {children}
    </Stack>
  )
}

const List = chakra('ul', { base: { display: 'grid', gap: '2', listStyleType: 'none' } })

type LineProps = { as?: 'li' | 'div'; first: string; badge?: ReactNode; last: string; strong?: boolean }

function Line({ as = 'li', first, badge, last, strong = false }: LineProps) {
  return (
    <Flex as={as} wrap="wrap" justify="space-between" columnGap="3" align="baseline">
      <Text as="span" size="sm" weight={strong ? 'semibold' : undefined}>
        {first} {badge && <chakra.span ms="1">{badge}</chakra.span>}
      </Text>
      <Text as="span" size="sm" tone="muted" numeric>
        {last}
      </Text>
    </Flex>
  )
}
