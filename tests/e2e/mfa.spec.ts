import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from '../support/accessible.ts'
import { plainMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, giveCode, giveCredentials, logOut, proveByRecoveryCode } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { codeTo, heading, join, messageTo, newStranger, press } from '../support/signup.ts'

const STEP_MS = 30_000

const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))
const factor = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })
const logOutToLogin = async (page: Page) => {
  await logOut(page)
  await expect(page).toHaveURL('/')
  await page.goto('/auth/login')
}

test('a member without a second factor reads that two-factor login is off @looks', async ({ page }, info) => {
  await enter(page, '/my/mfa', plainMember)
  await expect(page.getByText('2단계 인증이 꺼져 있습니다')).toBeVisible()
  await look(page, 'my-mfa-none', info)
})

test('a member turns on an authenticator app, saves the recovery codes, trusts a device, and later removes all of them @looks @long', async ({
  page,
  portal,
}, info) => {
  const member = await join(page, portal, newStranger())
  await page.goto('/my/mfa')
  await expect(heading(page, '2단계 인증')).toBeVisible()
  await expect(factor(page, '문자 메시지')).toContainText('켜짐')
  await expect(page.getByText('쓸 수 있는 복구 코드가 없습니다.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: '인증 앱 켜기' }).click()
  await expect(heading(page, '인증 수단 선택')).toBeFocused()
  await expect(page.getByRole('radio', { name: /인증 앱/ })).toBeChecked()
  await look(page, 'my-mfa-choice', info)
  // No proof is requested, since a member who has just signed up is already verified.
  await press(page, '다음')

  await expect(heading(page, '인증 앱 등록')).toBeFocused()
  await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible()
  const shownKey = await page.getByRole('group', { name: '설정 키' }).textContent()
  expect(shownKey).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const app = new TOTP({ secret: shownKey!.replaceAll(' ', '') })
  await look(page, 'my-mfa-app', info)
  await page.getByRole('link', { name: /^알림/ }).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(heading(page, '인증 앱 등록')).toBeVisible()
  await giveCode(page, app.generate())

  await expect(heading(page, '복구 코드 저장')).toBeFocused()
  const codes = await page.getByRole('list', { name: '복구 코드' }).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await press(page, '파일로 저장')
  const file = readFileSync(await (await download).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await press(page, '인증 수단 켜기')
  await expect(page.getByText('복구 코드를 저장한 뒤 체크해 주세요.')).toBeVisible()
  await look(page, 'my-mfa-codes', info)
  await page.getByRole('checkbox', { name: '저장했습니다' }).check()
  const notice = await messageTo(portal, member.email, () => press(page, '인증 수단 켜기'))
  expect(notice.text).toContain('2단계 인증 수단(인증 앱)을 켰습니다.')
  await expect(page).toHaveURL('/my/mfa')
  await expect(factor(page, '인증 앱')).toContainText('켜짐')
  await expect(page.getByText('남은 복구 코드 10개')).toBeVisible()

  await logOutToLogin(page)
  await giveCredentials(page, member)
  await press(page, '다른 방법으로 확인하기')
  await page.getByRole('button', { name: /복구 코드 사용하기/ }).click()
  await page.getByLabel('복구 코드').fill(codes[0]!)
  await press(page, '확인하기')
  await expect(page).toHaveURL('/my')

  // The code of the enrolment has been used, so the next login needs another code.
  await logOutToLogin(page)
  await giveCredentials(page, member)
  await page.getByRole('checkbox', { name: '이 기기를 30일 동안 신뢰' }).check()
  await look(page, 'mfa-trust', info)
  await giveCode(page, app.generate({ timestamp: Date.now() + STEP_MS }))
  await expect(page).toHaveURL('/my')
  await logOutToLogin(page)
  await giveCredentials(page, member)
  await expect(page).toHaveURL('/my')

  await page.goto('/my/mfa')
  await expect(page.getByText('남은 복구 코드 9개')).toBeVisible()
  await expect(page.getByText('이 기기', { exact: true })).toBeVisible()
  await look(page, 'my-mfa', info)
  await page.getByRole('button', { name: /신뢰 해제$/ }).click()
  // The login has used the authenticator app's code of the current time step.
  await proveByRecoveryCode(page, codes[1]!)
  await expect(page.getByText('기기의 신뢰를 해제했습니다.')).toBeVisible()
  await expect(page.getByText(/^신뢰하는 기기가 없습니다./)).toBeVisible()

  // No proof is requested, since the previous proof is still fresh.
  await press(page, '복구 코드 새로 만들기')
  await dialog(page).getByRole('button', { name: '확인' }).click()
  await expect(heading(page, '복구 코드 저장')).toBeFocused()
  await expect(page.getByRole('list', { name: '복구 코드' }).getByText(codes[2]!)).toBeHidden()
  await page.getByRole('checkbox', { name: '저장했습니다' }).check()
  await press(page, '완료')
  await expect(page.getByText('남은 복구 코드 10개')).toBeVisible()

  await press(page, '인증 앱 끄기')
  await dialog(page).getByRole('button', { name: '끄기' }).click()
  await expect(factor(page, '인증 앱')).toContainText('꺼짐')
  await logOutToLogin(page)
  await giveCode(page, await codeTo(portal, member.phone, () => giveCredentials(page, member)))
  await expect(page).toHaveURL('/my')
})
