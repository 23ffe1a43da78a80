import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useAppAdminTexts } from './texts.ts'

/** What is said at the address of an app that the person who looks does not administer, and the way back. */
export function AdminAppMissing() {
  const { t } = useAppAdminTexts()
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={<Link to="/admin/apps">{t('back')}</Link>}
    />
  )
}
