import { Link, useLocation } from '@tanstack/react-router'
import { isAdminPathOpen } from '#domain/admin/pages.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { useMenuCounts } from '#src/features/work/use-menu-counts.ts'
import { SwapIcon } from '#src/ui/shell-icons.tsx'
import { MenuCount } from './MenuCount.tsx'
import { MenuItem } from './MenuItem.tsx'
import { useSideMenuTexts } from './side-menu-texts.ts'

/**
 * The link between the member area and the admin area, for members who may open the admin area. `side` is the current
 * area, by default the area of the address.
 */
export function StaffItem({ side }: { side?: 'my' | 'admin' }) {
  const { t } = useSideMenuTexts()
  const { info } = useSession()
  const { admin: counts } = useMenuCounts()
  const isAdminPath = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) })
  const inAdmin = side ? side === 'admin' : isAdminPath
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
          <MenuCount count={counts['/admin']} />
        </Link>
      )}
    </MenuItem>
  )
}
