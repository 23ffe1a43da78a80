import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The events of a page while it opened and hydrated. */
export type Arrival = {
  /** Cumulative layout shift, since the first paint. */
  shift: number
  /** The moved elements, with their old and new positions. */
  moved: string
  /** The calls of the API, each with path and body. */
  calls: string[]
  /** All requests, including the calls of the API, each with address and body. */
  fetched: string[]
  /** The web fonts among the requests. */
  fonts: string[]
  /** The messages of the console, and uncaught errors. */
  complaints: string[]
}

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
type LayoutShift = PerformanceEntry & { value: number; sources: Source[] }
type ShiftWindow = Window & { shift: number; moved: string }

/** Opens a page and waits until the app has hydrated it and the network is quiet. */
export async function arrive(page: Page, address: string): Promise<Arrival> {
  const calls: string[] = []
  const fetched: string[] = []
  const fonts: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const callText = `${pathname}${search} ${request.postData() ?? ''}`
    fetched.push(callText)
    if (pathname.includes('/api/')) calls.push(callText)
    if (request.resourceType() === 'font') fonts.push(callText)
  })
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  )
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() => {
    const shiftWindow = Object.assign(window as unknown as ShiftWindow, { shift: 0, moved: '' })
    const rectText = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        shiftWindow.shift += value
        for (const { node, previousRect, currentRect } of sources) {
          const nodeText = node instanceof Element ? node.outerHTML : node?.textContent
          shiftWindow.moved += `${Math.round(startTime)} ms: ${nodeText?.slice(0, 120)} from ${rectText(previousRect)} to ${rectText(currentRect)}\n`
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const { shift, moved } = await page.evaluate(() => {
    const { shift, moved } = window as unknown as ShiftWindow
    return { shift, moved }
  })
  return { shift, moved, calls, fetched, fonts, complaints }
}

/** Delays a page's requests to an address until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Waits until the app has hydrated the page. The toast area is the last element that the app adds around the content.
 * The content is hydrated in pieces, and React marks each element of a piece shortly before the piece can be used.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('[data-toast-area]')).toBeAttached()
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll('main :is(button, input, summary)')].at(-1)
    return !last || Object.keys(last).some((key) => key.startsWith('__reactProps$'))
  })
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))))
}
