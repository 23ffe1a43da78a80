import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useAccessTexts } from './texts.ts'

/** The screen for a permission, a request or an app that does not exist for the member. */
export function AccessMissing() {
  const { t } = useAccessTexts()
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={
        <Link activeOptions={{ exact: true }} to="/apps">
          {t('missing.back')}
        </Link>
      }
    />
  )
}
