import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useBillTexts } from '../texts.ts'

/** The screen of a bill that does not belong to the member. */
export function BillMissing() {
  const { t } = useBillTexts()
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={
        <Link activeOptions={{ exact: true }} to="/my/bill">
          {t('missing.back')}
        </Link>
      }
    />
  )
}
