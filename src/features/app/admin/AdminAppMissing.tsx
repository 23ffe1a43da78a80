import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useAppAdminTexts } from './texts.ts'

/** The screen of an app that the viewer does not administer, with a link back. */
export function AdminAppMissing() {
  const { t } = useAppAdminTexts()
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={
        <Link activeOptions={{ exact: true }} to="/admin/apps">
          {t('back')}
        </Link>
      }
    />
  )
}
