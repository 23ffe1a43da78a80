import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useSecurityTexts } from '../texts.ts'

/** The screen of an abnormal behaviour that does not exist, with a link back. */
export function AbnormalMissing() {
  const { t } = useSecurityTexts()
  return (
    <Missing
      title={t('abnormal.missing.title')}
      text={t('abnormal.missing.text')}
      back={
        <Link activeOptions={{ exact: true }} to="/admin/abnormal">
          {t('abnormal.missing.back')}
        </Link>
      }
    />
  )
}
