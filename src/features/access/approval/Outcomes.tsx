import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useApprovalTexts } from '../approval-texts.ts'

const SUCCESS = 200

type Outcome = Schema<'AccessOutcome'>
type Row = { outcome: Outcome; request: Schema<'AccessRequest'> }
type Props = {
  outcomes: readonly Outcome[]
  asked: readonly Schema<'AdminAccessRequest'>[]
  /** How many of the failed requests can be decided again. */
  again: number
  onRetry: () => void
  onClose: () => void
}

/**
 * The result of a bulk decision: how many requests succeeded, and each failed request, by name with its current
 * state.
 */
export function Outcomes({ outcomes, asked, again, onRetry, onClose }: Props) {
  const { t } = useApprovalTexts()
  const rows = outcomes.flatMap((outcome): Row[] => {
    const row = asked.find(({ request }) => request.requestId === outcome.requestId)
    return row ? [{ outcome, request: row.request }] : []
  })
  const done = outcomes.filter(({ code }) => code === SUCCESS)
  const approvedCount = done.filter(({ approvalResult }) => approvalResult === 'APPROVED').length
  const ineligibleCount = done.filter(({ closeReason }) => closeReason === 'INELIGIBLE').length
  const rejectedCount = done.length - approvedCount - ineligibleCount
  const failedCount = outcomes.length - done.length
  const stateOf = ({ approvalResult, closeReason, deciderName }: Outcome) => {
    if (!approvalResult) return t('outcome.unseen')
    const state = t(
      `outcome.state.${closeReason && closeReason !== 'DECISION' ? closeReason : approvalResult}`,
    )
    return deciderName ? t('outcome.by', { state, name: deciderName }) : state
  }
  const resultOf = ({ code, msg, approvalResult, closeReason }: Outcome) => {
    if (code !== SUCCESS)
      return (
        <Text as="span" tone="danger">
          {msg}
        </Text>
      )
    return closeReason === 'INELIGIBLE'
      ? t('outcome.okIneligible')
      : t(approvalResult === 'APPROVED' ? 'outcome.ok' : 'outcome.okRejected')
  }
  const columns: DataColumn<Row>[] = [
    {
      key: 'who',
      header: t('outcome.who'),
      primary: true,
      cell: ({ request: { requesterName: name, appName: app, levelName: level, approvalType } }) =>
        t('confirm.line', { name, app, level, type: t(`type.${approvalType}`) }),
    },
    { key: 'result', header: t('outcome.result'), cell: ({ outcome }) => resultOf(outcome) },
    { key: 'now', header: t('outcome.now'), cell: ({ outcome }) => stateOf(outcome) },
  ]
  // Failed requests come first.
  const sortedRows = rows.toSorted(
    (one, other) => Number(one.outcome.code === SUCCESS) - Number(other.outcome.code === SUCCESS),
  )
  return (
    <Notice
      role="status"
      status={failedCount > 0 ? 'warning' : 'success'}
      title={
        done.length === 0
          ? t('outcome.none')
          : [
              approvedCount > 0 && t('outcome.approved', { count: approvedCount }),
              rejectedCount > 0 && t('outcome.rejected', { count: rejectedCount }),
            ]
              .filter(Boolean)
              .join(' ')
      }
      action={
        <Stack direction="row" gap="2" wrap="wrap">
          {again > 0 && (
            <Button variant="outline" size="sm" minHeight="touch" onClick={onRetry}>
              {t('outcome.retry')}
            </Button>
          )}
          <Button variant="ghost" size="sm" minHeight="touch" onClick={onClose}>
            {t('outcome.close')}
          </Button>
        </Stack>
      }
    >
      {failedCount > 0 && (
        <p>
          {t('outcome.failed', { count: failedCount })} {again === 0 && t('outcome.retryNone')}
        </p>
      )}
      {ineligibleCount > 0 && <p>{t('outcome.ineligible', { count: ineligibleCount })}</p>}
      <details open={failedCount > 0}>
        <summary>{t('outcome.caption')}</summary>
        <DataTable
          foldsBelow="30rem"
          caption={t('outcome.caption')}
          columns={columns}
          rows={sortedRows}
          rowKey={({ outcome }) => outcome.requestId}
        />
      </details>
    </Notice>
  )
}
