import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/components/app-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** The way to the admin area, for those to whom it is open. */
export function StaffLink() {
  const { t } = useTranslation('layout')
  const { info } = useSession()
  if (info?.staffYn !== 'Y' && info?.accessAdminYn !== 'Y') return null
  return (
    <ButtonLink asChild variant="ghost" size="sm" minHeight="touch">
      <Link to="/admin">{t('toAdmin')}</Link>
    </ButtonLink>
  )
}
