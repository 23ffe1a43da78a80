import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/inquiry.ts'
import { useTranslation } from 'react-i18next'
import { Missing } from '#src/components/error/Missing.tsx'

/** What a member sees at the address of an inquiry that is not theirs. */
export function InquiryMissing() {
  const { t } = useTranslation('inquiry')
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={<Link to="/my/inquiry">{t('missing.back')}</Link>}
    />
  )
}
