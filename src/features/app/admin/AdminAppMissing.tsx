import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Missing } from '#src/components/error/Missing.tsx'
import '#src/i18n/areas/appAdmin.ts'

/** What is said at the address of an app that the person who looks does not administer, and the way back. */
export function AdminAppMissing() {
  const { t } = useTranslation('appAdmin')
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={<Link to="/admin/apps">{t('back')}</Link>}
    />
  )
}
