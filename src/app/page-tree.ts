import { createRoute, redirect } from '@tanstack/react-router'
import { Route as root } from '#src/routes/__root.tsx'
import { Route as apps } from '#src/routes/apps/index.tsx'
import { Route as error } from '#src/routes/error.tsx'
import { Route as feature } from '#src/routes/feature.tsx'
import { Route as home } from '#src/routes/index.tsx'
import { Route as counsel } from '#src/routes/inquiry/counsel/index.tsx'
import { Route as inquiry } from '#src/routes/inquiry/index.tsx'
import { Route as notice } from '#src/routes/notice/$id.tsx'
import { Route as notices } from '#src/routes/notice/index.tsx'
import { Route as service } from '#src/routes/service/index.tsx'
import { Route as plan } from '#src/routes/service/plan.tsx'
import { Route as post } from '#src/routes/support/board/$id.tsx'
import { Route as board } from '#src/routes/support/board/index.tsx'
import { Route as support } from '#src/routes/support/index.tsx'
import type { AppTree } from './router.ts'

/** By the ids that the generated tree gives them. */
const pages = {
  '/': home,
  '/apps/': apps,
  '/error': error,
  '/feature': feature,
  '/inquiry/': inquiry,
  '/inquiry/counsel/': counsel,
  '/notice/': notices,
  '/notice/$id': notice,
  '/service/': service,
  '/service/plan': plan,
  '/support/': support,
  '/support/board/': board,
  '/support/board/$id': post,
}

/**
 * The routes of the pages that come as HTML, so that such a page is there without all others. Whoever goes elsewhere
 * waits for `growWhole`, which puts the whole tree in this one's place, and goes on there.
 */
export function createPageTree(growWhole: () => Promise<unknown>): AppTree {
  const children = Object.entries(pages).map(([id, route]) =>
    route.update({ id, path: id, getParentRoute: () => root } as never),
  )
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: async ({ location: { href, state } }) => {
      await growWhole()
      throw redirect({ href, state, replace: true })
    },
  })
  return root.addChildren([...children, elsewhere]) as unknown as AppTree
}
