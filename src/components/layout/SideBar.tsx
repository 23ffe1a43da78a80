import { chakra } from '@chakra-ui/react'
import { AdminEntries } from './AdminEntries.tsx'
import { AdminPerson } from './AdminPerson.tsx'
import { AreaMark } from './AreaMark.tsx'
import { BrandLink } from './BrandLink.tsx'
import { MyCompany } from './MyCompany.tsx'
import { MyEntries } from './MyEntries.tsx'
import { StaffItem } from './StaffItem.tsx'
import { useSideMenuTexts } from './side-menu-texts.ts'

/**
 * The menu of an area on wide windows: the pages of the area, below them the link to the other area, and the
 * logged-in member, in the member area with their company, in the admin area with their roles.
 */
export function SideBar({ side }: { side: 'my' | 'admin' }) {
  const { t } = useSideMenuTexts()
  return (
    <chakra.nav
      aria-label={t(side === 'my' ? 'myMenu' : 'adminMenu')}
      display="flex"
      flexDirection="column"
      flex="1"
      minHeight="0"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        px="2"
        mb={{ base: '3', lg: side === 'my' ? '3' : '1' }}
      >
        <BrandLink to={side === 'my' ? '/my' : '/admin'} label={t(side === 'my' ? 'myHome' : 'adminHome')} />
        {side === 'admin' && <AreaMark />}
      </chakra.div>
      <chakra.div overflowY="auto" flex="1" mx="-1" px="1" scrollPaddingTop="4" scrollPaddingBottom="4">
        {side === 'my' ? <MyEntries /> : <AdminEntries folds />}
        <FadedEdge />
      </chakra.div>
      <StaffItem side={side} />
      {side === 'admin' ? <AdminPerson /> : <MyCompany />}
    </chakra.nav>
  )
}

// Fades the entries at the lower edge of the menu, as long as more entries follow below. At the end of the menu it is
// below the last entry.
const FadedEdge = () => (
  <chakra.div
    aria-hidden="true"
    position="sticky"
    bottom="0"
    height="4"
    pointerEvents="none"
    backgroundImage="linear-gradient(to top, {colors.bg}, transparent)"
    _print={{ display: 'none' }}
  />
)
