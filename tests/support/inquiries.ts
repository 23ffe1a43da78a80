import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { Input, OperationId, Output } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { pngWith, samplePdf, samplePng } from '#server/testing/sample-files.ts'
import { otherStaffMember } from './accounts.ts'
import { expect } from './fixtures.ts'
import { enter } from './journeys.ts'
import type { Portal } from './portal.ts'

export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: samplePdf })
export const png = (name: string) => ({ name, mimeType: 'image/png', buffer: samplePng })
/** A picture of 3 MB, which takes its time on a slow line. */
export const largePng = (name: string) => ({ name, mimeType: 'image/png', buffer: pngWith({ data: Buffer.alloc(3 * 1024 * 1024) }) })

export const files = (page: Page) => page.locator('input[data-upload]')
export const fileRow = (page: Page, name: string) => page.getByRole('list', { name: '고른 파일' }).getByRole('listitem').filter({ hasText: name })
export const send = (page: Page) => page.getByRole('button', { name: '문의 보내기' })

type Written = { subject: string; body: string; name?: string; email?: string }

/** Fills in everything a visitor has to say; a member's own data is there already. */
export async function fillInquiry(page: Page, { subject, body, name, email }: Written): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '문의 작성하기' })).toBeVisible()
  await page.getByLabel('문의 유형').selectOption('오류와 사용 방법')
  await page.getByLabel('제목').fill(subject)
  await page.getByLabel('내용', { exact: true }).fill(body)
  if (name) await page.getByLabel('이름', { exact: true }).fill(name)
  if (email) await page.getByLabel('이메일').fill(email)
  await page.getByLabel(/개인정보 수집과 이용에 동의합니다/).check()
}

/** The number that the screen after sending shows. */
export async function numberOf(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: '문의를 접수했습니다' })).toBeVisible()
  return (await page.getByText(/^Q\d{4}-\d{6}$/).textContent())!
}

/** Makes a browser send so slowly that an upload can be watched, until the line is given its speed again. */
export async function slowLine(page: Page, bytesPerSecond: number) {
  const client = await page.context().newCDPSession(page)
  const sendAt = (uploadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
  await client.send('Network.enable')
  await sendAt(bytesPerSecond)
  return { mend: () => sendAt(-1) }
}

/** One of the people who answer, over the api, in a browser of their own. */
export async function staffOf(browser: Browser, portal: Portal) {
  const context = await browser.newContext({ baseURL: portal.origin })
  const page = await context.newPage()
  await enter(page, '/my', otherStaffMember)
  const call = async <Id extends OperationId>(id: Id, input: Input<Id>): Promise<Output<Id>> => {
    const answer = await page.request.post(operationTable[id].path, {
      data: input,
      headers: { 'X-Request-Id': `${Date.now()}1M001`, Origin: portal.origin },
    })
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Output<Id> }
    if (code !== 200) throw new Error(`${id} was refused: ${code} ${msg}`)
    return data
  }
  return {
    async answer(inquiryNo: string, body: string): Promise<void> {
      const { inquiryId, version } = await find(call, inquiryNo)
      const taken = await call('takeInquiry', { inquiryId, version })
      await call('answerInquiry', { idempotencyKey: randomUUID(), inquiryId, version: taken.version, body, fileIds: [] })
    },
    async close(inquiryNo: string): Promise<void> {
      const { inquiryId, version } = await find(call, inquiryNo)
      await call('closeInquiry', { inquiryId, version })
    },
    leave: () => context.close(),
  }
}

async function find(call: <Id extends OperationId>(id: Id, input: Input<Id>) => Promise<Output<Id>>, inquiryNo: string) {
  const { list } = await call('listAdminInquiries', { limit: 100 })
  const { inquiryId } = list.find((inquiry) => inquiry.inquiryNo === inquiryNo)!
  const { version } = await call('getAdminInquiry', { inquiryId })
  return { inquiryId, version }
}
