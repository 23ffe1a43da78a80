import { createPeople, openCompany } from '../support/company.ts'
import { expect, test } from '../support/fixtures.ts'
import { look } from '../support/look.ts'

test('an owner enters the details of the company, and sees whether the tax office confirms them @looks', async ({
  browser,
  portal,
}, info) => {
  const { owner: ownerOf } = createPeople(browser, portal, info)
  const { page } = await ownerOf('하늘결', '솔바람 정밀')
  await openCompany(page)
  await page.getByRole('link', { name: '회사 정보' }).click()
  await expect(page).toHaveURL('/my/company?part=DETAILS')
  const details = page.getByRole('region', { name: '사업자등록 정보' })
  await expect(details).toContainText('확인하지 않음')
  await details.getByRole('button', { name: '입력하기' }).click()
  const dialog = page.getByRole('dialog', { name: '사업자등록 정보' })
  await dialog.getByLabel('대표자 이름').fill('이지호1')
  const foundedField = dialog.getByLabel('개업일자')
  await foundedField.fill('2019년 봄')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog.getByText('개업일자를 다시 확인해 주세요.', { exact: false })).toBeVisible()
  await expect(foundedField).toHaveValue('2019년 봄')
  await foundedField.fill('2019. 3. 4.')
  await foundedField.blur()
  await expect(foundedField).toHaveValue('2019.03.04 (월)')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog.getByText('대표자 이름을 다시 확인해 주세요.', { exact: false })).toBeVisible()
  await dialog.getByLabel('대표자 이름').fill('이지호')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('사업자등록 정보를 저장했습니다.')).toBeVisible()
  await expect(details).toContainText('이지호')
  await expect(details).toContainText('2019.03.04')
  // The server's scheduled job may already have checked the details with the tax office.
  await expect(details).toContainText(/확인 중|일치 \(/)
  await look(page, 'company-own-details', info)
  await page.reload()
  await expect(details.getByRole('button', { name: '수정' })).toBeVisible()
})
