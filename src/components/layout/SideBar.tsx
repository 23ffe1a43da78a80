import { chakra } from '@chakra-ui/react'
import { AdminEntries } from './AdminEntries.tsx'
import { BrandLink } from './BrandLink.tsx'
import { MyEntries } from './MyEntries.tsx'
import { StaffItem } from './StaffItem.tsx'
import { useSideMenuTexts } from './side-menu-texts.ts'

/** The menu of an area on wide windows: its pages, and below them the link to the other area. */
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
      <chakra.div px="2" mb="3">
        <BrandLink to={side === 'my' ? '/my' : '/admin'} label={t(side === 'my' ? 'myHome' : 'adminHome')} />
      </chakra.div>
      <chakra.div overflowY="auto" flex="1" mx="-1" px="1">
        {side === 'my' ? <MyEntries /> : <AdminEntries />}
      </chakra.div>
      <StaffItem />
    </chakra.nav>
  )
}
