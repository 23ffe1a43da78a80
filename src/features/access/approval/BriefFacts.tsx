import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Text } from '#src/ui/Text.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { Part, RequestBackground } from '../RequestBackground.tsx'
import { EffectTrack } from './EffectTrack.tsx'
import { effectText } from './effect-text.ts'
import { RiskPart } from './RiskPart.tsx'

type DecisionFacts = Schema<'AdminAccessRequestDetail'>
type Props = {
  row: Schema<'AdminAccessRequest'>
  /** The facts from the operation for one request; undefined while they load, or if the call failed. */
  brief: DecisionFacts | undefined
  isLoading: boolean
}

/**
 * All facts for a decision. The facts of the row are shown at once; the facts from the operation for one request are
 * shown when they have loaded. Only facts that make the risk high are above the reason of the request.
 */
export function DecisionFactList({ row, brief, isLoading }: Props) {
  const { t } = useApprovalTexts()
  const { reason, deadlineAt } = row.request
  return (
    <>
      <ApprovalEffect row={row} />
      <RiskPart row={row} brief={brief} isLoading={isLoading} />
      <Part title={t('panel.reason')}>
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {reason}
        </chakra.p>
      </Part>
      {deadlineAt && (
        <Part title={t('panel.deadline')}>
          <Text numeric>{t('panel.deadlineAt', { date: formatDateTime(deadlineAt) })}</Text>
        </Part>
      )}
      {brief && <RequestBackground brief={brief} hasReasons={false} />}
    </>
  )
}

/** The current permission, and the permission after an approval. */
function ApprovalEffect({ row }: Pick<Props, 'row'>) {
  const { t } = useApprovalTexts()
  const { currentEndDate, previewEndDate, possibleYn, request } = row
  const usedUntilText = (date: string) => t('panel.usedUntil', { date: formatDate(date) })
  const isPaused = request.approvalType === 'RESUME'
  const now =
    currentEndDate === null ? t('panel.none') : isPaused ? t('panel.paused') : usedUntilText(currentEndDate)
  const afterApproval = {
    APPLY: previewEndDate && usedUntilText(previewEndDate),
    EXTEND: previewEndDate && usedUntilText(previewEndDate),
    RELEASE: t('panel.ended'),
    SUSPEND: t('panel.paused'),
    RESUME: currentEndDate && usedUntilText(currentEndDate),
  }[request.approvalType]
  return (
    <Part title={t('panel.effect')}>
      {possibleYn === 'Y' && (
        <chakra.p textStyle="tabular" lineHeight="short">
          <Text as="span" tone="muted">
            {now}
          </Text>
          <chakra.span aria-hidden="true" color="fg.muted" mx="2">
            →
          </chakra.span>
          <chakra.strong fontSize="lg" letterSpacing="heading">
            {afterApproval}
          </chakra.strong>
        </chakra.p>
      )}
      {possibleYn === 'Y' && previewEndDate && /^(?:APPLY|EXTEND)$/.test(request.approvalType) && (
        <EffectTrack today={kstDate(portalClock.now())} now={currentEndDate} end={previewEndDate} />
      )}
      <Text size="sm" numeric tone={possibleYn === 'N' ? 'danger' : 'muted'}>
        {effectText(t, row)}
      </Text>
    </Part>
  )
}
