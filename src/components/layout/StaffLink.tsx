import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/components/app-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** The way to the admin area, for the people who answer. */
export function StaffLink() {
  const { t } = useTranslation('layout')
  const { info } = useSession()
  if (info?.staffYn !== 'Y') return null
  return (
    <ButtonLink asChild variant="ghost" size="sm" minHeight="touch"><Link to="/admin">{t('toAdmin')}</Link></ButtonLink>
  )
}
