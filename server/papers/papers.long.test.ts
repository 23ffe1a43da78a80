import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, expect, it } from 'vitest'
import { sampleBill, sampleBillItem, sampleBuyer, sampleIssuer } from '#server/testing/sample-bill.ts'
import { createPdfMaker } from './papers.ts'

const NANOSECONDS_OF_A_MILLISECOND = 1_000_000
const papers = createPdfMaker()
afterAll(papers.stop)

it('eight PDF files and a long table that are created at the same time delay calls by at most 50 ms', async () => {
  const bill = {
    paper: 'bill' as const,
    billPaper: 'BILL' as const,
    bill: sampleBill,
    buyer: sampleBuyer,
    issuer: sampleIssuer,
    today: '2026-11-22',
  }
  await papers.make(bill)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const rows = Array.from({ length: 5_000 }, () => sampleBillItem)
  await Promise.all([
    ...Array.from({ length: 8 }, () => papers.make(bill)),
    papers.make({ paper: 'bills', rows }),
  ])
  delay.disable()
  expect(delay.percentile(99) / NANOSECONDS_OF_A_MILLISECOND).toBeLessThan(50)
})
