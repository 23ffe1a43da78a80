import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { daysBetween, formatDateTime, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { useAccessBriefTexts } from '../brief-texts.ts'
import { EarlierRequests, HeldGrants, holderNames } from '../RequestBackground.tsx'
import { useAccessTexts } from '../texts.ts'
import { EvidenceRow } from './EvidenceRow.tsx'

type Facts = Schema<'AdminAccessRequestDetail'>
type Props = {
  deadlineAt: string | null
  /** The facts from the operation for one request; undefined while they load. */
  brief: Facts | undefined
}

/** The facts for a decision, one per line: deadline, last login, holders, permissions, earlier requests, approvers. */
export function EvidenceList({ deadlineAt, brief }: Props) {
  const { t } = useAccessBriefTexts()
  const { t: approval } = useApprovalTexts()
  const { t: access } = useAccessTexts()
  const highCount = brief?.grants.filter(({ riskLevel }) => riskLevel === 'HIGH').length ?? 0
  return (
    <section aria-labelledby="evidence">
      <Heading level={3} size="sm" id="evidence" mb="1">
        {t('evidence.title')}
      </Heading>
      {deadlineAt && (
        <EvidenceRow
          term={approval('panel.deadline')}
          value={approval('panel.deadlineAt', { date: formatDateTime(deadlineAt) })}
        />
      )}
      <LastLogin at={brief?.lastSignInAt} />
      <EvidenceRow
        term={t('evidence.holders')}
        value={
          brief &&
          (brief.holders.count === 0
            ? t('evidence.noHolders')
            : t('evidence.count', { count: brief.holders.count }))
        }
        remark={brief && brief.holders.sameDept > 0 && t('evidence.dept', { count: brief.holders.sameDept })}
      >
        {brief && brief.holders.count > 0 && <Text size="sm">{holderNames(brief.holders, t)}</Text>}
      </EvidenceRow>
      <EvidenceRow
        term={t('evidence.held')}
        value={
          brief &&
          (brief.grants.length === 0
            ? t('evidence.none')
            : t('evidence.items', { count: brief.grants.length }))
        }
        remark={highCount > 0 && t('evidence.high', { count: highCount })}
      >
        {brief && brief.grants.length > 0 && <HeldGrants grants={brief.grants} />}
      </EvidenceRow>
      <EvidenceRow term={t('evidence.earlier')} value={brief && (resultsOf(brief, t) || t('evidence.none'))}>
        {brief && brief.earlier.length > 0 && <EarlierRequests requests={brief.earlier} />}
      </EvidenceRow>
      <EvidenceRow
        term={t('evidence.approvers')}
        value={brief && t('evidence.count', { count: brief.approvers.length })}
        remark={brief?.approvers.map(({ name }) => name).join(', ')}
      >
        {brief && (
          <chakra.ul listStyleType="none" fontSize="sm">
            {brief.approvers.map(({ name, role }, index) => (
              // Two approvers may have the same name.
              <li key={`${index} ${name}`}>{`${name} (${access(`role.${role}`)})`}</li>
            ))}
          </chakra.ul>
        )}
      </EvidenceRow>
    </section>
  )
}

function LastLogin({ at }: { at: string | null | undefined }) {
  const { t } = useAccessBriefTexts()
  const days = at ? daysBetween(kstDate(new Date(at)), kstDate(portalClock.now())) : 0
  return (
    <EvidenceRow
      term={t('evidence.lastSignIn')}
      value={at === undefined ? undefined : at === null ? t('lastSignIn.none') : formatDateTime(at)}
      remark={at && (days === 0 ? t('evidence.today') : t('evidence.ago', { count: days }))}
    />
  )
}

/** The number of earlier requests by their result, in the order of the latest. */
function resultsOf({ earlier }: Facts, t: ReturnType<typeof useAccessBriefTexts>['t']): string {
  const counts = new Map<string, number>()
  for (const { closeReason, approvalResult } of earlier) {
    const result = t(`result.${closeReason && closeReason !== 'DECISION' ? closeReason : approvalResult}`)
    counts.set(result, (counts.get(result) ?? 0) + 1)
  }
  return [...counts].map(([result, count]) => t('evidence.result', { result, count })).join(' · ')
}
