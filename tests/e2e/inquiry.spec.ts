import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { plainMember, privateMember } from '../support/accounts.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  fileInput,
  fileRow,
  fillInquiry,
  largePng,
  numberOf,
  pdf,
  png,
  sendButton,
  slowConnection,
  staffOf,
  uploadedText,
} from '../support/inquiries.ts'
import { enter, leaveUnsaved } from '../support/journeys.ts'
import { startLine } from '../support/line.ts'
import { look } from '../support/look.ts'

const headingOf = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const visitor = { name: '남궁하늘', email: 'haneul@sol-ip.example' }
const question = {
  subject: '인증 앱을 바꾸고 싶습니다',
  body: '휴대폰을 새로 샀습니다.\n인증 앱을 어떻게 옮기나요?',
}

test('a visitor sends an inquiry with two files over a connection that breaks twice, and finds it by its number @looks', async ({
  page,
  context,
  portal,
}, info) => {
  const line = await startLine(portal)
  await page.goto(`${line.origin}/inquiry`)
  await page.getByRole('main').getByRole('link', { name: '문의 작성하기' }).first().click()
  await fillInquiry(page, { ...question, ...visitor })

  // The connection is cut during an upload
  const slow = await slowConnection(page, 400_000)
  await fileInput(page).setInputFiles([largePng('화면.png'), pdf('기록.pdf')])
  await expect(page.getByRole('progressbar', { name: '화면.png 올리는 중' })).toBeVisible()
  await expect(fileRow(page, '화면.png')).toContainText(/[1-9]\d?% 올렸습니다/)
  line.lose()
  for (const name of ['화면.png', '기록.pdf'])
    await expect(fileRow(page, name)).toContainText('인터넷 연결을 확인한 뒤')
  await slow.mend()
  line.mend()
  for (const name of ['화면.png', '기록.pdf'])
    await page.getByRole('button', { name: `${name} 다시 올리기` }).click()
  for (const name of ['화면.png', '기록.pdf']) await expect(fileRow(page, name)).toContainText(uploadedText)

  // The connection is cut during the submission
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: '문의가 도착했는지 확인하지 못했습니다' }),
  ).toBeVisible()
  await expect(page.getByLabel('내용', { exact: true })).toHaveValue(question.body)
  await look(page, 'inquiry-unsure', info)
  await context.setOffline(false)
  await page.getByRole('button', { name: '다시 보내기' }).click()
  const inquiryNo = await numberOf(page)
  expect(page.url()).not.toContain('sol-ip')
  await look(page, 'inquiry-done', info)
  await page.reload()
  expect(await numberOf(page)).toBe(inquiryNo)
  await expect
    .poll(() => portal.messages().filter(({ to, text }) => to === visitor.email && text.includes(inquiryNo)))
    .toHaveLength(1)

  await page.getByRole('link', { name: '문의 조회하기' }).click()
  await expect(headingOf(page, '문의 조회하기')).toBeFocused()
  await expect(page.getByLabel('문의 번호')).toHaveValue(inquiryNo)
  await page.getByLabel('이메일').fill('someone@else.example')
  await page.getByRole('button', { name: '조회하기', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(
    '문의를 찾을 수 없습니다. 문의 번호와 이메일을 다시 확인해 주세요.',
  )
  await page.getByLabel('이메일').fill(` ${visitor.email.toUpperCase()} `)
  await page.getByRole('button', { name: '조회하기', exact: true }).click()
  await expect(headingOf(page, question.subject)).toBeFocused()
  await expect(page.getByText(question.body)).toBeVisible()
  await look(page, 'inquiry-found', info)
  for (const name of ['화면.png', '기록.pdf'])
    await expect(page.getByRole('list', { name: '첨부 파일' })).toContainText(name)
  await expect(page.getByRole('link', { name: /내려받기/ })).toHaveCount(0)
  await line.close()
})

test('a lost answer leads to one inquiry only, even if the text is changed before the inquiry is sent again', async ({
  page,
}) => {
  await enter(page, '/my/inquiry', privateMember)
  await page.getByRole('main').getByRole('link', { name: '문의 작성하기' }).click()
  await fillInquiry(page, question)
  // The server stores the inquiry, but its answer never arrives.
  await page.route(
    '**/inquiry/write',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await sendButton(page).click()
  await expect(page.getByText('문의가 도착했는지 확인하지 못했습니다')).toBeVisible()
  await page.getByLabel('내용', { exact: true }).fill('고친 내용입니다.')
  await page.getByRole('button', { name: '다시 보내기' }).click()
  const inquiryNo = await numberOf(page)
  await expect(page.getByText('먼저 보낸 내용으로 접수되었습니다')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '문의 내역 보기' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: question.subject })).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: question.subject }).click()
  await expect(page.getByText(inquiryNo)).toBeVisible()
  await expect(page.getByText(question.body)).toBeVisible()
})

test('a reload after a lost answer repeats the same request once @long', async ({ page }) => {
  const repeatedQuestion = { ...question, subject: '다시 연 화면에서 보낸 문의' }
  await enter(page, '/my/inquiry', privateMember)
  await page.goto('/inquiry/write')
  await expect(page.getByLabel('이메일')).toHaveValue(privateMember.email)
  await fillInquiry(page, repeatedQuestion)
  let inquiryNo = ''
  await page.route(
    '**/inquiry/write',
    async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { inquiryNo: string } }
      inquiryNo = answer.data.inquiryNo
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await sendButton(page).click()
  await expect(page.getByText('문의가 도착했는지 확인하지 못했습니다')).toBeVisible()
  await leaveUnsaved(page, () => page.reload())
  await expect(page.getByLabel('내용', { exact: true })).toHaveValue(repeatedQuestion.body)
  await expect(page.getByLabel('이메일')).toHaveValue(privateMember.email)
  await page.getByRole('checkbox').check()
  await sendButton(page).click()
  expect(await numberOf(page)).toBe(inquiryNo)
})

test('a member sends an inquiry, reads the answer, replies with a file, and reopens a closed inquiry @looks', async ({
  page,
  browser,
  portal,
}, info) => {
  const question = {
    subject:
      '해외 지사에서 로그인할 때 인증 번호가 오지 않아 아침마다 삼십 분씩 기다려야 하는 문제를 해결하고 싶습니다',
    body: '지난주부터 그렇습니다.\n\n확인 부탁드립니다.',
  }
  await enter(page, '/my/inquiry', plainMember)
  await page.goto('/inquiry/write')
  await expect(page.getByLabel('이메일')).toHaveValue(plainMember.email)
  await expect(page.getByLabel('이름', { exact: true })).not.toHaveValue('')
  await fillInquiry(page, question)
  await fileInput(page).setInputFiles(png('화면.png'))
  await expect(fileRow(page, '화면.png')).toContainText(uploadedText)
  await sendButton(page).click()
  const inquiryNo = await numberOf(page)
  await page.getByRole('main').getByRole('link', { name: '문의 내역 보기' }).click()
  await expect(headingOf(page, '문의 내역')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: question.subject })).toBeVisible()
  await look(page, 'my-inquiries', info)
  await page.getByRole('main').getByRole('link', { name: question.subject }).click()
  await expect(headingOf(page, question.subject)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '화면.png 내려받기' }).click()
  const downloaded = await download
  expect(downloaded.suggestedFilename()).toBe('화면.png')
  expect(readFileSync(await downloaded.path())).toEqual(png('화면.png').buffer)

  // The same inquiry on the staff's own screens
  const staff = await staffOf(browser, portal)
  await staff.answer(inquiryNo, '설정에서 인증 앱을 다시 등록해 주세요.')
  await expect
    .poll(() =>
      portal
        .messages()
        .filter(({ to, text }) => to === plainMember.email && text.includes('다시 등록해 주세요')),
    )
    .toHaveLength(1)
  await page.reload()
  await expect(page.getByText('설정에서 인증 앱을 다시 등록해 주세요.')).toBeVisible()
  await expect(page.getByRole('main').getByText('답변 완료')).toBeVisible()
  await look(page, 'my-inquiry', info)

  await page.getByLabel('추가 문의 내용').fill('설정 화면이 보이지 않습니다.')
  await fileInput(page).setInputFiles(pdf('기록.pdf'))
  await expect(fileRow(page, '기록.pdf')).toContainText(uploadedText)
  await page.getByRole('button', { name: '보내기', exact: true }).click()
  await expect(
    page.getByRole('list', { name: '주고받은 내용' }).getByText('설정 화면이 보이지 않습니다.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: '기록.pdf 내려받기' })).toBeVisible()
  await expect(page.getByRole('main').getByText('재문의', { exact: true })).toBeVisible()
  await expect(page.getByLabel('추가 문의 내용')).toHaveValue('')

  await staff.answer(inquiryNo, '내 정보에 있습니다.')
  await staff.close(inquiryNo)
  await staff.leave()
  await page.goto('/my/inquiry?inquiryState=CLOSED')
  await page.getByRole('main').getByRole('link', { name: question.subject }).click()
  await page.getByRole('button', { name: '문의 다시 열기' }).click()
  await expect(page.getByText('내용을 입력해 주세요.')).toBeVisible()
  await expect(page.getByLabel('다시 문의하는 사유')).toBeFocused()
  await page.getByLabel('다시 문의하는 사유').fill('그 단추가 눌리지 않습니다.')
  await page.getByRole('button', { name: '문의 다시 열기' }).dblclick()
  await expect(
    page.getByRole('list', { name: '주고받은 내용' }).getByText('그 단추가 눌리지 않습니다.'),
  ).toHaveCount(1)
  await expect(page.getByRole('main').getByText('재문의', { exact: true })).toBeVisible()
  await expect(page.getByLabel('추가 문의 내용')).toBeVisible()
})

test('the screen after sending is shown only to people who have sent an inquiry', async ({ page }) => {
  for (const address of ['/inquiry/done', '/inquiry/done?inquiryNo=nonsense']) {
    await page.goto(address)
    await expect(headingOf(page, '페이지를 찾을 수 없습니다')).toBeVisible()
  }
  await page.goto('/support')
  await waitForHydration(page)
  await page.getByRole('main').getByRole('link', { name: '문의하기' }).click()
  await expect(headingOf(page, '궁금한 점을 알려 주세요')).toBeFocused()
})
