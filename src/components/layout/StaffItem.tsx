import { Link, useLocation } from '@tanstack/react-router'
import { isAdminPathOpen } from '#domain/admin/pages.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { SwapIcon } from '#src/ui/shell-icons.tsx'
import { MenuItem } from './MenuItem.tsx'
import { useSideMenuTexts } from './side-menu-texts.ts'

/** The switch between a member's own area and the admin area, for members who may open the latter. */
export function StaffItem() {
  const { t } = useSideMenuTexts()
  const { info } = useSession()
  const inAdmin = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) })
  if (!isAdminPathOpen('/admin', info)) return null
  return (
    <MenuItem asChild>
      {inAdmin ? (
        <Link to="/my" activeOptions={{ exact: true, includeSearch: false }}>
          <SwapIcon />
          {t('toMy')}
        </Link>
      ) : (
        <Link to="/admin" activeOptions={{ exact: true, includeSearch: false }}>
          <SwapIcon />
          {t('toAdmin')}
        </Link>
      )}
    </MenuItem>
  )
}
