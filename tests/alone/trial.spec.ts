import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { plainMember, privateMember } from '../support/accounts.ts'
import { moveClock } from '../support/clock.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, giveCredentials } from '../support/journeys.ts'
import { takeInBothThemes } from '../support/picture.ts'
import type { Portal } from '../support/portal.ts'

test.use({ world: 'trial' })
test.describe.configure({ mode: 'default' })

/** The texts of two mails: about a trial that ends soon, and about a trial that has ended. */
const ENDS = /체험이 \d{4}\.\d\d\.\d\d에 끝납니다/
const ENDED = /체험이 \d{4}\.\d\d\.\d\d에 끝났습니다/

/** Returns the number of mails to a member whose text matches a pattern. */
const mailsAbout = (portal: Portal, { email }: { email: string }, what: RegExp) =>
  portal.messages().filter(({ kind, to, text }) => kind === 'mail' && to === email && what.test(text)).length

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const serviceOption = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const startButton = (page: Page) => page.getByRole('button', { name: '14일 체험 시작하기' })

test('a service is tried without payment: from the plans and the login to the end of the trial, with reminders @looks @long', async ({
  page,
  browser,
  baseURL,
  portal,
}, info) => {
  test.slow()
  await page.goto('/service/plan?service=MFA')
  await page.getByRole('link', { name: '14일 무료로 체험하기' }).click()
  await expect(page).toHaveURL(/\/auth\/signup\?/)
  await page.getByRole('main').getByRole('link', { name: '로그인하기' }).click()
  await giveCredentials(page, plainMember)
  await expect(headingOf(page, '무료 체험')).toBeFocused()
  await expect(page).toHaveURL('/trial?service=MFA')
  await expect(serviceOption(page, /빗장 2단계 인증/)).toBeChecked()
  await expect(page.getByText('결제 정보를 받지 않고 청구하지 않습니다.')).toBeVisible()
  await expectAccessible(page)

  // The error is shown next to the choice.
  await page.goto('/trial')
  await startButton(page).click()
  await expect(page.getByText('체험할 서비스를 골라 주세요.')).toBeVisible()

  // A colleague has already changed the trial in another window.
  const elsewhere = await browser.newContext({ baseURL, ...info.project.use })
  const otherPage = await elsewhere.newPage()
  await enter(otherPage, '/my', plainMember)
  await otherPage.goto('/trial?service=SSO')
  await expect(serviceOption(otherPage, /빗장 통합 로그인/)).toBeChecked()
  await serviceOption(page, /빗장 통합 로그인/).check()
  await startButton(page).click()
  await expect(headingOf(page, '체험을 시작했습니다')).toBeFocused()
  await expect(page).toHaveURL('/trial/done?service=SSO')
  await expectAccessible(page)
  await takeInBothThemes(page, 'trial-done')
  await startButton(otherPage).click()
  await expect(otherPage.getByText('이미 체험한 서비스입니다.')).toBeVisible()
  await expect(serviceOption(otherPage, /빗장 통합 로그인/)).toBeDisabled()
  await elsewhere.close()
  await page.goto('/trial')
  await expect(serviceOption(page, /빗장 통합 로그인 체험 중입니다./)).toBeDisabled()

  // The scheduled jobs send a reminder a week before the end and one a day before, and end the trial.
  await moveClock(page, 16)
  await page.goto('/trial/done?service=SSO')
  await expect(page).toHaveURL('/trial')
  await expect(serviceOption(page, /빗장 통합 로그인 .*에 체험이 끝났습니다./)).toBeDisabled()
  await expect.poll(() => mailsAbout(portal, plainMember, ENDS)).toBe(2)
  await expect.poll(() => mailsAbout(portal, plainMember, ENDED)).toBe(1)
})

test('a member without a company tries a service, gets a reminder, and is notified when the trial ends', {
  tag: '@long',
}, async ({ page, portal }) => {
  test.slow()
  await enter(page, '/my', privateMember)
  await page.goto('/trial?service=LOG')
  await startButton(page).click()
  await expect(headingOf(page, '체험을 시작했습니다')).toBeVisible()
  const reminders = () => mailsAbout(portal, privateMember, ENDS)
  const endMails = () => mailsAbout(portal, privateMember, ENDED)
  const inbox = page.getByRole('list', { name: '알림 목록' })
  expect(reminders()).toBe(0)
  await moveClock(page, 8)
  await expect.poll(reminders).toBe(1)
  await page.goto('/my/notification')
  await expect(inbox).toContainText(/무료 체험이 .*에 끝납니다/)

  // The trial can still be used on its last day.
  await moveClock(page, 6)
  await expect.poll(reminders).toBe(2)
  await page.reload()
  await expect(inbox.getByText(/무료 체험이 .*에 끝납니다/)).toHaveCount(2)
  await expect(inbox).not.toContainText('무료 체험이 끝났습니다')
  expect(endMails()).toBe(0)
  await moveClock(page, 2)
  await expect.poll(endMails).toBe(1)
  await page.reload()
  await expect(inbox).toContainText('무료 체험이 끝났습니다')
  expect(reminders()).toBe(2)
})
