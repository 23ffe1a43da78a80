import type { Page } from '@playwright/test'
import { SECOND_MS } from '#domain/durations.ts'
import { adminCounts } from '#src/features/work/menu-counts.ts'
import { appAdmin, longNameMember, plainMember, securityMember, staffMember } from '../support/accounts.ts'
import { apiOf } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { accountMenu, enter, giveCredentials } from '../support/journeys.ts'
import { signIn } from '../support/sign-in.ts'
import { enterAdmin } from '../support/staff.ts'

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The minutes in each unit of a waiting time. */
const minutesOf: Record<string, number> = { 일: 24 * 60, 시간: 60, 분: 1 }

test('the staff see their day and continue from it', async ({ page }, { project }) => {
  await enterAdmin(page)
  await expect(headingOf(page, '오늘 할 일')).toBeVisible()
  await expect(page).toHaveTitle('오늘 할 일 | 빗장 관리')
  const tasksRegion = page.getByRole('region', { name: '처리할 일' }).first()
  const rows = tasksRegion.locator('[data-row-link]:visible')
  const posts = page.getByRole('region', { name: '임시 저장·예약 게시 글' })
  await expect(tasksRegion).toContainText(/[1-9]\d*건/)
  // Every row shows how long it waits, the longest first; the first wait is also that above the list.
  const waits = await tasksRegion.locator('[data-wait]').allTextContents()
  const minutes = waits.map((text) => Number.parseInt(text, 10) * minutesOf[text.replace(/\d/g, '')]!)
  expect(minutes.length).toBeGreaterThan(5)
  expect(minutes).toEqual(minutes.toSorted((one, other) => other - one))
  await expect(tasksRegion).toContainText(`가장 오래 기다린 일${waits[0]}`)
  await tasksRegion.getByRole('link', { name: /^문의 ?[1-9]\d*$/ }).click()
  await expect(page).toHaveURL('/admin?workKind=INQUIRY')
  // The list of waiting inquiries loads after the address has changed.
  await expect(tasksRegion.getByRole('link', { name: '문의 목록 보기' })).toBeVisible()
  await expect(posts).toContainText(/[1-9]\d*건/)
  await expect(page.getByRole('region', { name: '오늘 상담' })).toBeVisible()

  const longestWaiting = rows.first()
  const subject = (await longestWaiting.textContent())!
  await longestWaiting.click()
  await expect(headingOf(page, subject)).toBeFocused()
  await page.goBack()
  const draftLink = posts.getByRole('listitem').first().getByRole('link')
  const linkText = (await draftLink.textContent())!
  await draftLink.click()
  await expect(page.getByLabel('제목', { exact: true })).toHaveValue(linkText)

  // On phones a form's actions replace the menu.
  if (project.name === 'phone') await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: '관리 메뉴' })
  for (const [name, path] of [
    ['문의', '/admin/inquiry'],
    ['공지와 게시판', '/admin/notice'],
    ['오늘 할 일', '/admin'],
  ] as const) {
    // On phones the pages that have no tab are in the menu of the last tab.
    if (project.name === 'phone') await menu.locator('summary').click()
    // On wide windows the rarely used groups are folded; the group of the current page is open.
    else if (name === '공지와 게시판') await menu.locator('summary', { hasText: '사이트' }).click()
    // A menu entry with open tasks shows the number of these tasks after its name.
    await menu
      .getByRole('link', { name: new RegExp(`^${name}(?: ?\\d|$)`) })
      .last()
      .click()
    await expect(page).toHaveURL(path)
    await expect(menu.locator('a[aria-current=page]').last()).toContainText(name)
  }

  // The admin area can also be opened from any other page
  await page.goto('/notice')
  await accountMenu(page).click()
  await page.getByRole('banner').getByRole('link', { name: '관리 화면으로' }).click()
  await expect(headingOf(page, '오늘 할 일')).toBeVisible()
})

test('every menu entry with waiting tasks shows their number', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { account, signInBy } of [
    { account: staffMember, signInBy: {} },
    { account: securityMember, signInBy: {} },
    { account: appAdmin, signInBy: { portal } },
  ]) {
    await page.context().clearCookies()
    await signIn(page, account, signInBy)
    const api = apiOf(page.request, portal.origin)
    const menu = page.getByRole('navigation', { name: '관리 메뉴' }).first()
    // Jobs of the server may end some work between the answer and the page; then both are read again.
    await expect(async () => {
      const counts = adminCounts(await api.listAdminWork({}))
      const pages = Object.entries(counts).filter(([, count]) => count > 0)
      expect(pages.length, account.email).toBeGreaterThan(1)
      await page.goto('/admin')
      // The title above the menu links to the menu’s first page as well.
      for (const [path, count] of pages)
        await expect(menu.locator(`a[href="${path}"]`).last(), path).toContainText(`${count}`, {
          timeout: 5 * SECOND_MS,
        })
      const entries = await menu
        .locator('a[href^="/admin"]')
        .evaluateAll((all) =>
          all.filter((link) => /\d/.test(link.textContent)).map((link) => link.getAttribute('href')),
        )
      expect(new Set(entries)).toEqual(new Set(pages.map(([path]) => path)))
    }).toPass()
  }
})

test('a member without a role has no admin area', async ({ page }) => {
  await enter(page, '/admin', longNameMember)
  await expect(headingOf(page, '페이지를 찾을 수 없습니다')).toBeVisible()
  for (const path of ['/admin/notice', '/admin/notice/write', '/admin/inquiry']) {
    await page.goto(path)
    await expect(headingOf(page, '페이지를 찾을 수 없습니다')).toBeVisible()
  }
  await page.goto('/my')
  await accountMenu(page).click()
  await expect(page.getByRole('link', { name: '관리 화면으로' })).toHaveCount(0)
})

test('a visitor is redirected to the login, and afterwards back to the page', async ({ page }) => {
  await page.goto('/admin/inquiry?inquiryState=RECEIVED')
  await expect(page).toHaveURL(/\/auth\/login/)
  await giveCredentials(page, plainMember)
  await expect(page).toHaveURL('/admin/inquiry?inquiryState=RECEIVED')
  await expect(headingOf(page, '페이지를 찾을 수 없습니다')).toBeVisible()
})
