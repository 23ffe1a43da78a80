import { chakra } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useRestoring } from '#src/components/app-context.ts'
import { Container } from '#src/ui/Container.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import { type LayoutName, layouts } from './layouts.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const CONTENT_ID = 'content'

// Public pages have none, and they are the first that anybody sees.
const SideMenu = lazy(() => import('./SideMenu.tsx').then((module) => ({ default: module.SideMenu })))

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
          {width === 'full' ? (
            children
          ) : (
            <Framed width={width} beside={side !== 'none'}>
              {children}
            </Framed>
          )}
        </Main>
      </Sides>
      {footer && <SiteFooter links={header === 'site'} />}
    </chakra.div>
  )
}

// For itself, since it alone follows the session.
function Main({ personal = false, children }: { personal?: boolean | undefined; children: ReactNode }) {
  const restoring = useRestoring()
  return (
    <chakra.main
      id={CONTENT_ID}
      tabIndex={-1}
      outline="none"
      flex="1"
      minWidth="0"
      hidden={personal && restoring}
    >
      {children}
    </chakra.main>
  )
}

function Sides({ side, children }: { side: (typeof layouts)[LayoutName]['side']; children: ReactNode }) {
  const { t } = useTranslation('layout')
  if (side === 'none') return children
  return (
    <Container
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
      gap={{ base: '4', lg: '10' }}
      pt={{ base: '4', lg: '10' }}
      pb="16"
      flex="1"
    >
      {/* A row on phones, a column beside the content from 1024 px; as high and wide before its entries are there. */}
      <chakra.nav
        aria-label={t(side === 'my' ? 'myMenu' : 'adminMenu')}
        data-print="hidden"
        overflowX="auto"
        flexShrink="0"
        minHeight="touch"
        minWidth={{ lg: '48' }}
        mx={{ base: '-5', lg: '0' }}
        px={{ base: '5', lg: '0' }}
      >
        <Suspense fallback={null}>
          <SideMenu side={side} />
        </Suspense>
      </chakra.nav>
      {children}
    </Container>
  )
}

function Framed({
  width,
  beside,
  children,
}: {
  width: 'content' | 'form' | 'narrow'
  beside: boolean
  children: ReactNode
}) {
  if (beside) return children
  return (
    <Container
      size={width === 'content' ? 'content' : 'form'}
      py={{ base: '8', md: '16' }}
      maxWidth={width === 'narrow' ? '32rem' : undefined}
    >
      {children}
    </Container>
  )
}
