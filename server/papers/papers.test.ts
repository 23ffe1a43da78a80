import { afterAll, expect, it } from 'vitest'
import { sampleBill, sampleBillItem, sampleBuyer, sampleIssuer } from '#server/testing/sample-bill.ts'
import { createPdfMaker } from './papers.ts'

const bill = {
  paper: 'bill' as const,
  billPaper: 'BILL' as const,
  bill: sampleBill,
  buyer: sampleBuyer,
  issuer: sampleIssuer,
  today: '2026-11-22',
}
const papers = createPdfMaker({ mostWaiting: 3 })
afterAll(papers.stop)

it('PDF files are rendered in another thread, and the event loop continues during the rendering', async () => {
  let turns = 0
  const turnTimer = setInterval(() => (turns += 1), 1)
  const content = await papers.make(bill)
  clearInterval(turnTimer)
  expect(content.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(turns).toBeGreaterThan(10)
})

it('PDF files are refused if too many wait, and are available again afterwards', async () => {
  const paperResults = await Promise.allSettled(Array.from({ length: 12 }, () => papers.make(bill)))
  const refusals = paperResults.filter((each) => each.status === 'rejected')
  expect(refusals.length).toBeGreaterThanOrEqual(7)
  for (const { reason } of refusals)
    expect(reason).toMatchObject({ reason: 'server.unavailable', data: { retryAfterSeconds: 2 } })
  expect(paperResults.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await papers.make({ paper: 'bills', rows: [sampleBillItem] })).toString('utf8')).toContain(
    sampleBillItem.billNo,
  )
})

it('a PDF file that fails does not affect other files', async () => {
  const brokenOrder = { ...bill, bill: { ...sampleBill, lines: undefined as never } }
  await expect(papers.make(brokenOrder)).rejects.toThrow(TypeError)
  expect((await papers.make(bill)).length).toBeGreaterThan(1_000)
})
