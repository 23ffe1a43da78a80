import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { siteMenu } from './site-menu.ts'

const Item = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    px: '3',
    rounded: 'lg',
    color: 'fg',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=page]': { color: 'brand.fg', fontWeight: 'bold' },
  },
})

/** The links of the main menu, for the bar on wide windows and for the menu that opens on narrow ones. */
export function SiteMenu({ direction }: { direction: 'row' | 'column' }) {
  const { t } = useTranslation('layout')
  return (
    <chakra.ul
      display="flex"
      flexDirection={direction}
      flexWrap={direction === 'row' ? 'wrap' : undefined}
      gap="1"
      listStyleType="none"
    >
      {siteMenu.map(({ key, to, ...active }) => (
        <li key={key}>
          <Item asChild>
            <Link to={to} activeOptions={{ includeSearch: false, exact: 'exact' in active }}>
              {t(`site.${key}`)}
            </Link>
          </Item>
        </li>
      ))}
    </chakra.ul>
  )
}
