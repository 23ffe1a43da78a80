import type { Page } from '@playwright/test'

/** Times in milliseconds since the request of the page, and the sum of its layout shifts. */
export type Visit = { largestPaint: number; takenOver: number | undefined; shift: number }

type MeasuredWindow = Window & { largest?: number; takenOver?: number; changed?: number; shift: number }

// The time without a larger paint after which the largest paint counts as final.
const QUIET_MS = 1_500
const PATIENCE_MS = 30_000

/** Measures the paints of every page that opens from now on. */
export const watchVisits = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const measuredWindow = window as unknown as MeasuredWindow
    measuredWindow.shift = 0
    new PerformanceObserver((list) => {
      measuredWindow.largest = list.getEntries().at(-1)!.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        measuredWindow.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver((_, observer) => {
      // The toast area is the last element that the app adds when it hydrates a page.
      if (!document.querySelector('[data-toast-area]')) return
      measuredWindow.takenOver = performance.now()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

/**
 * Opens an address and waits until its largest paint is final, and until the app, if there is one, has
 * hydrated the page.
 */
export async function visit(page: Page, address: string, hasApp: boolean): Promise<Visit> {
  const answer = await page.goto(address, { waitUntil: 'load' })
  if (answer?.status() !== 200 || new URL(page.url()).pathname !== new URL(address).pathname)
    throw new Error(`${address} led to ${page.url()} (${answer?.status()}).`)
  if (hasApp)
    await page.waitForFunction(
      () => (window as unknown as MeasuredWindow).takenOver !== undefined,
      undefined,
      {
        timeout: PATIENCE_MS,
      },
    )
  await page.waitForTimeout(QUIET_MS)
  const { largest, takenOver, shift } = await page.evaluate(() => {
    const { largest, takenOver, shift } = window as unknown as MeasuredWindow
    return { largest, takenOver, shift }
  })
  if (largest === undefined) throw new Error(`${address} painted nothing.`)
  return { largestPaint: largest, takenOver, shift }
}

/**
 * Returns the time from the click on a link until the page of the link is rendered. With `ahead` the link is hovered
 * for a while before the click.
 */
export async function measureNavigation(page: Page, link: string, ahead: boolean): Promise<number> {
  const target = page.locator(link).first()
  await target.scrollIntoViewIfNeeded()
  if (ahead) {
    await target.hover()
    await page.waitForTimeout(QUIET_MS)
  }
  const { x, y, width, height } = (await target.boundingBox())!
  const title = await page.locator('main h1').first().textContent()
  await page.evaluate((before) => {
    let pressed = 0
    addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
    new MutationObserver((_, observer) => {
      const now = document.querySelector('main h1')?.textContent
      if (pressed === 0 || now === undefined || now === before) return
      observer.disconnect()
      requestAnimationFrame((drawnAt) => ((window as unknown as MeasuredWindow).changed = drawnAt - pressed))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, title)
  await page.mouse.click(x + Math.min(width / 2, 60), y + height / 2)
  const drawn = await page.waitForFunction(() => (window as unknown as MeasuredWindow).changed, undefined, {
    timeout: PATIENCE_MS,
  })
  return (await drawn.jsonValue())!
}
