import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { longNameMember, plainMember, privateMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, giveCredentials } from '../support/journeys.ts'
import { look } from '../support/look.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1, name: '알림' })
const bellLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^알림/ })
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '알림 종류' }).getByRole('link', { name })
const cards = (page: Page) => page.getByRole('list', { name: '알림 목록' }).getByRole('listitem')

test('a member is notified, reads the notification, removes it, and every tab shows the change', async ({
  page,
  context,
  browser,
  baseURL,
}, info) => {
  await enter(page, '/my', longNameMember)
  await expect(bellLink(page)).toHaveAccessibleName(/^알림, 읽지 않음 \d+건$/)
  const other = await context.newPage()
  await other.goto('/notice')
  await expect(bellLink(other)).toHaveAccessibleName(/^알림, 읽지 않음 \d+건$/)

  // Notifications about events in another browser appear when the page becomes visible again.
  const elsewhere = await browser.newContext({ baseURL, ...info.project.use })
  const otherPage = await elsewhere.newPage()
  await enter(otherPage, '/my/session', longNameMember)
  const before = Number(/\d+/.exec((await bellLink(page).textContent())!)![0])
  await otherPage.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click()
  await otherPage
    .getByRole('alertdialog')
    .or(otherPage.getByRole('dialog'))
    .getByRole('button', { name: '확인' })
    .click()
  await expect(otherPage.getByText(/다른 기기 \d+대에서 로그아웃했습니다./)).toBeVisible()
  await bellLink(otherPage).click()
  await expect(title(otherPage)).toBeFocused()
  await expect(cards(otherPage).first()).toContainText('다른 기기에서 로그아웃했습니다')
  await expect(cards(otherPage).first()).toContainText('읽지 않음')
  await expect(bellLink(otherPage)).toHaveAccessibleName(`알림, 읽지 않음 ${before + 1}건`)
  const secondTab = await elsewhere.newPage()
  await secondTab.goto('/notice')
  await expect(bellLink(secondTab)).toHaveAccessibleName(`알림, 읽지 않음 ${before + 1}건`)

  // One notification is marked as read, another one is opened, and a third one is removed.
  await otherPage.getByRole('button', { name: '정기 점검을 안내해 드립니다 읽음으로 표시' }).click()
  await expect(bellLink(otherPage)).toHaveAccessibleName(`알림, 읽지 않음 ${before}건`)
  await expect(bellLink(secondTab)).toHaveAccessibleName(`알림, 읽지 않음 ${before}건`)
  await otherPage.getByRole('link', { name: '다른 기기에서 로그아웃했습니다 자세히 보기' }).click()
  await expect(otherPage).toHaveURL('/my/session')
  await expect(bellLink(otherPage)).toHaveAccessibleName(
    before > 1 ? `알림, 읽지 않음 ${before - 1}건` : '알림',
  )
  await otherPage.goBack()
  await filter(otherPage, '구독').click()
  await expect(otherPage).toHaveURL(/subject=subscription/)
  await expect(cards(otherPage)).toHaveCount(1)
  await expect(filter(otherPage, '구독')).toHaveText('구독1')
  await otherPage.getByRole('button', { name: /삭제$/ }).click()
  await otherPage
    .getByRole('alertdialog', { name: '알림을 삭제할까요?' })
    .getByRole('button', { name: '삭제' })
    .click()
  await expect(otherPage.getByText('알림을 삭제했습니다.')).toBeVisible()
  await expect(otherPage.getByText('‘구독’ 알림이 없습니다')).toBeVisible()
  await expectAccessible(otherPage)

  // All notifications are marked as read at once, in every tab.
  await otherPage.getByRole('link', { name: '전체 보기' }).click()
  await otherPage.getByRole('button', { name: '모두 읽음으로 표시' }).click()
  await expect(otherPage.getByText('알림을 모두 읽음으로 표시했습니다.')).toBeVisible()
  await expect(bellLink(otherPage)).toHaveAccessibleName('알림')
  await expect(bellLink(secondTab)).toHaveAccessibleName('알림')
  await filter(otherPage, '읽지 않음').click()
  await expect(otherPage.getByText('읽지 않은 알림이 없습니다')).toBeVisible()
  await elsewhere.close()
})

test('a member who denies a login ends every session and chooses a new password', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const elsewhere = await browser.newContext({ baseURL, ...info.project.use })
  const otherPage = await elsewhere.newPage()
  await otherPage.goto('/auth/login')
  await giveCredentials(otherPage, plainMember)
  await expect(otherPage).toHaveURL('/my')

  await enter(page, '/my/session', plainMember)
  await expect(page.getByText('본인이 로그인하지 않았나요?')).toBeVisible()
  await page
    .getByRole('button', { name: /로그인: 본인이 아닙니다$/ })
    .first()
    .click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('모든 기기에서 로그아웃하고')
  await expectAccessible(page)
  await question.getByRole('button', { name: '모두 로그아웃하기' }).click()
  await expect(page).toHaveURL('/auth/reset/password')
  await expect(page.getByRole('heading', { level: 1, name: /비밀번호/ })).toBeVisible()

  for (const tab of [page, otherPage]) {
    await tab.goto('/my')
    await expect(tab.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible()
  }
  await elsewhere.close()
})

test('the inbox is accessible and fits the window @looks @embedded @long', async ({ page }, info) => {
  await enter(page, '/my/notification', privateMember)
  await expect(title(page)).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: '회원 메뉴' }).locator('[aria-current=page]'),
  ).toBeInViewport({ ratio: 1 })
  await look(page, 'notifications', info)
  await page.goto('/my/notification?announcementType=other')
  await expect(page.getByText('‘기타’ 알림이 없습니다')).toBeVisible()
  await look(page, 'notifications-empty', info)
})
