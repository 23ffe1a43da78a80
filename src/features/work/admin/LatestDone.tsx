import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import { useApprovalTexts } from '#src/features/access/approval-texts.ts'
import { RiskBadge } from '#src/features/access/RiskBadge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconTile } from '#src/ui/IconTile.tsx'
import { OneLine } from '#src/ui/OneLine.tsx'
import { useAccessTodayTexts } from './access-today-texts.ts'

type Done = Schema<'AdminAccessDone'>

/** The latest decided requests and handled abnormal behaviour, with the result and the person responsible. */
export function LatestDone({ done }: { done: readonly Done[] }) {
  const { t } = useAccessTodayTexts()
  const { t: approval } = useApprovalTexts()
  const { t: security } = useSecurityTexts()
  if (done.length === 0) return null
  const columns: DataColumn<Done>[] = [
    {
      key: 'kind',
      header: t('latest.field.kind'),
      card: 'line',
      cell: ({ detector }) => (
        <chakra.span
          display="flex"
          alignItems="center"
          gap="2"
          whiteSpace="nowrap"
          // As wide as the same column of the tasks above.
          minWidth={{ md: '7.25rem' }}
        >
          <IconTile size="row" aria-hidden="true" family="slate">
            <CheckIcon />
          </IconTile>
          {t(detector === null ? 'latest.kind.request' : 'latest.kind.behaviour')}
        </chakra.span>
      ),
    },
    {
      key: 'subject',
      header: t('latest.field.subject'),
      primary: true,
      fills: true,
      cell: ({ itemId, topic, approvalType, detector }) =>
        detector === null ? (
          <Link to="/apps/request" search={{ requestId: itemId }} data-row-link="">
            {[topic, approvalType && approval(`type.${approvalType}`)].filter(Boolean).join(' · ')}
          </Link>
        ) : (
          <Link to="/admin/abnormal/detail" search={{ abnormalEventId: itemId }} data-row-link="">
            {topic ?? security(`abnormal.detector.${detector}`)}
          </Link>
        ),
    },
    {
      key: 'result',
      header: t('latest.field.result'),
      card: 'side',
      cell: ({ decision, action }) => (
        <chakra.span whiteSpace="nowrap">
          {decision ? t(`latest.decision.${decision}`) : action && security(`abnormal.action.${action}`)}
        </chakra.span>
      ),
    },
    {
      key: 'person',
      header: t('latest.field.person'),
      card: 'line',
      cell: ({ personName }) => <OneLine person>{personName}</OneLine>,
    },
    {
      key: 'risk',
      header: t('latest.field.risk'),
      card: 'line',
      cell: ({ riskLevel }) => riskLevel && <RiskBadge risk={riskLevel} />,
    },
    {
      key: 'actor',
      header: t('latest.field.actor'),
      card: 'none',
      leastRoom: '48rem',
      cell: ({ actorName }) => actorName && <OneLine person>{actorName}</OneLine>,
    },
    {
      key: 'at',
      header: t('latest.field.at'),
      card: 'line',
      numeric: true,
      cell: ({ doneAt }) => <chakra.span whiteSpace="nowrap">{formatDateTime(doneAt)}</chakra.span>,
    },
  ]
  return (
    <Card aria-labelledby="latest-done">
      <Heading level={2} size="sm" id="latest-done" mb="2">
        {t('latest.title')}
      </Heading>
      <DataTable
        caption={t('latest.caption')}
        columns={columns}
        rows={done}
        // One behaviour may have several actions.
        rowKey={({ itemId, action, doneAt }) => `${itemId}${action}${doneAt}`}
      />
    </Card>
  )
}
