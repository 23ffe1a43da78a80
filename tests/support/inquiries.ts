import type { Browser, Page } from '@playwright/test'
import { pngWith, samplePdf, samplePng } from '#server/testing/sample-files.ts'
import { otherStaffMember } from './accounts.ts'
import { expect } from './fixtures.ts'
import { enter } from './journeys.ts'
import type { Portal } from './portal.ts'
import { pageAtDesk } from './staff.ts'

export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: samplePdf })
export const png = (name: string) => ({ name, mimeType: 'image/png', buffer: samplePng })
/** Creates a picture of 3 MB, which uploads slowly on a slow connection. */
export const largePng = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: pngWith({ data: Buffer.alloc(3 * 1024 * 1024) }),
})

export const fileInput = (page: Page) => page.locator('input[data-upload]')
export const fileRow = (page: Page, name: string) =>
  page.getByRole('list', { name: '고른 파일' }).getByRole('listitem').filter({ hasText: name })
/** The text of a file's row after the upload; during the upload the row shows the progress. */
export const uploadedText = /완료/
export const sendButton = (page: Page) => page.getByRole('button', { name: '문의 보내기' })

type TypedInquiry = { subject: string; body: string; name?: string; email?: string }

/** Fills in all fields of a visitor; a member's own data is already filled in. */
export async function fillInquiry(page: Page, { subject, body, name, email }: TypedInquiry): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '문의 작성하기' })).toBeVisible()
  await page.getByLabel('문의 유형').selectOption('오류와 사용 방법')
  await page.getByLabel('제목').fill(subject)
  await page.getByLabel('내용', { exact: true }).fill(body)
  if (name) await page.getByLabel('이름', { exact: true }).fill(name)
  if (email) await page.getByLabel('이메일').fill(email)
  await page.getByLabel(/개인정보 수집과 이용에 동의합니다/).check()
}

/** Reads the number of the inquiry on the screen that is shown after sending. */
export async function numberOf(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: '문의를 접수했습니다' })).toBeVisible()
  return (await page.getByText(/^Q\d{4}-\d{6}$/).textContent())!
}

/** Slows a browser's connection down so that an upload can be observed, until its speed is restored. */
export async function slowConnection(page: Page, bytesPerSecond: number) {
  const client = await page.context().newCDPSession(page)
  const sendAt = (uploadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await client.send('Network.enable')
  await sendAt(bytesPerSecond)
  return { mend: () => sendAt(-1) }
}

/** Opens the admin area as a member of the staff, in a separate browser. */
export async function staffOf(browser: Browser, portal: Portal) {
  const page = await pageAtDesk(browser, portal)
  await enter(page, '/admin/inquiry', otherStaffMember)
  const open = async (inquiryNo: string) => {
    await page.goto(`/admin/inquiry?search=${inquiryNo}`)
    await page.locator('main [data-row-link]:visible').first().click()
    await expect(page).toHaveURL(/\/admin\/inquiry\/detail/)
    await expect(page.getByRole('main').getByText(inquiryNo).first()).toBeVisible()
  }
  return {
    async answer(inquiryNo: string, body: string): Promise<void> {
      await open(inquiryNo)
      await page.getByRole('button', { name: '담당하기' }).click()
      await page.getByRole('textbox', { name: '답변' }).fill(body)
      await page.getByRole('button', { name: '답변 보내기' }).click()
      await expect(page.getByText('답변을 보냈습니다.')).toBeVisible()
    },
    async close(inquiryNo: string): Promise<void> {
      await open(inquiryNo)
      await page.getByRole('button', { name: '문의 종료하기' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '종료하기' }).click()
      await expect(page.getByText('문의를 종료했습니다.')).toBeVisible()
    },
    leave: () => page.context().close(),
  }
}
