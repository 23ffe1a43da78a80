import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useCompanyAdminTexts } from '../texts.ts'

/** The notice on the page of a merged company, with a link to the remaining one. */
export function MergedNotice({ into }: { into: Schema<'RemainingCompany'> }) {
  const { t } = useCompanyAdminTexts()
  const { companyId, companyName, mergedAt } = into
  return (
    <Notice
      title={t('merged.title', { name: companyName })}
      action={
        <TextLink asChild>
          <Link to="/admin/company/detail" search={{ companyId }}>
            {t('merged.open', { name: companyName })}
          </Link>
        </TextLink>
      }
    >
      {t('merged.text', { at: formatDateTime(mergedAt) })}
    </Notice>
  )
}
