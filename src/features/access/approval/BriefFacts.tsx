import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Text } from '#src/ui/Text.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { useAccessBriefTexts } from '../brief-texts.ts'
import { Part, RequestBackground } from '../RequestBackground.tsx'
import { RiskBadge } from '../RiskBadge.tsx'
import { effectText } from './effect-text.ts'

type Brief = Schema<'AdminAccessRequestDetail'>
type Props = {
  row: Schema<'AdminAccessRequest'>
  /** The facts from the request's own call, undefined while it loads. */
  brief: Brief | undefined
}

/**
 * All facts for a decision: first those of the row, then those of the request's own call, which appear below
 * without moving anything.
 */
export function BriefFacts({ row, brief }: Props) {
  const { t } = useApprovalTexts()
  const { t: briefText } = useAccessBriefTexts()
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
            {row.deptName ?? briefText('noDept')}
          </Text>
        </Text>
      </Part>
      {deadlineAt && (
        <Part title={t('panel.deadline')}>
          <Text numeric>{t('panel.deadlineAt', { date: formatDateTime(deadlineAt) })}</Text>
        </Part>
      )}
      <Part title={briefText('risk')}>
        <div>
          <RiskBadge risk={row.riskLevel} />
        </div>
        {brief && <Text size="sm">{brief.levelDescription}</Text>}
      </Part>
      {brief && <RequestBackground brief={brief} />}
    </>
  )
}
