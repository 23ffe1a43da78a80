import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import type { AppContext } from '#src/components/app-context.ts'
import { later } from '#src/components/later.ts'
import { pagesThatAre } from './rendered-pages.ts'
import { createAppRouter } from './router.ts'

// Both trees are made of the same route objects: other test files of the worker must not share them.
vi.resetModules()
const { createPageTree } = await import('./page-tree.ts')

const context: AppContext = {
  api: {} as AppContext['api'],
  machines: later(() => Promise.reject(new Error('Nobody is asked here.'))),
}

it('has the pages that come as HTML, the error page and nothing else', () => {
  const { routesByPath } = createAppRouter(
    context,
    createPageTree(() => Promise.resolve()),
    createMemoryHistory(),
  )
  const paths = Object.keys(routesByPath).map((path) => path.replace(/(?<=.)\/$/, ''))
  expect(paths.sort()).toEqual([...pagesThatAre('built'), ...pagesThatAre('asked'), '/error', '/$'].sort())
})
