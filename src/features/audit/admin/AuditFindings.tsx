import type { Schema } from '#contract/operation.ts'
import { eventChain } from '#domain/audit/chains.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** The result of an integrity check of the audit records: no faults, or the changed or removed records. */
export function AuditFindings({
  check: { checkedAt, records, faultCount, faults },
}: {
  check: Schema<'AuditCheck'>
}) {
  const { t } = useSecurityTexts()
  const values = { time: formatDateTime(checkedAt), records, count: faultCount }
  if (faultCount === 0)
    return (
      <Notice status="success" role="status" title={t('audit.check.whole')}>
        {t('audit.check.wholeText', values)}
      </Notice>
    )
  return (
    <Notice status="danger" role="alert" title={t('audit.check.broken', values)}>
      <p>{t('audit.check.brokenText', values)}</p>
      <ul aria-label={t('audit.check.list')}>
        {faults.map(({ chain, position, fault }) => (
          <li key={`${chain}.${position}`}>
            {chain === eventChain
              ? t(`audit.check.event.${fault}`, { position })
              : t(`audit.check.${fault}`, { chain, position })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
