import type { Locator } from '@playwright/test'
import { plainMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { chooseType, newStranger } from '../support/signup.ts'

/* A desktop of 1280 × 1024 pixels at 400 % (WCAG 1.4.10). */
const LOW = { width: 320, height: 256 }

/** Returns the height of the scroll container around an element. */
const roomOf = (place: Locator) =>
  place.evaluate((element) => {
    let box = element.parentElement
    while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
    return (box ?? document.documentElement).clientHeight
  })

test('a long dialog in a low window uses the whole height for its text, with its button at the end', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize(LOW)
  await chooseType(page, newStranger())
  await page.getByRole('button', { name: '서비스 이용약관 내용 보기' }).click()
  const dialog = page.getByRole('dialog')
  const text = dialog.getByText(/제1조/).first()
  expect(await roomOf(text)).toBeGreaterThan(0.9 * LOW.height)
  await text.scrollIntoViewIfNeeded()
  await expect(text).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: '동의하기' }).click()
  await expect(page.getByRole('checkbox', { name: /서비스 이용약관/ })).toBeChecked()
})

test('the search in a low window shows the entry that is chosen by keys', { tag: '@once' }, async ({
  page,
}) => {
  await enter(page, '/my', plainMember)
  await page.setViewportSize(LOW)
  await page.getByRole('banner').getByRole('button', { name: '통합 검색' }).click()
  const dialog = page.getByRole('dialog', { name: '통합 검색' })
  await dialog.getByRole('combobox', { name: '검색어' }).fill('통합 로그인')
  const activeOption = dialog.getByRole('option', { selected: true })
  await expect(activeOption).toContainText('통합 로그인')
  for (let presses = 1; presses < (await dialog.getByRole('option').count()); presses += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(activeOption).toBeInViewport({ ratio: 0.95 })
  }
  expect(await roomOf(activeOption)).toBeGreaterThan(0.7 * LOW.height)
})
