import { expect, test } from '../support/fixtures.ts'
import { giveCredentials, proofDialog, typeProof } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { codeTo, giveCode, heading, join, newStranger, press } from '../support/signup.ts'

const phone = '휴대폰 번호'

test('another number asks who it is and keeps what was typed; the old one takes it back @looks', async ({
  page,
  portal,
}, info) => {
  const member = await join(page, portal, newStranger())
  const other = newStranger()
  await page.goto('/my/member/edit')

  await page.getByLabel(phone, { exact: true }).fill(other.phone)
  const dialog = proofDialog(page)
  const proof = await codeTo(portal, member.phone, () => press(page, '저장하기'))
  await expect(dialog.getByLabel('인증 번호')).toBeVisible()
  await look(page, 'verification', info)
  await typeProof(page, '인증 번호', proof === '000000' ? '111111' : '000000')
  await expect(dialog.getByRole('alert')).toContainText('4번 더')
  await typeProof(page, '인증 번호', proof)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/my/member/mobileverify')

  const code = await codeTo(portal, other.phone, () => press(page, '인증 번호 받기'))
  await giveCode(page, code)
  await expect(page).toHaveURL('/my/member')
  const told = () =>
    portal.messages().find(({ to, text }) => to === member.phone && text.includes('/auth/undo'))
  await expect.poll(told).toBeDefined()

  await page.goto(/\/auth\/undo#[\w-]{43}/.exec(told()!.text)![0])
  await expect(heading(page, '바뀐 연락처를 되돌릴까요?')).toBeVisible()
  await look(page, 'undo', info)
  await press(page, '되돌리기')
  await expect(heading(page, '연락처를 되돌렸습니다')).toBeVisible()
  await page.goto('/my')
  await expect(heading(page, '로그인')).toBeVisible()
  await giveCredentials(page, member)
  await expect(page).toHaveURL('/auth/reset/password')

  await page.goto('/auth/undo#short')
  await expect(page.getByRole('alert')).toContainText('주소가 온전하지 않습니다')
})
