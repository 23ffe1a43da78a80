import { expect, test } from '../support/fixtures.ts'
import { giveCredentials } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import {
  codeTo,
  giveCode,
  heading,
  join,
  messageTo,
  newStranger,
  press,
  requestMail,
} from '../support/signup.ts'

const password = 'saebyeok-ihseul-93'

test('a forgotten password is replaced, every session ends, and only the new password logs in @looks @long', async ({
  page,
  portal,
  browser,
  baseURL,
}, info) => {
  const elsewhere = await browser.newContext({ baseURL, ...info.project.use })
  const otherPage = await elsewhere.newPage()
  const member = await join(otherPage, portal, newStranger())

  await page.goto('/auth/login')
  await page.getByRole('link', { name: '비밀번호 재설정' }).click()
  await expect(page).toHaveURL('/auth/reset/password')
  await expect(heading(page, '비밀번호를 잊으셨나요?')).toBeVisible()
  await look(page, 'reset-email', info)
  await press(page, '인증 번호 받기')
  await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible()
  const code = await requestMail(page, portal, member)
  await look(page, 'reset-code', info)
  await giveCode(page, code === '000000' ? '111111' : '000000')
  await expect(page.getByRole('alert')).toContainText('인증 번호가 맞지 않습니다.')
  await giveCode(page, code)
  await expect(heading(page, '새 비밀번호를 설정해 주세요')).toBeVisible()
  await look(page, 'reset-password', info)

  const newPasswordField = page.getByLabel('새 비밀번호', { exact: true })
  await newPasswordField.fill('qwertyuiop')
  await press(page, '비밀번호 바꾸기')
  await expect(page.getByText('많은 사람이 쓰는 비밀번호라')).toBeVisible()
  await newPasswordField.fill(password)
  const notice = await messageTo(portal, member.email, () => press(page, '비밀번호 바꾸기'))
  expect(notice.text).toContain('비밀번호를 재설정했습니다.')
  await expect(heading(page, '비밀번호를 바꾸었습니다')).toBeFocused()
  await look(page, 'reset-done', info)

  await otherPage.goto('/my')
  await expect(heading(otherPage, '로그인')).toBeVisible()
  await page.getByRole('link', { name: '로그인하기' }).click()
  await giveCredentials(page, member)
  await expect(page.getByRole('alert')).toBeVisible()
  await giveCode(
    page,
    await codeTo(portal, member.phone, () => giveCredentials(page, { email: member.email, password })),
  )
  await expect(page).toHaveURL('/my')
  await elsewhere.close()
})

test('a reset for an address without an account is answered like any other; the owner of an account is notified by mail', async ({
  page,
  portal,
}) => {
  const { email } = newStranger()
  await page.goto('/auth/reset/password')
  await page.getByLabel('이메일', { exact: true }).fill(email)
  const mail = await messageTo(portal, email, () => press(page, '인증 번호 받기'))
  expect(mail.text).toContain('가입한 계정이 없습니다.')
  await expect(page.getByText(`${email} 주소로 메일을 보냈습니다.`)).toBeVisible()
  await giveCode(page, '123456')
  await expect(page.getByRole('alert')).toContainText('인증 번호가 맞지 않습니다.')
  await press(page, '다른 이메일로 찾기')
  await expect(page.getByLabel('이메일', { exact: true })).toHaveValue(email)
})
