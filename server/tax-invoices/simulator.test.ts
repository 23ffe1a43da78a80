import { expect, it } from 'vitest'
import { simulatedTaxInvoices } from './simulator.ts'

it('the simulated service sends a document that an earlier process issued', async () => {
  const now = new Date('2026-11-21T01:30:00Z')
  const service = simulatedTaxInvoices({ now: () => now })
  expect(await service.read('B2026-000042')).toBeUndefined()
  await service.send('B2026-000042')
  expect(await service.read('B2026-000042')).toMatchObject({ state: 'SENT', sentAt: now, failureCode: null })
})
