import { expect, it } from 'vitest'
import { staticPages } from '#server/http/pages/feeds.ts'
import { publicPages } from './public-pages.ts'

it('the table of public pages contains every page that search engines may index', () => {
  const routes = new Set<string>(publicPages.map(({ route }) => route))
  expect(staticPages.filter((page) => !routes.has(page))).toEqual([])
})
