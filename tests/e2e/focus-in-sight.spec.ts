import type { Page } from '@playwright/test'
import { plainMember, securityMember, smsMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { openRequestHub } from '../support/subscription.ts'

/* The element with the keyboard focus is not covered by a sticky bar (WCAG 2.4.11). */

type Focus = { name: string; index: number; covered: boolean }

/** Returns the focused element, its index on the page, and whether a bar covers its middle or its end. */
const focusOf = (page: Page) =>
  page.evaluate((): Focus => {
    const focused = document.activeElement!
    const isBar = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position)
    const coverAt = (x: number, y: number) => {
      let top = document.elementFromPoint(x, y)
      while (top && !(isBar(top) && !top.contains(focused))) top = top.parentElement
      return top !== null
    }
    const { left, top, width, height } = focused.getBoundingClientRect()
    const middle = left + width / 2
    return {
      name: (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40),
      index: [...document.querySelectorAll('*')].indexOf(focused),
      covered: coverAt(middle, top + height / 2) || coverAt(middle, top + height - 2),
    }
  })

/** Moves the focus with Tab from the top of a page to its end; returns the elements that a bar covers. */
async function coveredOf(page: Page): Promise<string[]> {
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
  const covered: string[] = []
  let stops = 0
  for (let last = -1; ; stops += 1) {
    await page.keyboard.press('Tab')
    const focus = await focusOf(page)
    if (focus.index <= last) break
    last = focus.index
    if (focus.covered) covered.push(focus.name)
  }
  expect(stops, 'what the page has for the keyboard').toBeGreaterThan(5)
  return covered
}

test('the tab bar covers no focused element', async ({ page }) => {
  await enter(page, '/my', plainMember)
  for (const address of ['/my', '/my/subscription', '/my/bill']) {
    await page.goto(address)
    expect(await coveredOf(page), address).toEqual([])
  }
})

test('the price and the buttons of a request cover no focused element @long', async ({ page }) => {
  await openRequestHub(page, plainMember)
  const { width } = page.viewportSize()!
  for (const size of [
    { width, height: 640 },
    { width: 800, height: 600 },
  ]) {
    await page.setViewportSize(size)
    await page.reload()
    expect(await coveredOf(page), `${size.width}`).toEqual([])
  }
})

test('the buttons of a form cover no focused element', async ({ page }) => {
  await page.setViewportSize({ ...page.viewportSize()!, height: 500 })
  await page.goto('/auth/signup')
  await waitForHydration(page)
  await page.getByRole('radio', { name: /사업자 회원/ }).check()
  await page.getByRole('button', { name: '다음', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '약관에 동의해 주세요' })).toBeVisible()
  expect(await coveredOf(page)).toEqual([])
})

test('the actions on chosen requests cover no focused request @long', async ({ page }) => {
  await enter(page, '/admin/approval', securityMember)
  await page.getByRole('button', { name: '모두 선택' }).click()
  expect(await coveredOf(page)).toEqual([])
})

test('the mistakes of a form are visible, next to the focused field @long', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enter(page, '/apps', smsMember, portal)
  await page.goto((await page.locator('main a[href^="/apps/form?"]').first().getAttribute('href'))!)
  await waitForHydration(page)
  for (const [address, submit] of [
    [page.url(), '다음'],
    ['/trial', '14일 체험 시작하기'],
  ] as const) {
    await page.goto(address)
    await waitForHydration(page)
    await page.getByRole('button', { name: submit, exact: true }).click()
    const firstError = page.locator('main [id$="-error"]').first()
    await expect(firstError, address).toBeVisible()
    await expect
      .poll(() =>
        firstError.evaluate((sentence) => {
          const { left, top, width, height } = sentence.getBoundingClientRect()
          return [top + 2, top + height - 2].every((y) =>
            sentence.contains(document.elementFromPoint(left + width / 2, y)),
          )
        }),
      )
      .toBe(true)
    expect(await focusOf(page)).toMatchObject({ covered: false })
  }
})
