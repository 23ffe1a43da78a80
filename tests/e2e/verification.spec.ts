import { expectAccessible } from '../support/accessible.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { giveCredentials, proofDialog, typeProof } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { codeTo, giveCode, heading, join, logInAgain, newStranger, press } from '../support/signup.ts'
import {
  acceptRequiredTerms,
  agreeToWithdrawals,
  chooseAddress,
  fill,
  giveAccount,
  giveAdmin,
  review,
} from '../support/subscription.ts'

const phone = '휴대폰 번호'

test('a new number requires a proof and keeps the typed text; the old number can undo the change @looks @long', async ({
  page,
  portal,
}, info) => {
  const member = await join(page, portal, newStranger())
  await logInAgain(page, portal, member)
  const other = newStranger()
  await page.goto('/my/member/edit')

  await page.getByLabel(phone, { exact: true }).fill(other.phone)
  const dialog = proofDialog(page)
  const proof = await codeTo(portal, member.phone, () => press(page, '저장하기'))
  await expect(dialog.getByLabel('인증 번호')).toBeVisible()
  await look(page, 'verification', info)
  await expectAccessible(page)
  await typeProof(page, '인증 번호', proof === '000000' ? '111111' : '000000')
  await expect(dialog.getByRole('alert')).toContainText('4번 더')
  await typeProof(page, '인증 번호', proof)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/my/member/mobileverify')

  const code = await codeTo(portal, other.phone, () => press(page, '인증 번호 받기'))
  await giveCode(page, code)
  await expect(page).toHaveURL('/my/member')
  const undoMessage = () =>
    portal.messages().find(({ to, text }) => to === member.phone && text.includes('/auth/undo'))
  await expect.poll(undoMessage).toBeDefined()

  await page.goto(/\/auth\/undo#[\w-]{43}/.exec(undoMessage()!.text)![0])
  await expect(heading(page, '바뀐 연락처를 되돌릴까요?')).toBeVisible()
  await look(page, 'undo', info)
  await press(page, '되돌리기')
  await expect(heading(page, '연락처를 되돌렸습니다')).toBeVisible()
  await page.goto('/my')
  await expect(heading(page, '로그인')).toBeVisible()
  await giveCredentials(page, member)
  await expect(page).toHaveURL('/auth/reset/password')

  await page.goto('/auth/undo#short')
  await expect(page.getByRole('alert')).toContainText('주소가 일부 누락되었습니다')
})

test('a member who has just signed up tries a service without another proof', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await join(page, portal, newStranger())
  await page.goto('/trial?service=SSO')
  await waitForHydration(page)
  await press(page, '14일 체험 시작하기')
  await expect(heading(page, '체험을 시작했습니다')).toBeVisible()
  await expect(proofDialog(page)).toBeHidden()
})

test('a request requires a proof after a while, and loses no typed text', async ({ page, portal }) => {
  const member = await join(page, portal, newStranger())
  await logInAgain(page, portal, member)
  await page.goto('/subscription')
  await waitForHydration(page)
  await acceptRequiredTerms(page)
  await page
    .getByRole('radio', { name: /^개인 사업자번호|^개인/ })
    .last()
    .check()
  await press(page, '다음')
  await fill(page, '신청인 이름', member.name)
  await fill(page, '생년월일', '881212')
  await fill(page, '이메일', member.email)
  await fill(page, '휴대폰 번호', member.phone)
  await chooseAddress(page, '바다마루길 40')
  await press(page, '다음')
  await giveAdmin(page)
  await giveAccount(page)
  await review(page)
  await agreeToWithdrawals(page)

  const code = await codeTo(portal, member.phone, () => press(page, '구독 신청하기'))
  await typeProof(page, '인증 번호', code === '000000' ? '111111' : '000000')
  await expect(proofDialog(page).getByRole('alert')).toContainText('4번 더')
  // The form behind the dialog is unchanged, and is sent after the proof without another click.
  await expect(page.getByText('********3456').first()).toBeAttached()
  await typeProof(page, '인증 번호', code)
  await expect(proofDialog(page)).toBeHidden()
  await expect(heading(page, '구독을 신청했습니다')).toBeVisible()
})
