import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { dateInYear, daysBetween, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { Part } from '../RequestBackground.tsx'
import { EffectTrack } from './EffectTrack.tsx'
import { EvidenceList } from './EvidenceList.tsx'
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
      {(brief || isLoading) && <EvidenceList deadlineAt={deadlineAt} brief={brief} />}
    </>
  )
}

/** The current permission, and the permission after an approval, with its term as a line. */
export function ApprovalEffect({ row, level = 3 }: Pick<Props, 'row'> & { level?: 2 | 3 }) {
  const { t } = useApprovalTexts()
  const { currentEndDate, previewEndDate, possibleYn, request } = row
  const today = kstDate(portalClock.now())
  const usedUntilText = (date: string) => t('panel.usedUntil', { date: dateInYear(date, today) })
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
  const isPossible = possibleYn === 'Y'
  const end = isPossible && /^(?:APPLY|EXTEND)$/.test(request.approvalType) ? previewEndDate : null
  return (
    <Part level={level} title={t('panel.effect')}>
      {isPossible && (
        <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" textStyle="tabular">
          <chakra.span fontSize="lg" color="fg.muted">
            {now}
          </chakra.span>
          <chakra.span aria-hidden="true" color="fg.muted">
            →
          </chakra.span>
          <chakra.strong fontSize="xl" lineHeight="short" letterSpacing="heading">
            {afterApproval}
          </chakra.strong>
          {end && (
            <chakra.span ms="auto">
              <Badge tone="info">
                {currentEndDate
                  ? t('panel.added', { count: daysBetween(currentEndDate, end) })
                  : t('panel.days', { count: daysBetween(today, end) })}
              </Badge>
            </chakra.span>
          )}
        </chakra.p>
      )}
      {isPossible && <EffectTrack row={row} today={today} />}
      {!end && (
        <Text size="sm" numeric tone={isPossible ? 'muted' : 'danger'}>
          {effectText(t, row)}
        </Text>
      )}
    </Part>
  )
}
