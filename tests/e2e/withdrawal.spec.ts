import { operationTable } from '#contract/operations.gen.ts'
import { within } from '#server/testing/within.ts'
import { privateMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, giveCredentials } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import {
  agree,
  chooseType,
  giveCode,
  heading,
  newStranger,
  press,
  requestCode,
  requestMail,
} from '../support/signup.ts'
import { enterPassword, question, reachWithdrawal, verifyIdentity } from '../support/withdrawal.ts'

const WITHIN = { timeout: within(2_000) }

test('a member withdraws, is logged out everywhere at once, and can sign up again @looks @long', async ({
  page,
  portal,
  context,
}, info) => {
  const stranger = newStranger()
  await reachWithdrawal(page, portal, stranger)
  const other = await context.newPage()
  await other.goto('/my/session')
  await expect(heading(other, '로그인 관리')).toBeVisible()
  await expect(page.getByText('로그인 기록')).toBeVisible()
  await expect(page.getByText('3개월')).toBeVisible()
  await look(page, 'withdraw-notice', info)

  await press(page, '다음')
  await expect(heading(page, '비밀번호를 입력해 주세요')).toBeVisible()
  await look(page, 'withdraw-password', info)
  await press(page, '다음')
  await expect(page.getByText('비밀번호를 입력해 주세요.', { exact: true })).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill('not this one')
  await press(page, '다음')
  await expect(page.getByRole('alert')).toContainText('비밀번호가 맞지 않습니다.')
  await page.goBack()
  const code = await enterPassword(page, portal, stranger)
  await look(page, 'withdraw-code', info)
  await giveCode(page, code)
  await expect(heading(page, '탈퇴 사유를 알려 주세요')).toBeVisible()
  await look(page, 'withdraw-reason', info)

  // The chosen reason is preserved after going back, and leaving the screen asks for confirmation.
  await page.getByRole('radio', { name: '자주 이용하지 않습니다' }).check()
  await page.getByLabel(/^더 하고 싶은 말씀/).fill('그동안 고마웠습니다')
  await press(page, '이전')
  await expect(heading(page, '탈퇴하기 전에 확인해 주세요')).toBeVisible()
  await page.getByRole('link', { name: '돌아가기' }).click()
  await question(page).getByRole('button', { name: '계속 작성하기' }).click()
  await press(page, '다음')
  await expect(page.getByLabel(/^더 하고 싶은 말씀/)).toHaveValue('그동안 고마웠습니다')

  await press(page, '탈퇴하기')
  await expect(question(page)).toBeVisible()
  // The button of an irreversible action looks the same on the screen and in the question.
  const [pressed, asked] = await Promise.all(
    [page.locator('main button[type=submit]'), question(page).getByRole('button', { name: '탈퇴하기' })].map(
      (button) => button.evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  )
  expect(asked).toBe(pressed)
  await look(page, 'withdraw-question', info)
  await question(page).getByRole('button', { name: '취소' }).click()
  await expect(heading(page, '탈퇴 사유를 알려 주세요')).toBeVisible()
  await press(page, '탈퇴하기')
  await question(page).getByRole('button', { name: '탈퇴하기' }).click()
  await expect(page).toHaveURL('/my/member/withdraw/done')
  await expect(heading(page, '탈퇴를 마쳤습니다')).toBeFocused()
  await expect(other).toHaveURL(/\/auth\/login/, WITHIN)
  await look(page, 'withdraw-done', info)
  expect((await context.cookies()).filter(({ name }) => name.endsWith('session'))).toEqual([])
  await expect
    .poll(() => portal.messages().some(({ text }) => text.includes('회원 탈퇴를 마쳤습니다')))
    .toBe(true)
  expect(portal.messages().filter(({ to }) => [stranger.email, stranger.phone].includes(to))).toEqual([])

  // Only the browser of the person who has just withdrawn shows this page.
  await other.goto('/my/member/withdraw/done')
  await expect(other).toHaveURL('/auth/login?returnTo=%2Fmy%2Fmember%2Fwithdraw')
  await giveCredentials(other, stranger)
  await expect(other.getByRole('alert')).toContainText('이메일 또는 비밀번호가 올바르지 않습니다.')
  await page.getByRole('link', { name: '홈으로' }).click()
  await expect(page).toHaveURL('/')
  await chooseType(page, stranger)
  await agree(page)
  await giveCode(page, await requestCode(page, portal, stranger))
  await giveCode(page, await requestMail(page, portal, stranger))
  await expect(heading(page, '비밀번호를 설정해 주세요')).toBeVisible()
})

test('a member with open obligations sees where to settle them, and cannot withdraw until then @looks', async ({
  page,
}, info) => {
  await enter(page, '/my/member/withdraw', privateMember)
  await expect(page.getByText('먼저 처리할 항목이 있습니다')).toBeVisible()
  await look(page, 'withdraw-blocked', info)
  const secondResponse = page.waitForResponse(`**${operationTable.checkWithdrawal.path}`)
  await press(page, '다시 확인하기')
  await secondResponse
  await expect(page.getByRole('button', { name: '다시 확인하기' })).toBeEnabled()
  await expect(page.getByText('아직 처리할 항목이 남아 있습니다.')).toBeVisible()
  for (const step of ['identity', 'reason', 'done']) {
    await page.goto(`/my/member/withdraw/${step}`)
    await expect(page).toHaveURL('/my/member/withdraw')
  }
  await page
    .getByRole('link', { name: /해지하기$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/my\/subscription\/cancel/)
  await page.goBack()
  await page.getByRole('link', { name: '돌아가기' }).click()
  await expect(page).toHaveURL('/my/member')
})

test('a withdrawal with a lost answer is repeated, and takes effect once', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const stranger = newStranger()
  await reachWithdrawal(page, portal, stranger)
  await verifyIdentity(page, portal, stranger)
  const answers: string[] = []
  await page.route(`**${operationTable.completeWithdrawal.path}`, async (route) => {
    if (answers.length > 0) return route.continue()
    // The call is not made through the browser, which would store the cookies of the answer.
    const answer = await fetch(route.request().url(), {
      method: 'POST',
      headers: await route.request().allHeaders(),
      body: route.request().postData(),
    })
    answers.push(await answer.text())
    await route.abort()
  })
  await press(page, '탈퇴하기')
  await question(page).getByRole('button', { name: '탈퇴하기' }).click()
  await expect(page.getByText('탈퇴가 처리되었는지 확인하지 못했습니다.')).toBeVisible()
  expect(JSON.parse(answers[0]!)).toMatchObject({ code: 200 })
  await press(page, '다시 시도하기')
  await expect(heading(page, '탈퇴를 마쳤습니다')).toBeVisible()
})
