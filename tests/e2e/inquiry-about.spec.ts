import { otherStaffMember, plainMember } from '../support/accounts.ts'
import { apiOf } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { numberOf, sendButton } from '../support/inquiries.ts'
import { enter } from '../support/journeys.ts'
import { openMoreActions } from '../support/more-acts.ts'
import { takeInBothThemes } from '../support/picture.ts'
import { pageAtDesk } from '../support/staff.ts'

test('a member asks about a bill, and the staff opens the bill from the inquiry and answers', async ({
  page,
  browser,
  portal,
}) => {
  await enter(page, '/my', plainMember)
  const [bill] = (await apiOf(page.request, '').listBills({ limit: 1 })).list
  const { billId, billNo } = bill!
  await page.goto(`/my/bill/detail?billId=${billId}`)
  await openMoreActions(page)
  await page.getByRole('link', { name: '문의하기' }).last().click()

  const about = page.getByRole('group', { name: '문의 대상' })
  await expect(about).toContainText(`청구서 ${billNo} 관련`)
  await expect(page.getByLabel('문의 유형')).toHaveValue('BILLING')
  await takeInBothThemes(page, 'inquiry-about-bill')
  await page.getByLabel('제목').fill('청구 금액이 궁금합니다')
  await page.getByLabel('내용', { exact: true }).fill('지난달과 금액이 다릅니다.')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(about).toContainText(billNo)
  await expect(page.getByLabel('제목')).toHaveValue('청구 금액이 궁금합니다')

  // A form without an address of its own shows the draft as it was left; another bill is only offered.
  await about.getByRole('button', { name: '문의 대상 빼기' }).click()
  await expect(about).toHaveCount(0)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('작성하던 문의를 불러왔습니다')).toBeVisible()
  await takeInBothThemes(page, 'inquiry-about-draft')
  await expect(about).toHaveCount(0)
  await page.getByRole('button', { name: '문의 대상 바꾸기' }).click()
  await expect(about).toContainText(billNo)

  await page.getByLabel(/개인정보 수집과 이용에 동의합니다/).check()
  await sendButton(page).click()
  const inquiryNo = await numberOf(page)
  await page.getByRole('link', { name: '문의 내역 보기' }).click()
  const named = page.getByRole('main').getByText(`청구서 ${billNo}`).filter({ visible: true })
  await expect(named.first()).toBeVisible()
  await takeInBothThemes(page, 'member-inquiries-about-bill')
  await page.getByRole('link', { name: '청구 금액이 궁금합니다' }).first().click()
  await expect(page.getByRole('main').getByRole('link', { name: `청구서 ${billNo}` })).toBeVisible()

  await takeInBothThemes(page, 'member-inquiry-about-bill')

  const desk = await pageAtDesk(browser, portal)
  await enter(desk, `/admin/inquiry?search=${inquiryNo}`, otherStaffMember)
  await expect(
    desk
      .getByRole('main')
      .getByText(new RegExp(`청구서 ${billNo}`))
      .first(),
  ).toBeVisible()
  await desk.locator('main [data-row-link]:visible').first().click()
  await expect(desk.getByRole('link', { name: `청구서 ${billNo}` })).toBeVisible()
  await takeInBothThemes(desk, 'staff-inquiry-about-bill')
  await desk.getByRole('link', { name: `청구서 ${billNo}` }).click()
  await expect(desk).toHaveURL(new RegExp(`/admin/bill/detail\\?billId=${billId}`))
  await desk.goBack()
  await desk.getByRole('button', { name: '담당하기' }).click()
  await desk.getByRole('textbox', { name: '답변' }).fill('할인이 끝난 금액입니다.')
  await desk.getByRole('button', { name: '답변 보내기' }).click()
  await expect(desk.getByText('답변을 보냈습니다.')).toBeVisible()
  await desk.context().close()

  await page.reload()
  await expect(page.getByText('할인이 끝난 금액입니다.')).toBeVisible()
})
