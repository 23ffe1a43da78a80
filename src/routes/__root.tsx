import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  useLocation,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { Problem } from '#contract/problem.ts'
import { isAdminPathOpen, type RolesOfMember } from '#domain/admin/pages.ts'
import { type AppContext, useSession } from '#src/components/context/app-context.ts'
import { clearedScreen } from '#src/components/context/cleared-screen.ts'
import { ErrorScreen } from '#src/components/error/ErrorScreen.tsx'
import { FailSafe } from '#src/components/error/FailSafe.tsx'
import { ForbiddenPage } from '#src/components/error/ForbiddenPage.tsx'
import { Layout } from '#src/components/layout/Layout.tsx'
import { type LayoutName, layouts } from '#src/components/layout/layouts.ts'
import { operatorFrom } from '#src/components/layout/operator.ts'
import { Shell } from '#src/components/shell/Shell.tsx'
import { hasQueue } from '#src/features/access/use-has-queue.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { Text } from '#src/ui/Text.tsx'

export const Route = createRootRouteWithContext<AppContext>()({
  loader: ({ context: { api } }) => operatorFrom(api),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ matches }) => ({
    meta: [{ title: i18n.t(matches.some((match) => match._notFound) ? 'error:unknown.title' : 'brand') }],
  }),
  component: Root,
  errorComponent: FatalError,
  notFoundComponent: UnknownPage,
})

function Root() {
  const router = useRouter()
  const { loggedIn, info } = useSession()
  const isCleared = useSyncExternalStore(clearedScreen.subscribe, clearedScreen.get, clearedScreen.get)
  const layout = useMatches({
    select: (matches): LayoutName => {
      if (matches.some((match) => match._notFound))
        return loggedIn ? shellOf(router.state.location.pathname, info) : 'main'
      const match = matches.findLast((one) => one.staticData.layout)
      const { layout = 'main', memberLayout = layout, isOfQueue } = match?.staticData ?? {}
      if (isOfQueue?.(match?.loaderData) && hasQueue(info)) return 'admin'
      return loggedIn ? memberLayout : layout
    },
  })
  // A page restored by the browser has the layout of visitors until the session is loaded.
  const personal = useMatches({
    select: (matches) => {
      const own = matches.findLast((match) => match.staticData.layout)?.staticData.memberLayout
      return own && layouts[own].personal
    },
  })
  return (
    <>
      <HeadContent />
      <Layout name={layout} personal={personal}>
        {!isCleared && <Outlet />}
      </Layout>
      <Shell />
    </>
  )
}

/** Returns the layout of an address without a page, for a member. */
const shellOf = (pathname: string, info: RolesOfMember | undefined): LayoutName =>
  /^\/admin(?:\/|$)/.test(pathname) && isAdminPathOpen('/admin', info) ? 'admin' : 'my'

function UnknownPage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const unknown = <ErrorScreen code={404} path={path} />
  return path.startsWith('/admin/') ? <ForbiddenPage otherwise={unknown} /> : unknown
}

function FatalError({ error }: { error: unknown }) {
  const router = useRouter()
  const { code, message, requestId } = Problem.from(error)
  const screen = (
    <ErrorScreen
      key={router.state.location.href}
      code={code}
      message={message}
      help={
        requestId && (
          <Text size="sm" tone="muted" numeric>
            {i18n.t('error:reference', { id: requestId })}
          </Text>
        )
      }
    />
  )
  // If the layout itself throws the error, the screen is rendered without it.
  return (
    <FailSafe fallback={screen}>
      <Layout name="error">{screen}</Layout>
    </FailSafe>
  )
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout?: LayoutName
    /** Whether the loaded page belongs to the queue of the admin area, for a member who can open the queue. */
    isOfQueue?: (loaderData: unknown) => boolean
    /** The layout for a logged-in member, if it differs from the one for visitors. */
    memberLayout?: LayoutName
    /**
     * The preview picture of the page for messengers, `public/card-….jpg`; by default that of the home page.
     */
    card?: 'home' | 'feature' | 'service' | 'plan'
  }
}
