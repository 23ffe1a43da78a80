import { waitForHydration } from '../support/arrival.ts'
import { look } from '../support/look.ts'
import { expect, modelTest } from '../support/model-fixtures.ts'
import { giveCode, heading, press } from '../support/signup.ts'

modelTest(
  'after the password check has ended, a code to the member’s own number replaces it @looks @long',
  async ({ page, stage: { portal, origin } }, info) => {
    const { email } = await portal.addMember()
    const session = await portal.logInFully(email, { confirmed: false })
    await page.context().addCookies([{ name: 'session', value: session, url: origin }])
    await page.goto('/my/member/edit')
    await waitForHydration(page)
    await expect(heading(page, '비밀번호 확인')).toBeVisible()
    await page.getByRole('link', { name: '휴대폰으로 본인 확인' }).click()
    await expect(heading(page, '휴대폰으로 본인 확인')).toBeFocused()
    await look(page, 'my-certification', info)
    await press(page, '인증 번호 받기')
    await expect(page.getByLabel('인증 번호', { exact: true })).toBeVisible()
    const code = portal.lastCode()
    await giveCode(page, code === '000000' ? '111111' : '000000')
    await expect(page.getByRole('alert')).toContainText('4번 더')
    await giveCode(page, code)
    await expect(page).toHaveURL('/my/member/edit')
  },
)
