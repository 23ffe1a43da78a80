import { chakra, Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { RiskBadge } from '#src/components/access/RiskBadge.tsx'
import '#src/i18n/areas/approval.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { effectText } from './effect-text.ts'

type Brief = Schema<'AdminAccessRequestDetail'>

/** Everything a request is decided by, what weighs most first. */
export function BriefFacts({ brief }: { brief: Brief }) {
  const { t } = useTranslation('approval')
  const { seen, levelDescription, grants, earlier, approvers } = brief
  const { reason, requesterName, deadlineAt } = seen.request
  return (
    <>
      <Part title={t('panel.effect')}>
        <Text numeric tone={seen.possibleYn === 'N' ? 'danger' : 'default'}>
          {effectText(t, seen)}
        </Text>
      </Part>
      <Part title={t('panel.risk')}>
        <Flex gap="2" align="center">
          <RiskBadge risk={seen.riskLevel} />
          <Text size="sm">{levelDescription}</Text>
        </Flex>
      </Part>
      <Part title={t('panel.reason')}>
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {reason}
        </chakra.p>
      </Part>
      <Part title={t('panel.who')}>
        <Text>
          {requesterName}{' '}
          <Text as="span" tone="muted">
            {seen.deptName ?? t('panel.noDept')}
          </Text>
        </Text>
      </Part>
      <Part title={t('panel.held')} count={grants.length}>
        {grants.length === 0 ? (
          <Text tone="muted">{t('panel.heldNone')}</Text>
        ) : (
          <List>
            {grants.map(({ grantId, appName, levelName, riskLevel, useStatus, endDate, sameAppYn }) => (
              <Line
                key={grantId}
                strong={sameAppYn === 'Y'}
                first={`${appName} ${levelName}`}
                badge={riskLevel === 'HIGH' && <RiskBadge risk={riskLevel} />}
                last={
                  useStatus === 'PAUSE'
                    ? t('panel.paused')
                    : t('panel.heldUntil', { date: formatDate(endDate) })
                }
              />
            ))}
          </List>
        )}
      </Part>
      <Part title={t('panel.earlier')} count={earlier.length}>
        {earlier.length === 0 ? (
          <Text tone="muted">{t('panel.earlierNone')}</Text>
        ) : (
          <List>
            {earlier.map((request) => (
              <Earlier key={request.requestId} request={request} />
            ))}
          </List>
        )}
      </Part>
      {deadlineAt && (
        <Part title={t('panel.deadline')}>
          <Text numeric>{t('panel.deadlineAt', { date: formatDateTime(deadlineAt) })}</Text>
        </Part>
      )}
      <Part title={t('panel.approvers')}>
        <Text>{approvers.map(({ name, role }) => `${name} (${t(`role.${role}`)})`).join(', ')}</Text>
      </Part>
    </>
  )
}

function Earlier({ request }: { request: Schema<'AccessRequest'> }) {
  const { t } = useTranslation('approval')
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
        first={`${levelName} ${t(`type.${approvalType}`)} ${t(`panel.result.${ended}`)}`}
        last={deciderName ? t('panel.by', { date, name: deciderName }) : date}
      />
      {comment && (
        <Text size="sm" tone="muted">
          “{comment}”
        </Text>
      )}
    </li>
  )
}

function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <Stack gap="1">
      <Heading level={3} size="sm">
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
    <Flex as={as} justify="space-between" gap="3" align="baseline">
      <Text as="span" size="sm" weight={strong ? 'semibold' : undefined}>
        {first} {badge}
      </Text>
      <Text as="span" size="sm" tone="muted" numeric whiteSpace="nowrap">
        {last}
      </Text>
    </Flex>
  )
}
