import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
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

/** The menu of the member's own area: a row on phones, a column beside the content from 1024 px. */
export function MyMenu() {
  const { t } = useTranslation('layout')
  return (
    <chakra.nav aria-label={t('myMenu')} data-print="hidden" overflowX="auto" mx={{ base: '-5', lg: '0' }} px={{ base: '5', lg: '0' }}>
      <chakra.ul display="flex" flexDirection={{ base: 'row', lg: 'column' }} gap="1" listStyleType="none" width={{ lg: '48' }}>
        <chakra.li display="grid"><Item asChild><Link to="/my" activeOptions={{ exact: true, includeSearch: false }}>{t('nav.my')}</Link></Item></chakra.li>
        <chakra.li display="grid"><Item asChild><Link to="/my/subscription" activeOptions={{ includeSearch: false }}>{t('nav.mySubscription')}</Link></Item></chakra.li>
      </chakra.ul>
    </chakra.nav>
  )
}
