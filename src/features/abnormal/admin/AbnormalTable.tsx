import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import type { AbnormalAction, AbnormalState } from '#domain/abnormal/actions.ts'
import { codeWord } from '#domain/abnormal/codes.ts'
import { formatDateTime } from '#domain/dates.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { AbnormalBadge } from '../AbnormalBadge.tsx'
import { foundText } from '../found-text.ts'
import { useSecurityTexts } from '../texts.ts'

type Row = Schema<'AbnormalEventListItem'>

/**
 * For each state, the action that leads to it. A row in this state does not show the action in addition to the state.
 */
const actionOfState: { [State in AbnormalState]?: AbnormalAction } = {
  REVIEW: 'ADMIN_REVIEW',
  EXCLUDED: 'EXCLUSION',
}

/** One page of abnormal behaviour. */
export function AbnormalTable({
  rows,
  columns,
}: {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
}) {
  const { t } = useSecurityTexts()
  return (
    <DataTable
      caption={t('abnormal.title')}
      columns={columns}
      rows={rows}
      rowKey={({ abnormalEventId }) => abnormalEventId}
    />
  )
}

/** Returns the columns of abnormal behaviour. */
export function useAbnormalColumns(): DataColumn<Row>[] {
  const { t } = useSecurityTexts()
  return [
    {
      key: 'what',
      header: t('abnormal.field.what'),
      primary: true,
      cell: ({ abnormalEventId, detector, count, abnormalType, detectType }) => (
        <TwoLines
          first={
            <Link to="/admin/abnormal/detail" search={{ abnormalEventId }} data-row-link="">
              {foundText(t, { detector, detectType })}
            </Link>
          }
          second={[
            t('abnormal.times', { count }),
            abnormalType && codeWord('abnormalType', abnormalType),
            detectType && detector !== 'EXTERNAL' && codeWord('detectType', detectType),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    {
      key: 'member',
      header: t('abnormal.field.member'),
      card: 'line',
      cell: ({ memberName }) => <OneLine person>{memberName}</OneLine>,
    },
    {
      key: 'from',
      header: t('abnormal.field.from'),
      card: 'line',
      cell: ({ device, address }) =>
        device || address ? (
          <span>
            {device || address}{' '}
            {device && (
              <Text as="span" tone="muted" whiteSpace="nowrap">
                {address}
              </Text>
            )}
          </span>
        ) : null,
    },
    {
      key: 'detectedAt',
      header: t('abnormal.field.detectedAt'),
      numeric: true,
      card: 'line',
      cell: ({ detectedAt }) => formatDateTime(detectedAt),
    },
    {
      key: 'state',
      header: t('abnormal.field.state'),
      card: 'side',
      cell: ({ abnormalState, lastAction }) => (
        <TwoLines
          first={<AbnormalBadge state={abnormalState} />}
          second={
            lastAction && lastAction !== actionOfState[abnormalState]
              ? t(`abnormal.action.${lastAction}`)
              : ''
          }
        />
      ),
    },
  ]
}
