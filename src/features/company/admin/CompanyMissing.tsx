import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useCompanyAdminTexts } from './texts.ts'

/** The screen for a company that does not exist, with a link to the search for companies. */
export function CompanyMissing() {
  const { t } = useCompanyAdminTexts()
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={
        <Link activeOptions={{ exact: true }} to="/admin/subscription">
          {t('back')}
        </Link>
      }
    />
  )
}
