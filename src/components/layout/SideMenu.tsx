import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const Item = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    px: '4',
    rounded: 'lg',
    color: 'fg.muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'bold' },
  },
})

/** A menu of an area: a row on phones, a column beside the content from 1024 px. */
function SideMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.nav aria-label={label} data-print="hidden" overflowX="auto" mx={{ base: '-5', lg: '0' }} px={{ base: '5', lg: '0' }}>
      <chakra.ul display="flex" flexDirection={{ base: 'row', lg: 'column' }} gap="1" listStyleType="none" width={{ lg: '48' }}>
        {children}
      </chakra.ul>
    </chakra.nav>
  )
}

const Entry = ({ children }: { children: ReactNode }) => <chakra.li display="grid"><Item asChild>{children}</Item></chakra.li>

/** The menu of the member's own area. */
export function MyMenu() {
  const { t } = useTranslation('layout')
  return (
    <SideMenu label={t('myMenu')}>
      <Entry><Link to="/my" activeOptions={{ exact: true, includeSearch: false }}>{t('nav.my')}</Link></Entry>
      <Entry><Link to="/my/subscription" activeOptions={{ includeSearch: false }}>{t('nav.mySubscription')}</Link></Entry>
      <Entry><Link to="/my/inquiry" activeOptions={{ includeSearch: false }}>{t('nav.myInquiry')}</Link></Entry>
      <Entry><Link to="/my/counsel" activeOptions={{ includeSearch: false }}>{t('nav.myCounsel')}</Link></Entry>
    </SideMenu>
  )
}

/** The menu of the people who answer. */
export function AdminMenu() {
  const { t } = useTranslation('layout')
  return (
    <SideMenu label={t('adminMenu')}>
      <Entry><Link to="/admin" activeOptions={{ exact: true, includeSearch: false }}>{t('nav.admin')}</Link></Entry>
      <Entry><Link to="/admin/inquiry" activeOptions={{ includeSearch: false }}>{t('nav.adminInquiry')}</Link></Entry>
      <Entry><Link to="/admin/counsel" activeOptions={{ includeSearch: false }}>{t('nav.adminCounsel')}</Link></Entry>
      <Entry><Link to="/admin/notice" activeOptions={{ includeSearch: false }}>{t('nav.adminNotice')}</Link></Entry>
    </SideMenu>
  )
}
