import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import type { Period } from './PeriodForm.tsx'

const ADDRESS = '/admin/audit'

type Props = {
  page: Schema<'AuditRecordPage'>
  isNarrowed: boolean
  /** The same people and days, including reading. */
  readings: Period & { search?: SearchWords | undefined; auditKind: 'READ' }
}

/** Explains why the record is empty, with a link to the hidden entries. */
export function AuditEmpty({ page: { auditKind, readingYn, readingCount }, isNarrowed, readings }: Props) {
  const { t } = useSecurityTexts()
  const { t: admin } = useAdminTexts()
  const isReadOnly = auditKind === null && readingYn === 'N' && readingCount > 0
  return (
    <Card padding="none">
      {isReadOnly ? (
        <EmptyState
          title={t('audit.emptyMain')}
          description={t('audit.emptyMainText', { count: readingCount })}
          action={
            <ButtonLink asChild variant="outline">
              <Link to={ADDRESS} search={readings}>
                {t('audit.showReading')}
              </Link>
            </ButtonLink>
          }
        />
      ) : isNarrowed ? (
        <EmptyState
          title={t('audit.emptyFilter')}
          description={t('audit.emptyFilterText')}
          action={
            <ButtonLink asChild variant="outline">
              <Link to={ADDRESS}>{admin('list.showAll')}</Link>
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState title={t('audit.empty')} description={t('audit.emptyText')} />
      )}
    </Card>
  )
}
