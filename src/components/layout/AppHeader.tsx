import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SearchOpener } from '#src/features/search/SearchOpener.tsx'
import { useMenuWork } from '#src/features/work/use-menu-counts.ts'
import { AreaMark } from './AreaMark.tsx'
import { BrandLink, isLongName } from './BrandLink.tsx'
import { MemberMenu } from './MemberMenu.tsx'
import { useSideMenuTexts } from './side-menu-texts.ts'
import { useNextAction } from './use-next-action.ts'

/**
 * The bar of the member area and the admin area: on phones the link home, then the search, notifications and the
 * account.
 */
export function AppHeader({ side }: { side: 'my' | 'admin' }) {
  const { t } = useSideMenuTexts()
  const { t: common } = useTranslation()
  useMenuWork()
  useNextAction()
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      columnGap="3"
      minHeight="inherit"
      px={{ base: 'edge', md: side === 'my' ? '8' : 'edge', lg: '8' }}
      // Aligned with the edges of the content below, which has a reading width in the member area.
      mx="auto"
      maxWidth={side === 'my' ? 'calc({sizes.content} + {spacing.16})' : undefined}
    >
      {/* A long name gives way to the buttons, which move below it only where the text is large. */}
      <chakra.div hideFrom="lg" display="flex" alignItems="center" gap="2" flex="1 1 6.5rem" minWidth="0">
        <BrandLink to={side === 'my' ? '/my' : '/admin'} label={t(side === 'my' ? 'myHome' : 'adminHome')} />
        {side === 'admin' && !isLongName(common('brand')) && <AreaMark />}
      </chakra.div>
      <chakra.div
        display="flex"
        alignItems="center"
        flex={{ base: '0 0 auto', lg: '1' }}
        ml="auto"
        minWidth="min-content"
        gap="1"
      >
        <chakra.div mr={{ lg: 'auto' }}>
          <SearchOpener area={side} />
        </chakra.div>
        <MemberMenu />
      </chakra.div>
    </chakra.div>
  )
}
