import type { CDPSession, Page } from '@playwright/test'

/**
 * The root text sizes, in per cent of the browser's default (WCAG 1.4.4), each with the window widths at which every
 * address is checked, in pixels. The gate checks the narrowest width with both sizes and the narrowest desktop width;
 * `look` checks the widths of a phone and of a usual desktop. The long tests check every width with both sizes.
 */
const ALL = [320, 360, 768, 1024, 1280, 1440] as const
const isGate = process.env.JOURNEYS === 'once'
const WIDTHS: Record<number, readonly number[]> = {
  100: isGate ? [320, 1024] : ALL,
  200: isGate ? [320] : ALL,
}
const HEIGHT = 800

/**
 * Returns the layout faults of the open page at every width and text size. The window and the text change in place,
 * since loading a page takes longer than rendering it several times. Takes a session of the browser of the page.
 */
export async function layoutFaults(page: Page, browser: CDPSession): Promise<string[]> {
  const faults: string[] = []
  for (const [textSize, widths] of Object.entries(WIDTHS))
    for (const width of widths) {
      const size = { width, height: HEIGHT, deviceScaleFactor: 1, mobile: false }
      await browser.send('Emulation.setDeviceMetricsOverride', size)
      const found = await page.evaluate(faultsAt, Number(textSize))
      faults.push(...found.map((fault) => `${width} px, ${textSize} %: ${fault}`))
    }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await browser.send('Emulation.clearDeviceMetricsOverride')
  return faults
}

/** This function runs in the page, so it cannot use anything that is defined outside of it. */
async function faultsAt(textSize: number): Promise<string[]> {
  const root = document.documentElement
  root.style.fontSize = `${textSize}%`
  // Values that a component computes from its width are rendered a frame later.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const faults = new Set<string>()
  const width = root.clientWidth
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `<${element.tagName.toLowerCase()}> ${text.trim().replace(/\s+/g, ' ').slice(0, 40)}`
  }
  const memoize = <Value>(read: (element: Element) => Value) => {
    const known = new Map<Element, Value>()
    return (element: Element): Value => {
      if (!known.has(element)) known.set(element, read(element))
      return known.get(element)!
    }
  }
  const styleOf = memoize((element) => getComputedStyle(element))
  const boxOf = memoize((element) => element.getBoundingClientRect())
  const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const mayBeCut = (element: Element) =>
    styleOf(element).textOverflow === 'ellipsis' || styleOf(element).webkitLineClamp !== 'none'
  // Text only for screen readers is clipped.
  const isForEyes = memoize((element): boolean => {
    if (styleOf(element).clip !== 'auto') return false
    return element.parentElement === null || isForEyes(element.parentElement)
  })
  const ancestorsOf = function* (element: Element) {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) yield at
  }
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !(element instanceof SVGElement) &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      isForEyes(element),
  )

  // The page is as wide as the window.
  if (root.scrollWidth > width) {
    const wide = shown.filter(
      (element) =>
        boxOf(element).right > width + 1 &&
        ![...ancestorsOf(element)].some((at) => styleOf(at).overflowX !== 'visible'),
    )
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    )
    faults.add(
      `the page is ${root.scrollWidth - width} px too wide: ${innermost.slice(0, 3).map(nameOf).join('; ')}`,
    )
  }

  // A table shows every column; with larger text it may scroll within its container (WCAG 1.4.10 excepts tables).
  for (const table of shown.filter((element) => element.tagName === 'TABLE')) {
    const frame = table.parentElement!
    const tooWide = frame.scrollWidth - frame.clientWidth
    const isScrollable = frame.tabIndex === 0 && textSize > 100
    if (tooWide > 1 && !isScrollable) faults.add(`a table is ${tooWide} px too wide: ${nameOf(table)}`)
  }

  // The header is one row high as long as the text has its usual size.
  const rows = [...document.querySelectorAll('header')].map((bar) => {
    const tops = shown
      .filter((one) => bar.contains(one) && one.matches('a[href], button, summary'))
      .map((one) => boxOf(one))
      .filter(({ height }) => height > 0)
    const [first] = tops
    return first === undefined || tops.every(({ top, bottom }) => top < first.bottom && bottom > first.top)
  })
  if (textSize === 100 && rows.includes(false)) faults.add('the bar on top has two rows')

  const range = document.createRange()
  for (const element of shown) {
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
    if (texts.length === 0) continue
    range.setStartBefore(texts[0]!)
    range.setEndAfter(texts.at(-1)!)
    const text = range.getBoundingClientRect()
    // A text stays inside its box, and truncated text ends with an ellipsis. Spaces at the end of a line of
    // `pre-wrap` may overflow.
    const mayHang = /inline$|pre-wrap/.test(`${styleOf(element).whiteSpace} ${styleOf(element).display}`)
    if (
      !mayHang &&
      text.right > boxOf(element).right + 2 &&
      !mayBeCut(element) &&
      !isClipping(styleOf(element).overflowX)
    )
      faults.add(`wider than its place: ${nameOf(element)}`)
    for (const at of [element, ...ancestorsOf(element)]) {
      const { overflowX, overflowY } = styleOf(at)
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || mayBeCut(at)) break
      const box = boxOf(at)
      if (isClipping(overflowX) && (text.right > box.right + 1 || text.left < box.left - 1)) {
        faults.add(`cut: ${nameOf(element)}`)
        break
      }
      if (isClipping(overflowY) && text.bottom > box.bottom + 2) {
        faults.add(`cut below: ${nameOf(element)}`)
        break
      }
    }
    // A word is not broken if there is space for it.
    if (textSize > 100 || element.children.length > 0) continue
    const wordCount = element.textContent!.trim().split(/\s+/).length
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    if (lines > 2 && lines > wordCount && text.width < 8 * Number.parseFloat(styleOf(element).fontSize))
      faults.add(`${lines} lines for ${wordCount} words: ${nameOf(element)}`)
  }

  // An element with the keyboard focus must not be covered by a sticky bar (WCAG 2.4.11).
  const bars = new Set(shown.filter((element) => /fixed|sticky/.test(styleOf(element).position)))
  const controls = shown.filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      element.matches('a[href], button, input, select, textarea, summary, [tabindex]'),
  )
  for (const control of bars.size > 0 ? controls : []) {
    control.focus()
    if (document.activeElement !== control) continue
    const { left, top, width: wide, height } = control.getBoundingClientRect()
    // Of a control that is higher than half of the window, only the beginning must be visible.
    const ends = height > window.innerHeight / 2 ? [top + 20] : [top + height / 2, top + height - 2]
    const isCovered = ends.some((y) => {
      for (let over = document.elementFromPoint(left + wide / 2, y); over; over = over.parentElement)
        if (bars.has(over) && !over.contains(control)) return true
      return false
    })
    if (isCovered) faults.add(`under a bar when focused: ${nameOf(control)}`)
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
  return [...faults]
}
