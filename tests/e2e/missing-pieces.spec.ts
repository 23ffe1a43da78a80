import type { Page } from '@playwright/test'
import { longNameMember, plainMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter, proofDialog } from '../support/journeys.ts'
import { signIn } from '../support/sign-in.ts'
import { join, logInAgain, newStranger } from '../support/signup.ts'

const missingFilesText = '화면을 여는 데 필요한 파일을 받지 못했습니다.'
const toast = (page: Page) => page.getByRole('listitem').filter({ hasText: missingFilesText })

/** Blocks one file of the app, until the returned function is called. */
async function cutFor(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.abort('connectionreset'))
  return () => page.unroute(file)
}

test('a search and a proof whose files fail to load leave the form unchanged, and load at the next click', async ({
  page,
  portal,
}) => {
  await logInAgain(page, portal, await join(page, portal, newStranger()))
  await page.goto('/my/member/edit')
  await waitForHydration(page)
  const phoneField = page.getByLabel('휴대폰 번호', { exact: true })
  const other = newStranger().phone
  await phoneField.fill(other)

  let mend = await cutFor(page, /\/assets\/SearchDialog-/)
  const searchButton = page.getByRole('button', { name: '통합 검색' })
  await searchButton.click()
  await expect(toast(page)).toBeVisible()
  await expect(phoneField).toHaveValue(other)
  await mend()
  await searchButton.click()
  await expect(page.getByRole('dialog', { name: '통합 검색' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: '통합 검색' })).toBeHidden()
  await toast(page).getByRole('button', { name: '닫기' }).click()

  mend = await cutFor(page, /\/assets\/VerificationDialog-/)
  const saveButton = page.getByRole('button', { name: '저장하기' })
  await saveButton.click()
  await expect(toast(page)).toBeVisible()
  await expect(page.getByText('보안을 위해 본인 확인을 다시 해 주세요.')).toBeVisible()
  await expect(phoneField).toHaveValue(other)
  await mend()
  await saveButton.click()
  await expect(proofDialog(page)).toBeVisible()
  await proofDialog(page).getByRole('button', { name: '취소' }).click()
  await expect(phoneField).toHaveValue(other)
})

test('a member’s page whose files fail to load stays as it was rendered, and is loaded again by a click', async ({
  page,
}) => {
  await signIn(page, longNameMember)
  const mend = await cutFor(page, /\/assets\/member-/)
  await page.goto('/my')
  const lateAlert = page.getByRole('alert').filter({ hasText: '화면을 아직 다 불러오지 못했습니다.' })
  await expect(lateAlert).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 1, name: /님, (안녕하세요|확인할 일|다음 결제)/ }),
  ).toBeVisible()
  // The file becomes available only with the next document; otherwise the open page would load it without a reload.
  page.on('request', (request) => request.isNavigationRequest() && void mend())
  await lateAlert.getByRole('button', { name: '새로 고침' }).click()
  await waitForHydration(page)
  await expect(lateAlert).toHaveCount(0)
})

test('the warning that a session ends is loaded again by a click if its file failed to load @long', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const countResponse = page.waitForResponse('**/notification/unread/count')
  await enter(page, '/my', plainMember)
  // A call that is answered after the clock was moved would count as use and extend the session.
  await (await countResponse).finished()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.clock.fastForward(28 * 60_000)
  await expect(toast(page)).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 1, name: /님, (안녕하세요|확인할 일|다음 결제)/ }),
  ).toBeVisible()
  await context.setOffline(false)
  await toast(page).getByRole('button', { name: '다시 시도하기' }).click()
  await expect(page.getByRole('alertdialog', { name: '곧 로그아웃됩니다' })).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
})
