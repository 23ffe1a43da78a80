import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isAdminPathOpen } from '#domain/admin/pages.ts'
import { useSession } from '#src/components/app-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** The way to the admin area, for those to whom it is open. */
export function StaffLink() {
  const { t } = useTranslation('layout')
  const { info } = useSession()
  if (!isAdminPathOpen('/admin', info)) return null
  return (
    <ButtonLink asChild variant="ghost" size="sm" minHeight="touch">
      <Link to="/admin">{t('toAdmin')}</Link>
    </ButtonLink>
  )
}
