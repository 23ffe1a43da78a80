import type { Locator } from '@playwright/test'
import { plainMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'

/* Bars of charts consist of background colours only. Forced colours and printing usually omit background colours. */

/** Returns the background colours within a chart, and whether they are printed. */
const paintedIn = (drawing: Locator) =>
  drawing.evaluate((root) => {
    const probe = document.body.appendChild(document.createElement('div'))
    probe.style.backgroundColor = 'Canvas'
    const canvasColor = getComputedStyle(probe).backgroundColor
    probe.remove()
    const styles = [...root.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)),
    )
    const paintedStyles = styles.filter(
      ({ backgroundColor: colour }) =>
        !/^(?:transparent|rgba\(.*, 0\))$/.test(colour) && colour !== canvasColor,
    )
    return {
      colours: [...new Set(paintedStyles.map(({ backgroundColor }) => backgroundColor))],
      isOnPaper:
        paintedStyles.length > 0 && paintedStyles.every((style) => style.printColorAdjust === 'exact'),
    }
  })

test('bars are visible in forced colours and in print', async ({ page }) => {
  await enter(page, '/my', plainMember)
  await expectVisibleBars(columns())
  await page.goto('/my/bill')
  await expectVisibleBars(columns())
  await page.goto('/my/member/withdraw')
  await expectVisibleBars(page.getByRole('progressbar'))

  function columns(): Locator {
    return page
      .locator('input[type=range][aria-label$="월별 청구 금액"]')
      .locator('xpath=preceding-sibling::*[1]')
  }

  async function expectVisibleBars(drawing: Locator) {
    await expect(drawing).toBeVisible()
    await page.emulateMedia({ forcedColors: 'active', media: 'screen' })
    expect.soft((await paintedIn(drawing)).colours.length).toBeGreaterThan(0)
    await page.emulateMedia({ forcedColors: 'none', media: 'print' })
    expect.soft((await paintedIn(drawing)).isOnPaper).toBe(true)
    await page.emulateMedia({ forcedColors: 'none', media: 'screen' })
  }
})
