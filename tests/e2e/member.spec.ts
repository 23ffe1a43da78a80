import { maskEmail } from '#domain/email.ts'
import { expectAccessible } from '../support/accessible.ts'
import { plainMember, privateMember, smsMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, giveCredentials } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { codeTo, giveCode, heading, join, messageTo, newStranger, press } from '../support/signup.ts'

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')
const field = {
  email: '이메일',
  phone: '휴대폰 번호',
  dept: '부서',
  current: '현재 비밀번호',
  next: '새 비밀번호',
}

test('a new member changes mail, number and password, and logs in with them @looks @long', async ({
  page,
  portal,
  context,
  browser,
  baseURL,
}, info) => {
  const stranger = await join(page, portal, newStranger())
  const newContact = newStranger()

  // The password and the code of the login are still fresh proofs, so they are not requested again.
  await context.clearCookies()
  await page.goto('/my/member/edit')
  await giveCode(page, await codeTo(portal, stranger.phone, () => giveCredentials(page, stranger)))
  await expect(page).toHaveURL('/my/member/edit')

  await page.getByLabel(field.email, { exact: true }).fill(newContact.email)
  await page.getByLabel(field.phone, { exact: true }).fill(newContact.phone)
  await page.getByLabel(field.dept, { exact: true }).fill('기획팀')
  await press(page, '저장하기')
  await expect(page).toHaveURL('/my/member/mailverify')
  await expect(page.getByText(`${newContact.email}로 인증 번호를`)).toBeVisible()
  await look(page, 'my-mailverify', info)

  // The new values are used only after their codes have been entered; until then the old ones remain in use.
  await page.goto('/my/member')
  await expect(page.getByRole('main')).toContainText('기획팀')
  await expect(page.getByText('새 이메일 주소를 아직 확인하지 않았습니다')).toBeVisible()
  await expect(page.getByRole('main').getByText(stranger.email, { exact: true })).toBeVisible()
  await look(page, 'my-member-waiting', info)
  await page.getByRole('link', { name: '확인하기' }).first().click()
  const mailed = await codeTo(portal, newContact.email, () => press(page, '인증 번호 받기'))
  await giveCode(page, wrongFor(mailed))
  await expect(page.getByRole('alert')).toContainText('4번 더')
  await look(page, 'my-mailverify-wrong', info)
  const notice = await messageTo(portal, maskEmail(stranger.email), () => giveCode(page, mailed))
  expect(notice.text).toContain('72시간 안에')
  await expect(page).toHaveURL('/my/member/mobileverify')
  await giveCode(page, await codeTo(portal, newContact.phone, () => press(page, '인증 번호 받기')))
  await expect(page).toHaveURL('/my/member')
  await expect(page.getByRole('main').getByText(newContact.email, { exact: true })).toBeVisible()
  await expect(page.getByText('확인하지 않았습니다')).toBeHidden()
  await page.goto('/my/member/mobileverify')
  await expect(heading(page, '확인할 정보가 없습니다')).toBeVisible()

  // A new password requires the old one, and is refused if it is weak.
  await page.goto('/my/member/edit')
  await page.getByLabel(field.current, { exact: true }).fill('not-this-one')
  await page.getByLabel(field.next, { exact: true }).fill('password1')
  await press(page, '비밀번호 바꾸기')
  await expect(page.getByText('많은 사람이 쓰는 비밀번호라')).toBeVisible()
  await page.getByLabel(field.next, { exact: true }).fill('sanbaram-6471-noeul')
  await press(page, '비밀번호 바꾸기')
  await expect(page.getByRole('alert').filter({ hasText: '4번 더' })).toBeVisible()
  await page.getByLabel(field.current, { exact: true }).fill(stranger.password)
  await messageTo(portal, newContact.email, () => press(page, '비밀번호 바꾸기'))
  await expect(page.getByLabel(field.current, { exact: true })).toHaveValue('')
  await page.goto('/my/member')
  await expect(heading(page, '내 정보')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL })
  const otherPage = await elsewhere.newPage()
  await otherPage.goto('/auth/login')
  const code = await codeTo(portal, newContact.phone, () =>
    giveCredentials(otherPage, { email: newContact.email, password: 'sanbaram-6471-noeul' }),
  )
  await giveCode(otherPage, code)
  await expect(otherPage).toHaveURL('/my')
  await elsewhere.close()
  await context.clearCookies()
})

test('mistakes are shown at their fields, leaving with unsaved text asks for confirmation, and the owner of an address is not revealed @looks @long', async ({
  page,
  portal,
}, info) => {
  await enter(page, '/my/member', privateMember)
  await look(page, 'my-member', info)
  await page.getByRole('link', { name: '정보 수정' }).click()
  const email = page.getByLabel(field.email, { exact: true })
  await expect(email).toBeVisible()
  await look(page, 'my-member-edit', info)
  await email.fill('areum@')
  await page.getByLabel(field.phone, { exact: true }).fill('02-123-4567')
  await press(page, '저장하기')
  await expect(email).toBeFocused()
  await expect(page.getByText('이메일 형식이 올바르지 않습니다.')).toBeVisible()
  await expect(page.getByText('휴대폰 번호 형식이 올바르지 않습니다.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: '취소' }).click()
  await press(page, '계속 작성하기')
  await expect(email).toHaveValue('areum@')

  await page.reload()
  await email.fill(smsMember.email)
  await press(page, '저장하기')
  await expect(page).toHaveURL('/my/member/mailverify')
  const mail = await messageTo(portal, smsMember.email, () => press(page, '인증 번호 받기'))
  expect(mail.text).toContain('이미 있어 바꾸지 않았습니다')
  expect(mail.text).not.toMatch(/\d{6}/)
  await expect(page.getByText(`${smsMember.email}로 인증 번호를 보냈습니다.`)).toBeVisible()
  await giveCode(page, '000000')
  await expect(page.getByRole('alert')).toContainText('4번 더')

  // After the old values are saved again, no value is pending until a code is entered.
  await page.getByRole('button', { name: '정보 수정으로 돌아가기' }).click()
  await press(page, '저장하기')
  await expect(heading(page, '내 정보')).toBeVisible()
  await expect(page.getByText('확인하지 않았습니다')).toBeHidden()
})

test('a member reads the accepted terms, and changes optional ones @looks @long', async ({
  page,
  portal,
}, info) => {
  await enter(page, '/my/terms', plainMember)
  await expect(heading(page, '약관과 동의 내역')).toBeVisible()
  await look(page, 'my-terms', info)
  await page.getByRole('link', { name: '서비스 이용약관 내용 보기' }).click()
  const text = page.getByRole('dialog', { name: '서비스 이용약관' })
  await expect(text).toContainText('제1조 (목적)')
  await look(page, 'my-terms-text', info)
  await page.goBack()
  await expect(text).toBeHidden()

  const nightConsentButton = page.getByRole('button', { name: '야간 광고성 정보 수신 동의 동의하기' })
  const history = page.getByText('동의하지 않음', { exact: true })
  const declined = await history.count()
  await expect(nightConsentButton).toBeHidden()
  const mail = await messageTo(portal, plainMember.email, () =>
    page.getByRole('button', { name: '광고성 정보 수신 동의 동의하기', exact: true }).click(),
  )
  expect(mail.text).toContain('항목을 동의로 처리했습니다')
  await nightConsentButton.click()
  const nightBack = page.getByRole('button', { name: '야간 광고성 정보 수신 동의 동의 철회' })
  await expect(nightBack).toBeVisible()
  await page.getByRole('button', { name: '광고성 정보 수신 동의 동의 철회', exact: true }).click()
  // The consent to messages at night ends when the consent on which it depends is withdrawn.
  await expect(nightBack).toBeHidden()
  await expect(nightConsentButton).toBeHidden()
  await expect.poll(() => history.count()).toBeGreaterThan(declined)
})
