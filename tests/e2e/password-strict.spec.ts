import { plainMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { look } from '../support/look.ts'
import { signIn } from '../support/sign-in.ts'
import { press } from '../support/signup.ts'

test('under the strict setting the form requires 15 characters from members who have only the password @looks', async ({
  page,
  ownPortal,
}, info) => {
  const portal = await ownPortal('strict', { PASSWORD_STRICT: '1' })
  await signIn(page, plainMember, { origin: portal.origin })
  await page.goto(`${portal.origin}/my/member/edit`)
  await expect(page.getByText('2단계 인증 없이 비밀번호만으로 로그인하므로 15자 이상이어야')).toBeVisible()
  const passwordField = page.getByLabel('새 비밀번호', { exact: true })
  await page.getByLabel('현재 비밀번호', { exact: true }).fill(plainMember.password)
  await passwordField.fill('dalbit-norae-7')
  await press(page, '비밀번호 바꾸기')
  await expect(page.getByText('비밀번호를 15자 이상으로 입력해 주세요.')).toBeVisible()
  await look(page, 'password-strict', info)
  await passwordField.fill('dalbit-norae-71')
  await press(page, '비밀번호 바꾸기')
  await expect(page.getByText('비밀번호를 바꿨습니다. 다른 기기에서는')).toBeVisible()
})
