import { Stack } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import { codeName } from '#domain/code-names.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { DataList, type DataListItem } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccessBriefTexts } from '../brief-texts.ts'
import { RequestBackground } from '../RequestBackground.tsx'
import { RiskBadge } from '../RiskBadge.tsx'
import { useAccessTexts } from '../texts.ts'

type Props = {
  detail: Output<'getAccessRequest'>
  /** The facts that only approvers may see. */
  brief?: Output<'getAdminAccessRequest'> | undefined
}

/**
 * The request, its result and the facts for the decision. If the granted term differs from the requested one, both
 * are shown.
 */
export function AboutRequest({ detail: { request, askedTerm, previewEndDate }, brief }: Props) {
  const { t } = useAccessTexts()
  const { t: briefText } = useAccessBriefTexts()
  const { termDays, grantedTermDays, endDate, approvalResult, deadlineAt, closedAt, deciderName, comment } =
    request
  const isWaiting = approvalResult === 'WAITING'
  const daysText = (count: number) => t('term.days', { days: count })
  const items: (DataListItem | false)[] = [
    request.ownYn === 'N' && {
      key: 'requester',
      term: t('request.requester'),
      value: brief ? (
        <>
          {request.requesterName}{' '}
          <Text as="span" tone="muted">
            {brief.seen.deptName ?? briefText('noDept')}
          </Text>
        </>
      ) : (
        request.requesterName
      ),
    },
    { key: 'level', term: t('request.level'), value: `${request.appName} ${request.levelName}` },
    brief !== undefined && {
      key: 'risk',
      term: briefText('risk'),
      value: (
        <>
          <RiskBadge risk={brief.seen.riskLevel} />
          <Text size="sm" weight="normal">
            {brief.levelDescription}
          </Text>
        </>
      ),
    },
    termDays !== null && {
      key: 'asked',
      term: t('request.asked'),
      value:
        askedTerm === null || askedTerm.termCycle === 'D'
          ? daysText(termDays)
          : t('request.askedIn', {
              days: daysText(termDays),
              count: askedTerm.termCount,
              cycle: codeName('termCycle', askedTerm.termCycle),
            }),
      numeric: true,
    },
    grantedTermDays !== null && {
      key: 'granted',
      term: t('request.granted'),
      value: daysText(grantedTermDays),
      numeric: true,
    },
    { key: 'reason', term: t('request.reason'), value: request.reason || t('request.noReason') },
    isWaiting &&
      previewEndDate !== null && {
        key: 'preview',
        term: t('request.previewEnd'),
        value: formatDate(previewEndDate),
        numeric: true,
      },
    endDate !== null && { key: 'end', term: t('request.end'), value: formatDate(endDate), numeric: true },
    { key: 'at', term: t('request.requestedAt'), value: formatDateTime(request.requestedAt), numeric: true },
    isWaiting &&
      deadlineAt !== null && {
        key: 'deadline',
        term: t('request.deadline'),
        value: formatDateTime(deadlineAt),
        numeric: true,
      },
    closedAt !== null && {
      key: 'closed',
      term: t('request.closedAt'),
      value: formatDateTime(closedAt),
      numeric: true,
    },
    deciderName !== null && { key: 'decider', term: t('request.decider'), value: deciderName },
    comment !== null && { key: 'comment', term: t('request.comment'), value: comment },
  ]
  const isShorter =
    approvalResult === 'APPROVED' &&
    termDays !== null &&
    grantedTermDays !== null &&
    termDays !== grantedTermDays
  return (
    <Stack gap="4">
      {isShorter && <Notice>{t('request.shortened', { asked: termDays, granted: grantedTermDays })}</Notice>}
      <DataList columns={1} items={items.filter((item) => item !== false)} />
      {brief && (
        <>
          <Heading level={2} size="sm">
            {briefText('evidence.title')}
          </Heading>
          <RequestBackground brief={brief} />
        </>
      )}
    </Stack>
  )
}
