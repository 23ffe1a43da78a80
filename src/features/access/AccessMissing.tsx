import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/access.ts'
import { useTranslation } from 'react-i18next'
import { Missing } from '#src/components/error/Missing.tsx'

/** What a member sees at the address of a permission, a request or an app that is not there for them. */
export function AccessMissing() {
  const { t } = useTranslation('access')
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={<Link to="/apps">{t('missing.back')}</Link>}
    />
  )
}
