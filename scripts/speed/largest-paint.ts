import type { Browser, Page } from '@playwright/test'

// A slow phone on a slow line: 1.6 Mbit/s, 150 ms there and back, a fourth of the processor.
const line = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}
const CPU_SLOWDOWN = 4
// Nothing larger comes after this.
const QUIET_MS = 1_500

type Painting = Window & { largest?: number }

/** When the largest part of a page was painted, in milliseconds since it was asked for, on a slow phone. */
export async function largestPaint(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, {}, async (page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', line)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(() => {
      const here = window as Painting
      new PerformanceObserver((list) => {
        here.largest = list.getEntries().at(-1)!.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(QUIET_MS)
    const largest = await page.evaluate(() => (window as Painting).largest)
    if (largest === undefined) throw new Error(`${url} painted nothing.`)
    return largest
  })
}

/** What the main part of a page says, without any script. */
export const mainText = (browser: Browser, url: string): Promise<string> =>
  onPhone(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(url)
    return ((await page.locator('main').textContent()) ?? '').replaceAll(/\s+/g, '')
  })

async function onPhone<Found>(
  browser: Browser,
  options: { javaScriptEnabled?: boolean },
  look: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    ...options,
  })
  try {
    return await look(await context.newPage())
  } finally {
    await context.close()
  }
}
