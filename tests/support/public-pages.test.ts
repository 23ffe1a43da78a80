import { expect, it } from 'vitest'
import { pagesThatAre } from '#src/app/rendered-pages.ts'
import { publicPages } from './public-pages.ts'

it('names every page that visitors get as HTML', () => {
  const routes = new Set(publicPages.map(({ route }) => route))
  expect([...routes].sort()).toEqual([...pagesThatAre('built'), ...pagesThatAre('asked')].sort())
})
