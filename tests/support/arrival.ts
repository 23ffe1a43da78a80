import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What a page did while it opened and took over from its HTML. */
export type Arrival = {
  /** Cumulative layout shift, since the first paint. */
  shift: number
  /** Calls of the API, path and body. */
  calls: string[]
  /** Everything that was fetched, calls too: address and body. */
  fetched: string[]
  /** Web fonts among it. */
  fonts: string[]
  /** What the console was told, and errors nobody caught. */
  complaints: string[]
}

type Shifting = Window & { shift?: number }

/** Opens a page and stays until the app has taken it over and the network is quiet. */
export async function arrive(page: Page, address: string): Promise<Arrival> {
  const calls: string[] = []
  const fetched: string[] = []
  const fonts: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const what = `${pathname}${search} ${request.postData() ?? ''}`
    fetched.push(what)
    if (pathname.includes('/api/')) calls.push(what)
    if (request.resourceType() === 'font') fonts.push(what)
  })
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  )
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() => {
    const here = window as Shifting
    here.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        here.shift! += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await takenOver(page)
  await page.waitForLoadState('networkidle')
  return { shift: await page.evaluate(() => (window as Shifting).shift!), calls, fetched, fonts, complaints }
}

/** Waits until the app answers for the page: the area of its toasts is the last thing it puts there. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('[data-toast-area]')).toBeAttached()
}
