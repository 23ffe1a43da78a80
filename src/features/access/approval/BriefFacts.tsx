import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { isAdminPathOpen } from '#domain/admin/pages.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { useAccessBriefTexts } from '../brief-texts.ts'
import { AwaitedReasons, Part, RequestBackground } from '../RequestBackground.tsx'
import { RiskBadge } from '../RiskBadge.tsx'
import { effectText } from './effect-text.ts'

type DecisionFacts = Schema<'AdminAccessRequestDetail'>
type Props = {
  row: Schema<'AdminAccessRequest'>
  /** The facts from the request's own call, undefined while it loads. */
  brief: DecisionFacts | undefined
}

/**
 * All facts for a decision: those of the row at once, and those of the request's own call when they have loaded. Above
 * the reason of the request there are only facts that make its risk high.
 */
export function DecisionFactList({ row, brief }: Props) {
  const { t } = useApprovalTexts()
  const { t: briefText } = useAccessBriefTexts()
  const { reason, requesterName, deadlineAt } = row.request
  const mayOpen = isAdminPathOpen('/admin/member', useSession().info)
  return (
    <>
      <Effect row={row} />
      <Part title={briefText('risk')}>
        <div>
          <RiskBadge risk={row.riskLevel} />
        </div>
        <Text size="sm" minHeight="1lh">
          {brief?.levelDescription}
        </Text>
        <AwaitedReasons row={row} brief={brief} />
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
        {mayOpen && (
          <Text size="sm" minHeight="1lh">
            {brief && (
              <TextLink asChild>
                <Link to="/admin/member/detail" search={{ memberId: brief.memberId }}>
                  {t('panel.person')}
                </Link>
              </TextLink>
            )}
          </Text>
        )}
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

/** The current permission, and the one after an approval. */
function Effect({ row }: Pick<Props, 'row'>) {
  const { t } = useApprovalTexts()
  const { currentEndDate, previewEndDate, possibleYn, request } = row
  const usedUntilText = (date: string) => t('panel.usedUntil', { date: formatDate(date) })
  const isPaused = request.approvalType === 'RESUME'
  const now =
    currentEndDate === null ? t('panel.none') : isPaused ? t('panel.paused') : usedUntilText(currentEndDate)
  const then = {
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
            {then}
          </chakra.strong>
        </chakra.p>
      )}
      <Text size="sm" numeric tone={possibleYn === 'N' ? 'danger' : 'muted'}>
        {effectText(t, row)}
      </Text>
    </Part>
  )
}
