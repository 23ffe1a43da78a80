import { chakra } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/components/app-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Container } from '#src/ui/Container.tsx'
import { CloseIcon, MenuIcon } from '#src/ui/frame-icons.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { SiteMenu } from './SiteMenu.tsx'

const StaffLink = lazy(() => import('./StaffLink.tsx').then((module) => ({ default: module.StaffLink })))

const Root = chakra('details', {
  base: { '&[open] [data-when=closed], &:not([open]) [data-when=open]': { display: 'none' } },
})

const Opener = chakra('summary', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'touch',
    rounded: 'lg',
    cursor: 'pointer',
    listStyle: 'none',
    _hover: { bg: 'bg.muted' },
    '&::-webkit-details-marker': { display: 'none' },
  },
})

/** The main menu on narrow windows: opens without any script; Escape, a choice and leaving it close it. */
export function PhoneMenu() {
  const { t } = useTranslation('layout')
  const { loggedIn } = useSession()
  const menu = useRef<HTMLDetailsElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const close = () => menu.current?.removeAttribute('open')

  // Drawing it the first time closes nothing: it may have been opened before the script was there.
  const closedFor = useRef(path)
  useEffect(() => {
    if (closedFor.current !== path) close()
    closedFor.current = path
  }, [path])
  useEffect(() => {
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])
  const closeByKey = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return
    close()
    currentTarget.querySelector('summary')?.focus()
  }
  const closeWhenLeft = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <chakra.nav aria-label={t('menu')} hideFrom="lg">
      <Root ref={menu} onKeyDown={closeByKey} onBlur={closeWhenLeft}>
        <Opener>
          <MenuIcon boxSize="6" data-when="closed" />
          <CloseIcon boxSize="6" data-when="open" />
          <VisuallyHidden>{t('openMenu')}</VisuallyHidden>
        </Opener>
        <chakra.div
          position="absolute"
          top="full"
          left="0"
          right="0"
          zIndex="bar"
          bg="bg.panel"
          borderBottomWidth="1px"
          borderBottomStyle="solid"
          borderColor="border"
          shadow="card"
          onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
        >
          <Container py="3">
            <SiteMenu direction="column" />
            {!loggedIn && (
              <ButtonLink asChild variant="outline" width="full" mt="3" mb="2" hideFrom="md">
                <Link to="/auth/signup">{t('signup')}</Link>
              </ButtonLink>
            )}
            {loggedIn && (
              <Suspense fallback={null}>
                <StaffLink />
              </Suspense>
            )}
          </Container>
        </chakra.div>
      </Root>
    </chakra.nav>
  )
}
