import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Container } from '#src/ui/Container.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { BrandLink } from './BrandLink.tsx'
import type { LayoutShape } from './layouts.ts'
import { PhoneMenu } from './PhoneMenu.tsx'
import { SiteMenu } from './SiteMenu.tsx'

type Props = {
  kind: Exclude<LayoutShape['header'], 'none' | 'app'>
  /** Whether the header is above the login form. On wide windows there is then no line below the header. */
  isGate?: boolean
}

/**
 * The header of the site's pages: always the link home, and on pages that can be left also the site's menu and the
 * account.
 */
export function SiteHeader({ kind, isGate = false }: Props) {
  const { t } = useTranslation('layout')
  return (
    <chakra.header
      position="relative"
      bg="bg.panel"
      borderBottomWidth={isGate ? { base: '1px', lg: '0' } : '1px'}
      borderColor="border"
      data-print="hidden"
    >
      <Container>
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          flexWrap="wrap"
          gap={{ base: '2', lg: '6' }}
          minHeight="16"
        >
          {/* A long name gives way to the buttons, which move below it only where the text is large. */}
          <chakra.div
            flex={{ base: '1 1 6.5rem', lg: '1 1 8rem' }}
            minWidth="0"
            maxWidth={{ lg: 'max-content' }}
          >
            <BrandLink />
          </chakra.div>
          {kind === 'site' && (
            <>
              <chakra.nav aria-label={t('menu')} hideBelow="lg" mr="auto">
                <SiteMenu direction="row" />
              </chakra.nav>
              {/* As wide as the member's part, so that nothing moves when the member's part replaces it. */}
              <chakra.div
                display="flex"
                alignItems="center"
                justifyContent="flex-end"
                gap="2"
                flex="0 0 auto"
                ml="auto"
                minWidth={{ base: 'min({sizes.36}, 40vw)', md: 'min({sizes.64}, 40vw)' }}
              >
                <AccountMenu />
                <PhoneMenu />
              </chakra.div>
            </>
          )}
        </chakra.div>
      </Container>
    </chakra.header>
  )
}
