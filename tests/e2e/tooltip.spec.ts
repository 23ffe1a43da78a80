import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const tip = (page: Page) => page.locator('[data-tooltip]')
const eyeButton = (page: Page) => page.getByRole('button', { name: '비밀번호 보기' })

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the tooltip of an icon fades in over 250 ms, for a mouse and for keyboard focus', async ({ page }) => {
  await page.goto('/auth/login')
  // Moves the mouse again: hovering that began before hydration has no effect.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await eyeButton(page).hover()
    await expect(tip(page)).toHaveText('비밀번호 보기', { timeout: 1_000 })
  }).toPass()
  await expect(tip(page)).toHaveCSS('animation-duration', '0.25s')
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(0)

  await expect(async () => {
    await page.mouse.move(0, 0)
    await eyeButton(page).hover()
    await expect(tip(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // The tooltip stays visible while the mouse is over it (WCAG 1.4.13).
  await tip(page).hover()
  await page.waitForTimeout(300)
  await expect(tip(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tip(page)).toHaveCount(0)

  await page.getByLabel('비밀번호', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(eyeButton(page)).toBeFocused()
  await expect(tip(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(tip(page)).toHaveCount(0)
})

test('the ripple of a click fades over 401 ms', async ({ page }) => {
  await page.goto('/auth/login')
  const button = page.getByRole('button', { name: '로그인하기', exact: true })
  await expect(button).toBeVisible()
  const cleared = await button.evaluate((element) => getComputedStyle(element, '::after').transitionDuration)
  expect(cleared).toBe('0.401s')
})
