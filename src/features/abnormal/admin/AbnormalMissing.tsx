import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useSecurityTexts } from '../texts.ts'

/** What is said at the address of an abnormal behaviour that is not there, and the way back. */
export function AbnormalMissing() {
  const { t } = useSecurityTexts()
  return (
    <Missing
      title={t('abnormal.missing.title')}
      text={t('abnormal.missing.text')}
      back={<Link to="/admin/abnormal">{t('abnormal.missing.back')}</Link>}
    />
  )
}
