import { expect, it } from 'vitest'
import { MyEntries } from '#src/components/layout/MyEntries.tsx'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { pagesOfSideBar, settingsEntries } from './settings-entries.ts'

it('the pages that wide windows omit are pages of the settings that the side bar lists', async () => {
  const sideBar = await renderInApp(<MyEntries />)
  const entries = new Set<string>(settingsEntries.flatMap(({ pages }) => pages.map(({ to }) => to)))
  expect(pagesOfSideBar.size).toBeGreaterThan(0)
  for (const page of pagesOfSideBar) {
    expect(sideBar).toContain(`href="${page}"`)
    expect(entries).toContain(page)
  }
})
