import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { fileInput, fileRow, pdf, uploadedText } from '../support/inquiries.ts'
import { colleagueAt, enterAdmin } from '../support/staff.ts'

const headingOf = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const rows = (page: Page) => page.locator('main [data-row-link]:visible')
const answerField = (page: Page) => page.getByRole('textbox', { name: '답변' })
const stateText = (page: Page, name: string) =>
  page.getByRole('main').getByText(name, { exact: true }).first()
const goToState = async (page: Page, inquiryState: string) => {
  await page.goto(`/admin/inquiry?inquiryState=${inquiryState}`)
  await expect(rows(page).first()).toBeVisible()
}
const detailOf = (page: Page, term: string) =>
  page.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('+ dd')

test('an inquiry is assigned, answered with a file, announced by mail and closed, and the next inquiry is offered', async ({
  page,
  portal,
}) => {
  await enterAdmin(page, '/admin/inquiry')
  await goToState(page, 'RECEIVED')
  const subject = (await rows(page).first().textContent())!
  await rows(page).first().click()
  await expect(headingOf(page, subject)).toBeFocused()
  const email = (await detailOf(page, '이메일').textContent())!
  await expect(answerField(page)).toHaveCount(0)

  await page.getByRole('button', { name: '담당하기' }).click()
  await expect(page.getByText('담당자로 지정되었습니다.')).toBeVisible()
  await expect(detailOf(page, '담당자')).toHaveText('유가온')
  await page.getByRole('button', { name: '답변 보내기' }).click()
  await expect(answerField(page)).toBeFocused()
  await expect(answerField(page)).toHaveAttribute('aria-invalid', 'true')
  await answerField(page).fill('안내해 드립니다.\n첨부한 파일을 확인해 주세요.')
  await fileInput(page).setInputFiles([pdf('안내.pdf')])
  await expect(fileRow(page, '안내.pdf')).toContainText(uploadedText)
  await page.getByRole('button', { name: '답변 보내기' }).click()
  await expect(page.getByText('답변을 보냈습니다.')).toBeVisible()
  await expect(stateText(page, '답변 완료')).toBeVisible()
  await expect(page.getByRole('list', { name: '주고받은 내용' })).toContainText(
    '첨부한 파일을 확인해 주세요.',
  )
  await expect(page.getByRole('link', { name: '안내.pdf 내려받기' })).toBeVisible()
  await expect(answerField(page)).toHaveCount(0)
  await expect
    .poll(() =>
      portal
        .messages()
        .filter(({ kind, to, text }) => kind === 'mail' && to === email && text.includes('안내해 드립니다.')),
    )
    .toHaveLength(1)

  await page.getByRole('button', { name: '문의 종료하기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '종료하기' }).click()
  await expect(page.getByText('문의를 종료했습니다.')).toBeVisible()
  await expect(stateText(page, '종료')).toBeVisible()
})

test('after an answer the screen links to the inquiry that has waited longest @long', async ({ page }) => {
  await enterAdmin(page, '/admin/inquiry')
  await expect(rows(page).first()).toBeVisible()
  const waitingRows = await rows(page).allTextContents()
  await goToState(page, 'IN_PROGRESS')
  const answered = (await rows(page).first().textContent())!
  const longestWaiting = waitingRows.find((subject) => subject !== answered)!
  await rows(page).first().click()
  await answerField(page).fill('확인했습니다.')
  await page.getByRole('button', { name: '답변 보내기' }).click()
  const nextInquiry = page.getByRole('status').filter({ hasText: '다음 답변 대기 문의' })
  await expect(nextInquiry).toContainText(/님 · (?:방금 접수|[1-9]\d*(?:분|시간|일) 대기 중)/)
  await expect(nextInquiry).toContainText(longestWaiting)
  await nextInquiry.getByRole('link', { name: '다음 문의 열기' }).click()
  await expect(headingOf(page, longestWaiting)).toBeFocused()
})

test('a slower member of the staff sees the change of a colleague and keeps the typed text', async ({
  page,
  browser,
  portal,
}) => {
  await enterAdmin(page, '/admin/inquiry')
  await goToState(page, 'RECEIVED')
  await rows(page).last().click()
  await expect(page.getByRole('button', { name: '담당하기' })).toBeVisible()
  const path = new URL(page.url()).pathname + new URL(page.url()).search
  const colleague = await colleagueAt(browser, portal, path)
  await colleague.getByRole('button', { name: '담당하기' }).click()
  await expect(colleague.getByText('담당자로 지정되었습니다.')).toBeVisible()

  const alert = page.getByRole('alert').filter({ hasText: '그사이 문의가 바뀌었습니다' })
  await page.getByRole('button', { name: '담당하기' }).click()
  await expect(alert).toContainText('‘접수’에서 ‘확인 중’ 상태로 바뀌었습니다.')
  await expect(alert).toContainText('담당자가 오다온 님으로 바뀌었습니다.')

  await answerField(page).fill('거의 다 쓴 답변입니다.')
  await answerField(colleague).fill('동료가 먼저 보낸 답변입니다.')
  await colleague.getByRole('button', { name: '답변 보내기' }).click()
  await expect(colleague.getByText('답변을 보냈습니다.')).toBeVisible()
  await page.getByRole('button', { name: '답변 보내기' }).click()
  await expect(alert).toContainText('새 메시지가 1개 있습니다.')
  await expect(alert).toContainText('작성 중인 답변은 그대로 있습니다.')
  await expect(answerField(page)).toHaveValue('거의 다 쓴 답변입니다.')
  await expect(page.getByRole('button', { name: '답변 보내기' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('list', { name: '주고받은 내용' })).toContainText(
    '동료가 먼저 보낸 답변입니다.',
  )

  await page.getByRole('link', { name: '문의 목록으로' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await colleague.context().close()
})

test('the list of inquiries is filtered, searched and navigated with the keyboard, and the page of a missing inquiry links to the list @long', async ({
  page,
}, { project }) => {
  await enterAdmin(page, '/admin/inquiry')
  await expect(page.getByText(/답변 대기 문의 [1-9]\d*건/)).toBeVisible()
  await expect(rows(page)).toHaveCount(20)
  await page.getByRole('link', { name: '더 보기' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await page.getByRole('link', { name: '처음부터 보기' }).click()
  await page.getByRole('navigation', { name: '상태' }).getByRole('link', { name: '답변 완료' }).click()
  await expect(page).toHaveURL('/admin/inquiry?inquiryState=ANSWERED')
  await expect(page.getByText('답변 완료').filter({ visible: true }).nth(1)).toBeVisible()
  await page.getByRole('searchbox').fill('없는 검색어입니다')
  await page.getByRole('button', { name: '검색하기' }).click()
  await expect(page.getByText('‘없는 검색어입니다’에 맞는 것이 없습니다')).toBeVisible()
  await page.getByRole('link', { name: '전체 보기' }).click()
  await expect(rows(page)).toHaveCount(20)

  if (project.name !== 'phone') {
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    const subject = (await rows(page).nth(1).textContent())!
    await expect(rows(page).nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(headingOf(page, subject)).toBeFocused()
  }
  for (const id of ['00000000-0000-4000-8000-00000000dead']) {
    await page.goto(`/admin/inquiry/detail?inquiryId=${id}`)
    await expect(headingOf(page, '문의를 찾을 수 없습니다')).toBeVisible()
  }
  await page.getByRole('link', { name: '문의 목록으로' }).click()
  await expect(headingOf(page, '문의')).toBeVisible()
  await page.goto('/admin/inquiry/detail?inquiryId=nonsense')
  await expect(headingOf(page, '문의를 찾을 수 없습니다')).toBeVisible()
  await page.goto('/admin/counsel/detail?counselId=00000000-0000-4000-8000-00000000dead')
  await expect(headingOf(page, '상담 예약을 찾을 수 없습니다')).toBeVisible()
})
