import { Link } from '@tanstack/react-router'
import { Missing } from '#src/components/error/Missing.tsx'
import { useInquiryTexts } from '../texts.ts'

/** The screen of an inquiry that does not belong to the member. */
export function InquiryMissing() {
  const { t } = useInquiryTexts()
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={
        <Link activeOptions={{ exact: true }} to="/my/inquiry">
          {t('missing.back')}
        </Link>
      }
    />
  )
}
