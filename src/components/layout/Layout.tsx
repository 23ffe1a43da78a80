import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useRestoring } from '#src/components/app-context.ts'
import { useTranslation } from 'react-i18next'
import { Container } from '#src/ui/Container.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import { type LayoutName, layouts } from './layouts.ts'
import { AdminMenu, MyMenu } from './SideMenu.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const CONTENT_ID = 'content'

/** The frame of a screen, drawn from the table of layouts. */
export function Layout({ name, children }: { name: LayoutName; children: ReactNode }) {
  const { t } = useTranslation('layout')
  const { header, side, footer, width, personal } = layouts[name]
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh" data-layout={name}>
      {header !== 'none' && <SkipLink targetId={CONTENT_ID}>{t('skip')}</SkipLink>}
      {header !== 'none' && <SiteHeader kind={header} />}
      <Sides side={side}>
        <Main personal={personal}>
          {width === 'full' ? children : <Framed width={width} beside={side !== 'none'}>{children}</Framed>}
        </Main>
      </Sides>
      {footer && <SiteFooter links={header === 'site'} />}
    </chakra.div>
  )
}

// For itself, since it alone follows the session.
function Main({ personal = false, children }: { personal?: boolean | undefined; children: ReactNode }) {
  const restoring = useRestoring()
  return <chakra.main id={CONTENT_ID} tabIndex={-1} outline="none" flex="1" minWidth="0" hidden={personal && restoring}>{children}</chakra.main>
}

function Sides({ side, children }: { side: (typeof layouts)[LayoutName]['side']; children: ReactNode }) {
  if (side === 'none') return children
  return (
    <Container display="flex" flexDirection={{ base: 'column', lg: 'row' }} gap={{ base: '4', lg: '10' }} pt={{ base: '4', lg: '10' }} pb="16" flex="1">
      {side === 'my' ? <MyMenu /> : <AdminMenu />}
      {children}
    </Container>
  )
}

function Framed({ width, beside, children }: { width: 'content' | 'form' | 'narrow'; beside: boolean; children: ReactNode }) {
  if (beside) return children
  return (
    <Container size={width === 'content' ? 'content' : 'form'} py={{ base: '8', md: '16' }} maxWidth={width === 'narrow' ? '32rem' : undefined}>
      {children}
    </Container>
  )
}
