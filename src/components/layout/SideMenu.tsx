import { chakra } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import '#src/i18n/areas/sideMenu.ts'
import { useTranslation } from 'react-i18next'
import { type AdminPage, adminPagesOf } from '#domain/admin/pages.ts'
import { useSession } from '#src/components/app-context.ts'

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

/** The entries of an area's menu. */
export function SideMenu({ side }: { side: 'my' | 'admin' }) {
  const list = useRef<HTMLUListElement>(null)
  const pathname = useLocation({ select: ({ pathname: path }) => path })

  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    // Sideways only: the page itself stays where it is.
    const row = list.current?.parentElement
    if (current && row)
      row.scrollLeft +=
        current.getBoundingClientRect().left -
        row.getBoundingClientRect().left -
        (row.clientWidth - current.offsetWidth) / 2
  }, [pathname])

  return (
    <chakra.ul
      ref={list}
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      gap="1"
      listStyleType="none"
      width={{ lg: '48' }}
    >
      {side === 'my' ? <MyEntries /> : <AdminEntries />}
    </chakra.ul>
  )
}

const Entry = ({ children }: { children: ReactNode }) => (
  <chakra.li display="grid">
    <Item asChild>{children}</Item>
  </chakra.li>
)

function MyEntries() {
  const { t } = useTranslation('sideMenu')
  return (
    <>
      <Entry>
        <Link to="/my" activeOptions={{ exact: true, includeSearch: false }}>
          {t('my')}
        </Link>
      </Entry>
      <Entry>
        <Link to="/my/subscription" activeOptions={{ includeSearch: false }}>
          {t('mySubscription')}
        </Link>
      </Entry>
      <Entry>
        <Link to="/my/bill" activeOptions={{ includeSearch: false }}>
          {t('myBill')}
        </Link>
      </Entry>
      <Entry>
        <Link to="/my/inquiry" activeOptions={{ includeSearch: false }}>
          {t('myInquiry')}
        </Link>
      </Entry>
      <Entry>
        <Link to="/my/counsel" activeOptions={{ includeSearch: false }}>
          {t('myCounsel')}
        </Link>
      </Entry>
      <Entry>
        <Link to="/my/notification" activeOptions={{ includeSearch: false }}>
          {t('myNotification')}
        </Link>
      </Entry>
      <Entry>
        <Link to="/my/mfa" activeOptions={{ includeSearch: false }}>
          {t('myMfa')}
        </Link>
      </Entry>
      <Entry>
        <Link to="/my/member">{t('myMember')}</Link>
      </Entry>
      <Entry>
        <Link to="/my/session">{t('mySession')}</Link>
      </Entry>
      <Entry>
        <Link to="/my/terms" activeOptions={{ includeSearch: false }}>
          {t('myTerms')}
        </Link>
      </Entry>
    </>
  )
}

const names = {
  '/admin/subscription': 'adminSubscription',
  '/admin/inquiry': 'adminInquiry',
  '/admin/bill': 'adminBill',
  '/admin/counsel': 'adminCounsel',
  '/admin/notice': 'adminNotice',
  '/admin/approval': 'adminApproval',
  '/admin/member': 'adminMember',
  '/admin/apps': 'adminApps',
  '/admin/delegation': 'adminDelegation',
  '/admin/abnormal': 'adminAbnormal',
  '/admin/audit': 'adminAudit',
} as const satisfies Record<AdminPage, string>

function AdminEntries() {
  const { t } = useTranslation('sideMenu')
  const { info } = useSession()
  return (
    <>
      <Entry>
        <Link to="/admin" activeOptions={{ exact: true, includeSearch: false }}>
          {t('admin')}
        </Link>
      </Entry>
      {adminPagesOf(info).map((page) => (
        <Entry key={page}>
          <Link to={page} activeOptions={{ includeSearch: false }}>
            {t(names[page])}
          </Link>
        </Entry>
      ))}
    </>
  )
}
