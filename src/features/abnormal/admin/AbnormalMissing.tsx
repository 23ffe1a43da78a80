import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Missing } from '#src/components/error/Missing.tsx'
import '#src/i18n/areas/security.ts'

/** What is said at the address of an abnormal behaviour that is not there, and the way back. */
export function AbnormalMissing() {
  const { t } = useTranslation('security')
  return (
    <Missing
      title={t('abnormal.missing.title')}
      text={t('abnormal.missing.text')}
      back={<Link to="/admin/abnormal">{t('abnormal.missing.back')}</Link>}
    />
  )
}
