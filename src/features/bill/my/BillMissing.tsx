import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/bill.ts'
import { useTranslation } from 'react-i18next'
import { Missing } from '#src/components/error/Missing.tsx'

/** What a member sees at the address of a bill that is not theirs. */
export function BillMissing() {
  const { t } = useTranslation('bill')
  return (
    <Missing
      title={t('missing.title')}
      text={t('missing.text')}
      back={<Link to="/my/bill">{t('missing.back')}</Link>}
    />
  )
}
