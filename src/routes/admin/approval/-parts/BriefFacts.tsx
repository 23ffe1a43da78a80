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
type Props = {
  row: Schema<'AdminAccessRequest'>
  /** What only the request's own call says, undefined until it has come. */
  brief: Brief | undefined
}

/** Everything a request is decided by: what its row knows at once, then what comes with its own call, which moves nothing above it. */
export function BriefFacts({ row, brief }: Props) {
  const { t } = useTranslation('approval')
  const { reason, requesterName, deadlineAt } = row.request
  return (
    <>
      <Part title={t('panel.effect')}>
        <Text numeric tone={row.possibleYn === 'N' ? 'danger' : 'default'}>
          {effectText(t, row)}
        </Text>
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
            {row.deptName ?? t('panel.noDept')}
          </Text>
        </Text>
      </Part>
      {deadlineAt && (
        <Part title={t('panel.deadline')}>
          <Text numeric>{t('panel.deadlineAt', { date: formatDateTime(deadlineAt) })}</Text>
        </Part>
      )}
      <Part title={t('panel.risk')}>
        <div>
          <RiskBadge risk={row.riskLevel} />
        </div>
        {brief && <Text size="sm">{brief.levelDescription}</Text>}
      </Part>
      {brief && <Background brief={brief} />}
    </>
  )
}

function Background({ brief: { grants, earlier, approvers } }: { brief: Brief }) {
  const { t } = useTranslation('approval')
  return (
    <>
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
