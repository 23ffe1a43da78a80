import type { Page } from '@playwright/test'
import { plainMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'
import { press } from '../support/signup.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

const sheet = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
/** Goes back after a short wait, as a person would, and not at the moment when a menu or dialog opens. */
const goBack = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((later) => setTimeout(later, 500))
    history.back()
  })
const openSearch = (page: Page) =>
  page
    .getByRole('button', { name: /통합 검색/ })
    .first()
    .click()

/** Opens the list of subscriptions by a link, so that the home page is the previous history entry. */
async function goToList(page: Page) {
  await enter(page, '/my', plainMember)
  await waitForHydration(page)
  await page.getByRole('navigation', { name: '회원 메뉴' }).getByRole('link', { name: '구독' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '구독', exact: true })).toBeVisible()
}

test('Back closes only the search, and navigates back once nothing is open', async ({ page }) => {
  await goToList(page)
  for (let round = 0; round < 2; round += 1) {
    await openSearch(page)
    await expect(sheet(page)).toBeVisible()
    await goBack(page)
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL('/my/subscription')
    await expect(page.getByRole('heading', { level: 1, name: '구독', exact: true })).toBeVisible()
  }

  await openSearch(page)
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await goBack(page)
  await expect(page).toHaveURL('/my')
})

test('a chosen search result is opened, and Back returns to the previous page', async ({ page }) => {
  await goToList(page)
  await openSearch(page)
  await sheet(page).getByRole('combobox').fill('청구')
  await sheet(page).getByRole('option').first().click()
  await expect(page).not.toHaveURL('/my/subscription')
  await expect(sheet(page)).toHaveCount(0)
  await goBack(page)
  await expect(page).toHaveURL('/my/subscription')
  await expect(sheet(page)).toHaveCount(0)
})

test('Back closes the menu, and a choice in the menu navigates', async ({ page }) => {
  await page.goto('/notice')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link').first().click()
  // Waits for the new page: the address changes before the page is rendered, and rendering would close the menu.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('공지사항')
  await expect(page).toHaveURL('/')
  const menu = page.locator('nav details[open]')
  const opener = page.locator('summary', { hasText: '메뉴' })
  await opener.click()
  await expect(menu).toBeVisible()
  await goBack(page)
  await expect(menu).toHaveCount(0)
  await expect(page).toHaveURL('/')

  await opener.click()
  await menu.getByRole('link', { name: /요금제/ }).click()
  await expect(page).toHaveURL(/\/service\/plan/)
  await goBack(page)
  await expect(page).toHaveURL('/')
  await goBack(page)
  await expect(page).toHaveURL('/notice')
})

test('Back declines the question whether to leave, and the form stays unchanged', async ({ page }) => {
  await page.goto('/support')
  await page.goto('/support')
  await waitForHydration(page)
  await page.getByRole('main').locator('a[href="/inquiry"]').click()
  await page.getByRole('link', { name: '문의 작성하기' }).first().click()
  await expect(page).toHaveURL(/\/inquiry\/write/)
  const titleField = page.getByLabel('제목')
  await titleField.fill('뒤로 가기')
  await goBack(page)
  await expect(sheet(page)).toBeVisible()
  await goBack(page)
  await expect(sheet(page)).toHaveCount(0)
  await expect(titleField).toHaveValue('뒤로 가기')
  await expect(page).toHaveURL(/\/inquiry\/write/)
})

test('Back leads from the review of a request to its form with what was typed, and from the request to the app', async ({
  page,
}) => {
  await enter(page, '/apps?view=CATALOGUE', plainMember)
  await waitForHydration(page)
  await page
    .getByRole('list', { name: '앱 목록' })
    .getByRole('link', { name: /영상 회의/ })
    .click()
  const appAddress = /\/apps\/detail\?/
  await expect(page).toHaveURL(appAddress)
  await page
    .getByRole('link', { name: /신청하기$/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /^1주/ }).check()
  const reason = page.getByLabel('사유')
  await reason.fill('다음 주 회의를 준비해야 합니다.')
  const review = page.getByRole('heading', { level: 1, name: '신청 내용을 확인해 주세요' })
  await press(page, '다음')
  await expect(review).toBeVisible()
  await goBack(page)
  await expect(reason).toHaveValue('다음 주 회의를 준비해야 합니다.')
  await expect(sheet(page)).toHaveCount(0)
  await press(page, '다음')
  await expect(review).toBeVisible()
  await press(page, '신청하기')
  await expect(page).toHaveURL(/\/apps\/request\?/)
  await press(page, '신청 취소하기')
  await confirmDialog(page, '신청 취소하기')
  await expect(page.getByRole('main').getByText('신청 취소', { exact: true }).first()).toBeVisible()
  await goBack(page)
  await expect(page).toHaveURL(appAddress)
})

test('a close request of the system closes the search on the first page of the history, and no close watcher is left', async ({
  page,
}) => {
  // Chromium turns Back into a close request only on Android, so the test replaces `CloseWatcher`.
  await page.addInitScript(() => {
    const watchers: object[] = []
    Object.assign(window, {
      watchers,
      CloseWatcher: class {
        constructor() {
          watchers.push(this)
        }
        destroy() {
          watchers.splice(watchers.indexOf(this), 1)
        }
      },
    })
  })
  await enter(page, '/my/subscription', plainMember)
  await waitForHydration(page)
  await openSearch(page)
  await expect(sheet(page)).toBeVisible()
  const watchers = () => page.evaluate(() => (window as unknown as { watchers: object[] }).watchers.length)
  expect(await watchers()).toBe(1)
  // A close watcher is used up after one close request.
  await page.evaluate(() =>
    (window as unknown as { watchers: { onclose: () => void }[] }).watchers.pop()!.onclose(),
  )
  await expect(sheet(page)).toHaveCount(0)
  await expect.poll(watchers).toBe(0)
})
