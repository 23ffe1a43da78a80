import { plainMember } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { heading, press } from '../support/signup.ts'
import { acceptRequiredTerms, fill, openRequestHub } from '../support/subscription.ts'

const companyName = '한밤별빛나루'

test('leaving a request asks no question, stores the latest typed text, and shows until when it is stored', async ({
  page,
}) => {
  await openRequestHub(page, plainMember)
  await acceptRequiredTerms(page)
  await page.getByRole('radio', { name: '법인 사업자' }).check()
  await fill(page, '회사 이름', companyName)
  await page.getByRole('banner').getByRole('link', { name: '내 홈' }).click()
  await expect(page).toHaveURL('/my')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(
    page.getByText(/^작성한 신청서를 \d{4}\.\d{2}\.\d{2}까지 보관합니다\. 구독 신청에서 이어서/),
  ).toBeVisible()
  await page.goto('/subscription')
  await page
    .getByRole('link', { name: /이어서 신청하기$/ })
    .first()
    .click()
  await expect(page.getByLabel('회사 이름', { exact: true })).toHaveValue(companyName)
})

test('leaving a request that cannot be stored asks for confirmation, which can keep the request on the screen', async ({
  page,
  context,
}) => {
  await openRequestHub(page, plainMember)
  await acceptRequiredTerms(page)
  await page.getByRole('radio', { name: '법인 사업자' }).check()
  await context.setOffline(true)
  await fill(page, '회사 이름', companyName)
  await page.getByRole('banner').getByRole('link', { name: '내 홈' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('작성한 내용을 저장하지 못했습니다')
  await expect(question).toContainText('마지막으로 저장한 뒤에 입력한 내용이 사라집니다.')
  await question.getByRole('button', { name: '계속 작성하기' }).click()
  await expect(heading(page, '누가 구독하나요?')).toBeVisible()
  await context.setOffline(false)
  await fill(page, '회사 이름', `${companyName}둘`)
  await press(page, '다음')
  await page.getByRole('banner').getByRole('link', { name: '내 홈' }).click()
  await expect(page).toHaveURL('/my')
})
