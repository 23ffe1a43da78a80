import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Part, RequestBackground } from '../RequestBackground.tsx'
import { RiskBadge } from '../RiskBadge.tsx'
import '#src/i18n/areas/accessBrief.ts'
import '#src/i18n/areas/approval.ts'
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
  const { t: told } = useTranslation('accessBrief')
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
            {row.deptName ?? told('noDept')}
          </Text>
        </Text>
      </Part>
      {deadlineAt && (
        <Part title={t('panel.deadline')}>
          <Text numeric>{t('panel.deadlineAt', { date: formatDateTime(deadlineAt) })}</Text>
        </Part>
      )}
      <Part title={told('risk')}>
        <div>
          <RiskBadge risk={row.riskLevel} />
        </div>
        {brief && <Text size="sm">{brief.levelDescription}</Text>}
      </Part>
      {brief && <RequestBackground brief={brief} />}
    </>
  )
}
