import { operationTable } from '#contract/operations.gen.ts'
import { password } from '#server/testing/portal.ts'
import { giveCode, giveCredentials } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { clockOf, expect, modelTest as test } from '../support/model-fixtures.ts'

/*
 * Actions that are disabled for some time show the remaining time, and are enabled automatically. The clocks of
 * server and browser are moved together.
 */

test('an expired code is reported, and a new code logs in', async ({ page, stage }) => {
  const { portal } = stage
  const { email } = await portal.addMember()
  const pass = await clockOf(page, stage)
  await page.goto('/auth/login')
  await giveCredentials(page, { email, password })
  await expect(page.getByRole('heading', { level: 1, name: '본인 확인' })).toBeVisible()
  await expect(page.getByText(/남은 시간 [23]분/)).toBeVisible()
  const expiredCode = portal.lastCode()
  await pass(portal.config.limits.codeSeconds)
  await expect(page.getByRole('alert')).toContainText(
    '인증 번호의 유효 시간이 지났습니다. 새 번호를 받아 주세요.',
  )
  await page.getByRole('button', { name: '새 인증 번호 받기' }).click()
  await expect.poll(() => portal.lastCode()).not.toBe(expiredCode)
  await giveCode(page, portal.lastCode())
  await expect(page).toHaveURL('/my')
})

test('wrong passwords slow the login down and pause it with a countdown; a typed mail address stays', async ({
  page,
  stage,
}) => {
  const { loginDelaysSeconds, loginWindowSeconds } = stage.portal.config.limits
  const { email } = await stage.portal.addMember({ mfaType: 'none', factors: [] })
  const pass = await clockOf(page, stage)
  await page.goto('/auth/login')
  const submit = page.getByRole('button', { name: '로그인하기', exact: true })
  const alert = page.getByRole('alert')
  for (const [tries, seconds] of [...loginDelaysSeconds, loginWindowSeconds].entries()) {
    const answered = page.waitForResponse(`**${operationTable.logIn.path}`)
    await giveCredentials(page, { email, password: `wrong-${tries}` })
    await answered
    if (seconds === 0) {
      await expect(alert).toContainText('이메일 또는 비밀번호가 올바르지 않습니다.')
      continue
    }
    await expect(alert).toContainText('뒤에 다시 시도할 수 있습니다.')
    if (seconds === loginWindowSeconds) await expect(alert).toContainText(/1[45]분/)
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByLabel('이메일')).toHaveValue(email)
    await pass(seconds)
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  }
  await giveCredentials(page, { email, password })
  await expect(page).toHaveURL('/my')
})

test('the search for an inquiry is paused after too many failed attempts, with a countdown @looks @long', async ({
  page,
  stage,
}, info) => {
  const { lookups, lookupWindowSeconds } = stage.portal.config.limits
  // Failed look-ups of earlier tests came from the same network address, so the clock is moved past their time limit.
  stage.portal.clock.pass(lookupWindowSeconds)
  const pass = await clockOf(page, stage)
  await page.goto('/inquiry/find')
  await expect(page.getByRole('heading', { level: 1, name: '문의 조회하기' })).toBeVisible()
  await look(page, 'inquiry-find', info)
  const submit = page.getByRole('button', { name: '조회하기', exact: true })
  const alert = page.getByRole('alert')
  await submit.click()
  await expect(page.getByText('문의 번호를 입력해 주세요.')).toBeVisible()
  await page.getByLabel('문의 번호').fill('2611 000999')
  await page.getByLabel('이메일').fill('haneul@sol-ip.example')
  const lookUp = async () => {
    const answered = page.waitForResponse(`**${operationTable.getUnauthInquiry.path}`)
    await submit.click()
    await answered
  }
  for (let tries = 1; tries <= lookups; tries += 1) {
    await lookUp()
    await expect(alert).toContainText('문의를 찾을 수 없습니다.')
  }
  await lookUp()
  await expect(alert).toContainText('뒤에 다시 조회할 수 있습니다.')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await pass(lookupWindowSeconds)
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  await expect(alert).toHaveCount(0)
  await lookUp()
  await expect(alert).toContainText('문의를 찾을 수 없습니다.')
})
