import { afterAll, beforeAll, expect, it } from 'vitest'
import { billId } from '#src/api/pact/bill.ts'
import { drafts } from '#src/forms/drafts.ts'
import { beginActs, endActs, LOADING_MS } from '../acts/begin.ts'
import { type OpenPage, openPage } from '../acts/open-page.tsx'

const ADDRESS = `/inquiry/write?about=BILL&aboutId=${billId}`
const NOTE = '[role=group][aria-label="문의 대상"]'
const note = () => document.querySelector(NOTE)?.textContent

beforeAll(beginActs, LOADING_MS)
afterAll(endActs)

async function press(page: OpenPage, label: string): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('main button')].find(
    (each) => each.getAttribute('aria-label') === label || each.textContent === label,
  )!
  button.focus()
  button.click()
  await page.settle()
}

it('the buttons that change what an inquiry is about move the focus to the first field', async () => {
  drafts
    .of<{ subject: string; body: string }>('inquiry', { stored: ['subject', 'body'] })
    .write({ subject: '청구 금액', body: '지난달과 다릅니다.' })
  const page = await openPage(ADDRESS, 'member')
  expect(note()).toBeUndefined()
  const isOnType = () => document.activeElement?.id === 'inquiry-inquiryType'
  await press(page, '문의 대상 바꾸기')
  expect([note(), isOnType()]).toEqual([expect.stringMatching(/^청구서 B.* 관련$/), true])
  await press(page, '문의 대상 빼기')
  expect([note(), isOnType()]).toEqual([undefined, true])
  await page.close()
})
