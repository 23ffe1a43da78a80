import { eq } from 'drizzle-orm'
import { simulatedRegistry } from '#server/business-registry/simulator.ts'
import { members } from '#server/db/schema/member.ts'
import { checkDetails } from '#server/domains/company/details-check/details-check.jobs.ts'
import { password } from '#server/testing/portal.ts'
import { giveCompanyRole, insertCompany } from '#worlds/company.ts'
import { waitForHydration } from '../support/arrival.ts'
import { confirmDialog } from '../support/dialogs.ts'
import { openFolded } from '../support/folded.ts'
import { giveCredentials } from '../support/journeys.ts'
import { look } from '../support/look.ts'
import { expect, modelTest } from '../support/model-fixtures.ts'
import { heading, press } from '../support/signup.ts'

modelTest(
  'the staff corrects a company, and closes the account of its owner, whose login says so, and opens it again @looks',
  async ({ page, browser, stage }, info) => {
    const { portal, database, origin } = stage
    const createdAt = portal.clock.now()
    const companyId = await insertCompany(database.db, { name: '솔바람 정밀', rnno: '1248100998', createdAt })
    const person = await portal.addMember({ name: '하늘결', mfaType: 'none', factors: [] })
    await database.db.update(members).set({ companyId }).where(eq(members.id, person.id))
    await giveCompanyRole(database.db, person.id, 'owner')
    const staff = await portal.addMember({ name: '한가람', staff: true })
    const session = await portal.logInFully(staff.email, { confirmed: true })
    await page.context().addCookies([{ name: 'session', value: session, url: origin }])

    await page.goto('/admin/company?search=ㅅㅂㄹㅈㅁ')
    await waitForHydration(page)
    await page.locator(`a[href="/admin/company/detail?companyId=${companyId}"]`).click()
    await expect(page).toHaveURL(`/admin/company/detail?companyId=${companyId}`)
    await waitForHydration(page)
    await expect(page.getByText('솔바람 정밀')).toBeVisible()
    await expect(page.getByText('하늘결')).toHaveCount(0)
    await press(page, '정보 열기')
    await expect(page.getByText('이유를 고르거나 입력해 주세요.')).toBeVisible()
    await press(page, '계정 보호')
    await expect(page.getByLabel('이유', { exact: true })).toHaveValue('계정 보호')
    await look(page, 'company-opening', info)
    await press(page, '정보 열기')
    await expect(heading(page, '솔바람 정밀')).toBeVisible()
    const details = page.getByRole('region', { name: '사업자등록 정보' })
    await expect(details).toContainText('대표자 이름과 개업일자를 모두 입력하면 국세청에 확인합니다.')
    await openFolded(details)
    await details.getByRole('button', { name: '입력하기' }).click()
    const detailsDialog = page.getByRole('dialog', { name: '사업자등록 정보' })
    await detailsDialog.getByLabel('대표자 이름').fill('이지호1')
    await detailsDialog.getByLabel('개업일자').fill('2019-03-04')
    await detailsDialog.getByRole('button', { name: '저장' }).click()
    await expect(detailsDialog.getByText('대표자 이름을 다시 확인해 주세요.', { exact: false })).toBeVisible()
    await look(page, 'company-details-form', info)
    await detailsDialog.getByLabel('대표자 이름').fill('이지호')
    await detailsDialog.getByRole('button', { name: '저장' }).click()
    await expect(page.getByText('사업자등록 정보를 저장했습니다.')).toBeVisible()
    await expect(details).toContainText('아직 국세청의 답을 받지 못했습니다.')
    const notices = { put: async () => true }
    const registry = simulatedRegistry()
    await checkDetails({
      db: database.db,
      clock: portal.clock,
      log: { warn: () => {} },
      notices,
      registry,
    })
    await page.reload()
    await waitForHydration(page)
    await expect(details).toContainText('일치')
    await press(page, '정보 바로잡기')
    const dialog = page.getByRole('dialog', { name: '회사 정보 바로잡기' })
    await dialog.getByRole('button', { name: '바로잡기' }).click()
    await expect(dialog.getByText('바뀐 내용이 없습니다.', { exact: false })).toBeVisible()
    await dialog.getByLabel('상호').fill('솔바람정밀 주식회사')
    await dialog.getByLabel('사업자등록번호').fill('124-81-00999')
    await dialog.getByLabel('이유').fill('사업자등록증의 상호와 같게 고칩니다.')
    await dialog.getByRole('button', { name: '바로잡기' }).click()
    await expect(dialog.getByText('올바른 사업자등록번호가 아닙니다.', { exact: false })).toBeVisible()
    await look(page, 'company-correct', info)
    await dialog.getByLabel('사업자등록번호').fill('124-81-00998')
    await dialog.getByRole('button', { name: '바로잡기' }).click()
    await expect(page.getByText('회사 정보를 바로잡았습니다.')).toBeVisible()
    await expect(heading(page, '솔바람정밀 주식회사')).toBeVisible()
    await openFolded(page.getByRole('region', { name: '정정 내역' }))
    await expect(page.getByText('솔바람 정밀 → 솔바람정밀 주식회사')).toBeVisible()

    const membersRegion = page.getByRole('region', { name: '구성원', exact: true })
    const companyAddress = page.url()
    await openFolded(membersRegion)
    await membersRegion.getByRole('link', { name: '하늘결' }).click()
    await press(page, '계정 보호')
    await press(page, '정보 열기')
    await press(page, '하늘결 님의 계정 닫기')
    const closingDialog = page.getByRole('dialog', { name: '하늘결 님의 계정 닫기' })
    await closingDialog.getByLabel('이유').fill('도용 신고를 받았습니다.')
    await look(page, 'account-close', info)
    await closingDialog.getByRole('button', { name: '계정 닫기' }).click()
    await confirmDialog(page, '계정 닫기')
    await expect(page.getByText('하늘결 님의 계정을 닫았습니다.')).toBeVisible()
    await page.goto(companyAddress)
    await waitForHydration(page)
    await openFolded(membersRegion)
    await expect(membersRegion).toContainText('닫힘')
    await look(page, 'company-upkeep', info)

    const visitor = await (await browser.newContext({ ...info.project.use, baseURL: origin })).newPage()
    await visitor.goto('/auth/login')
    await giveCredentials(visitor, { email: person.email, password })
    await expect(visitor.getByRole('alert')).toContainText('닫은 계정이라 로그인할 수 없습니다')
    await look(visitor, 'login-closed', info)
    await visitor.getByRole('alert').getByRole('link', { name: '문의하기' }).click()
    await expect(visitor).toHaveURL('/inquiry/write')

    await press(page, '하늘결 님의 계정 다시 열기')
    const reopeningDialog = page.getByRole('dialog', { name: '하늘결 님의 계정 다시 열기' })
    await reopeningDialog.getByLabel('이유').fill('전화로 본인임을 확인했습니다.')
    await reopeningDialog.getByRole('button', { name: '다시 열기' }).click()
    await expect(page.getByText('하늘결 님의 계정을 다시 열었습니다.')).toBeVisible()
    await expect(membersRegion).toContainText('사용 중')
    await visitor.goto('/auth/login')
    await giveCredentials(visitor, { email: person.email, password })
    await expect(visitor).toHaveURL(/\/my/)
    await visitor.context().close()
  },
)
