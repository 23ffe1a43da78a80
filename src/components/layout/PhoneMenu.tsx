import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/components/context/app-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Container } from '#src/ui/Container.tsx'
import { CloseIcon, MenuIcon } from '#src/ui/frame-icons.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { MenuOpener } from './MenuOpener.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import { useDisclosureMenu } from './use-disclosure-menu.ts'
import { withReturnTo } from './way-back.ts'

const Root = chakra('details', {
  base: {
    // The same size as the button that opens the menu: until the parser reaches the button, the browser shows its
    // default text.
    boxSize: 'touch',
    '&[open] [data-when=closed], &:not([open]) [data-when=open]': { display: 'none' },
  },
})

/** The main menu on narrow windows. */
export function PhoneMenu() {
  const { t } = useTranslation('layout')
  const { loggedIn } = useSession()
  const { root, onChoice } = useDisclosureMenu()
  return (
    <chakra.nav aria-label={t('menu')} hideFrom="lg">
      <Root {...root}>
        <MenuOpener>
          <MenuIcon boxSize="6" data-when="closed" />
          <CloseIcon boxSize="6" data-when="open" />
          <VisuallyHidden>{t('openMenu')}</VisuallyHidden>
        </MenuOpener>
        <chakra.div
          position="absolute"
          top="100%"
          left="0"
          right="0"
          zIndex="bar"
          bg="bg.raised"
          borderBottomWidth="1px"
          borderBottomStyle="solid"
          borderColor="border"
          shadow="raised"
          onClick={onChoice}
        >
          <Container py="3">
            <SiteMenu direction="column" />
            {!loggedIn && (
              <ButtonLink asChild variant="outline" width="full" mt="3" mb="2" hideFrom="md">
                <Link to="/auth/signup" search={withReturnTo}>
                  {t('signup')}
                </Link>
              </ButtonLink>
            )}
          </Container>
        </chakra.div>
      </Root>
    </chakra.nav>
  )
}
