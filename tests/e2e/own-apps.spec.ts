import { appAdmin, otherStaffMember, plainMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { expect, test } from '../support/fixtures.ts'
import { enter } from '../support/journeys.ts'

const OWN = '우리 ERP'
const CREATED_APP = '현장 점검표'

test('a company creates an app for itself, which others do not find, and retires it', async ({
  page,
  portal,
  browser,
}) => {
  await enter(page, '/admin/apps', appAdmin, portal)
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: OWN })).toBeVisible()
  await page.getByRole('button', { name: '앱 만들기' }).click()
  const dialog = page.getByRole('dialog', { name: '앱 만들기' })
  await dialog.getByRole('button', { name: '앱 만들기' }).click()
  await expect(dialog.getByText('앱 이름을 입력해 주세요.')).toBeVisible()
  await dialog.getByLabel('앱 이름').fill(CREATED_APP)
  await dialog.getByLabel('분류').fill('현장')
  await dialog.getByLabel('설명').fill('현장에서 점검한 것을 적습니다.')
  await dialog.getByText('창고').click()
  await dialog.getByRole('button', { name: '앱 만들기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: CREATED_APP })).toBeVisible()
  await expect(page.getByText('우리 회사 전용').first()).toBeVisible()
  const address = page.url()

  const other = await (await browser.newContext()).newPage()
  const document = await other.goto('/apps')
  expect(await document!.text()).not.toMatch(new RegExp(`${CREATED_APP}|${OWN}|생산 일정판`))
  expect(await (await other.request.get('/sitemap.xml')).text()).not.toContain(
    new URL(address).searchParams.get('appId'),
  )
  await other.context().close()

  await page.goto(address)
  await waitForHydration(page)
  await page.getByRole('button', { name: '앱 제공 종료' }).click()
  await confirmDialog(page, '앱 제공 종료')
  await expect(page.getByRole('heading', { level: 1, name: '앱 관리' })).toBeVisible()
  await expect(page.getByRole('link', { name: CREATED_APP })).toBeHidden()
})

test('an app is connected with a key, asks who may use it, and is cut off when the key is revoked @long', async ({
  page,
  portal,
}) => {
  await enter(page, '/admin/apps', appAdmin, portal)
  await waitForHydration(page)
  await page.getByRole('link', { name: OWN }).click()
  const connectionRegion = page.getByRole('region', { name: '연동', exact: true })
  await expect(connectionRegion.getByRole('row', { name: /끝자리/ })).toHaveCount(1)
  await connectionRegion.getByRole('button', { name: '키 발급' }).click()
  const shownKey = connectionRegion.getByRole('status').locator('code')
  await expect(shownKey).toHaveText(/^bzk_/)
  const key = await shownKey.innerText()
  await expect(connectionRegion.getByRole('row', { name: /끝자리/ })).toHaveCount(2)
  await expect(connectionRegion.getByRole('button', { name: '키 발급' })).toBeHidden()

  const appId = new URL(page.url()).searchParams.get('appId')
  const ask = () =>
    page.request.post('/access/v1/evaluation', {
      headers: { authorization: `Bearer ${key}` },
      data: {
        subject: { type: 'user', id: appAdmin.email },
        action: { name: 'use' },
        resource: { type: 'app', id: appId },
      },
    })
  expect(await (await ask()).json()).toMatchObject({ decision: false, context: { reason: 'NONE' } })
  await connectionRegion.getByLabel('구성원 이메일').fill(appAdmin.email)
  await connectionRegion.getByRole('button', { name: '답 확인하기' }).click()
  await expect(connectionRegion.getByText('거부합니다. 권한이 없거나')).toBeVisible()

  await page.reload()
  await waitForHydration(page)
  await expect(page.getByText(key)).toBeHidden()
  const row = connectionRegion.getByRole('row').filter({ hasText: `끝자리 ${key.slice(-4)}` })
  await expect(row.getByText('호출 없음')).toBeHidden()
  await row.getByRole('button', { name: '폐기' }).click()
  await confirmDialog(page, '키 폐기')
  await expect(row).toHaveCount(0)
  expect((await ask()).status()).toBe(401)
})

test('a member of another company cannot find the app or its page @long', async ({ page }) => {
  await enter(page, '/apps', plainMember)
  await page.goto(`/apps?search=${OWN}`)
  await expect(page.getByText('조건에 맞는 앱이 없습니다')).toBeVisible()
})

test('the staff finds the apps of the operator, and none of a company @long', async ({ page }) => {
  await enter(page, '/admin/apps', otherStaffMember)
  await expect(page.getByRole('link', { name: '그룹웨어' })).toBeVisible()
  await expect(page.getByRole('link', { name: OWN })).toBeHidden()
  await page.getByRole('link', { name: '그룹웨어' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '그룹웨어' })).toBeVisible()
  await expect(page.getByRole('button', { name: '앱 정보 수정' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '앱 제공 종료' })).toBeVisible()
})
