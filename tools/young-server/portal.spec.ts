import { expect, test } from '@playwright/test'
import { heading, press } from '../../tests/support/signup.ts'
import {
  acceptRequiredTerms,
  chooseAddress,
  fill,
  giveAccount,
  giveAdmin,
  review,
} from '../../tests/support/subscription.ts'

const [email = '', password = ''] = (process.env.YOUNG_MEMBER ?? '').split(':')

test('a member logs in, requests a subscription, and finds it in the list', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))

  await page.goto('/my/subscription')
  await expect(page).toHaveURL(/\/auth\/login/)
  await fill(page, '이메일', email)
  await fill(page, '비밀번호', 'wrong-one-2846')
  await press(page, '로그인하기')
  await expect(page.getByRole('alert')).toContainText('4번 더 틀리면')
  await fill(page, '비밀번호', password)
  await press(page, '로그인하기')
  await expect(heading(page, '구독')).toBeVisible()

  await page.goto('/subscription')
  await expect(heading(page, '구독 신청')).toBeVisible()
  await page.getByRole('link', { name: '프로', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('148,500원')
  await acceptRequiredTerms(page)
  await page.getByRole('radio', { name: /^개인/ }).last().check()
  await press(page, '다음')
  await fill(page, '신청인 이름', '한아름')
  await fill(page, '생년월일', '881212')
  await fill(page, '이메일', 'areum@pyeonji.example')
  await fill(page, '휴대폰 번호', '010-0000-4321')
  await chooseAddress(page, '솔바람길 41')
  await press(page, '다음')
  await giveAdmin(page)
  await giveAccount(page)
  await review(page)
  await page.getByRole('checkbox', { name: /^\[필수\] .*자동 (결제|출금)하는 데 동의합니다/ }).check()
  await press(page, '구독 신청하기')
  await expect(heading(page, '구독을 신청했습니다')).toBeVisible()

  await page.goto('/my/subscription')
  const row = page.getByRole('main').getByRole('link', { name: /통합 로그인/ })
  await expect(row).toBeVisible()
  await expect(page.getByRole('main')).toContainText('148,500원')
  await row.click()
  await expect(page.getByRole('main')).toContainText('010-****-4321')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('솔바람길 41')
  expect(complaints.filter((line) => !/404|400/.test(line))).toEqual([])
})
