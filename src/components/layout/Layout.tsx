import { chakra } from '@chakra-ui/react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useRestoring } from '#src/components/context/app-context.ts'
import { Container } from '#src/ui/Container.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import { useKnownWidth } from '#src/ui/use-media-query.ts'
import { ClosedGate } from './ClosedGate.tsx'
import { type LayoutName, type LayoutShape, layouts } from './layouts.ts'
import { AppHeader, SideBar, TabBar } from './member-parts.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const CONTENT_ID = 'content'

type Props = {
  name: LayoutName
  /** Whether the screen may show a member's own data although visitors have the same layout. */
  personal?: boolean | undefined
  children: ReactNode
}

/**
 * The layout of a screen, according to the table of layouts. Its parts keep their positions in the tree of
 * components, so that React does not mount the screen again when the layout changes.
 */
export function Layout({ name, personal: mayBePersonal, children }: Props) {
  const { t } = useTranslation('layout')
  const { header, side, footer, width, personal } = layouts[name]
  const isWide = useKnownWidth('lg')
  return (
    <chakra.div display="flex" minHeight="100dvh" data-layout={name}>
      {header !== 'none' && <SkipLink targetId={CONTENT_ID}>{t('skip')}</SkipLink>}
      {side !== 'none' && isWide !== false && <SideFrame side={side} />}
      <Column isSheet={side === 'admin'} isGate={width === 'gate'}>
        {header === 'app' && side !== 'none' ? (
          <TopBar side={side} />
        ) : (
          header !== 'none' && (
            <SiteHeader kind={header === 'app' ? 'brand' : header} isGate={width === 'gate'} />
          )
        )}
        <Main personal={personal ?? mayBePersonal} below={side !== 'none'}>
          <WidthFrame width={width}>{children}</WidthFrame>
        </Main>
        {footer && <SiteFooter links={header === 'site'} isShort={width === 'gate'} />}
        {width === 'gate' && <ClosedGate />}
      </Column>
      {side !== 'none' && isWide !== true && <TabFrame side={side} />}
    </chakra.div>
  )
}

// In the admin area the content is a sheet next to the menu, with outlined cards; phones have no room for a margin
// around the sheet.
const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
  variants: {
    isSheet: {
      true: {
        lg: {
          my: '1',
          me: '2',
          bg: 'bg.panel',
          rounded: 'xl',
          borderWidth: '1px',
          borderStyle: 'solid',
          borderColor: 'border',
          '& [data-sheet]': { borderWidth: '1px', borderStyle: 'solid', borderColor: 'border' },
          '& [data-sheet] [data-sheet]': { borderWidth: '0' },
        },
      },
    },
    // The drawing of the gate has the height of the window next to the header, the form and the footer.
    isGate: {
      true: {
        lg: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) min(46rem, 49%)',
          gridTemplateRows: 'auto minmax(0, 1fr) auto',
          bg: 'bg.panel',
          '& > :is(header, main, footer)': { gridColumn: '1' },
          '& > main': { display: 'grid', alignItems: 'center' },
          '& [data-sheet]': { borderWidth: '0', shadow: 'none', py: '0' },
        },
      },
    },
  },
})

/** The column of the menu. It has its full width even before the entries of the menu are loaded. */
const SideFrame = ({ side }: { side: 'my' | 'admin' }) => (
  <chakra.div hideBelow="lg" data-print="hidden" flexShrink="0" width="sideBar">
    <chakra.div
      position="sticky"
      top="0"
      height="100dvh"
      display="flex"
      flexDirection="column"
      width="sideBar"
      p="3"
      pt="4"
    >
      <Suspense fallback={null}>
        <SideBar side={side} />
      </Suspense>
    </chakra.div>
  </chakra.div>
)

const TopBar = ({ side }: { side: 'my' | 'admin' }) => (
  <chakra.header
    data-print="hidden"
    position="relative"
    zIndex="bar"
    minHeight={{ base: '14', lg: side === 'admin' ? '14' : 'topBar' }}
  >
    <Suspense fallback={null}>
      <AppHeader side={side} />
    </Suspense>
  </chakra.header>
)

const TabFrame = ({ side }: { side: 'my' | 'admin' }) => (
  <chakra.div
    hideFrom="lg"
    data-tab-bar=""
    data-print="hidden"
    position="fixed"
    left="0"
    right="0"
    bottom="0"
    zIndex="bar"
    minHeight="tabBar"
    pb="env(safe-area-inset-bottom)"
    bg="bg.panel"
    borderTopWidth="1px"
    borderTopStyle="solid"
    borderColor="border"
    css={{ 'html:has([data-bottom-actions]) &': { mdDown: { display: 'none' } } }}
  >
    <Suspense fallback={null}>
      <TabBar side={side} />
    </Suspense>
  </chakra.div>
)

// A separate component, since only this part re-renders with the session.
function Main({
  personal = false,
  below,
  children,
}: {
  personal?: boolean | undefined
  below: boolean
  children: ReactNode
}) {
  const isRestoring = useRestoring()
  return (
    <chakra.main
      id={CONTENT_ID}
      tabIndex={-1}
      outline="none"
      flex="1"
      minWidth="0"
      pb={below ? { base: '20', lg: '0' } : undefined}
      hidden={personal && isRestoring}
    >
      {children}
    </chakra.main>
  )
}

function WidthFrame({ width, children }: { width: LayoutShape['width']; children: ReactNode }) {
  if (width === 'full') return children
  if (width === 'window')
    return (
      <chakra.div px={{ base: 'edge', lg: '8' }} pb={{ base: '6', lg: '8' }}>
        {children}
      </chakra.div>
    )
  if (width === 'gate')
    return (
      <Container
        size="form"
        maxWidth="32rem"
        pt={{ base: '4', md: '8' }}
        pb={{ base: '8', md: '16', lg: '8' }}
      >
        {children}
      </Container>
    )
  return (
    <Container
      size={width === 'content' ? 'content' : 'form'}
      pt={{ base: '4', md: '8', lg: width === 'content' ? '4' : '8' }}
      pb={{ base: '8', md: '16' }}
    >
      {children}
    </Container>
  )
}
