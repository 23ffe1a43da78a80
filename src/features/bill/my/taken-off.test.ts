import { expect, it } from 'vitest'
import { takenOffIn } from './taken-off.ts'

it('a bill takes off the refunds of earlier bills, not its discounts and not the bills that it adds', () => {
  const line = { lineType: 'ADJUSTMENT' as const, fromDate: '2026-11-01', toDate: '2026-11-30' }
  expect(
    takenOffIn([
      { ...line, label: '환불 예정 청구서 B2026-000458', supplyAmount: -238_050, vatAmount: -23_805 },
      { ...line, label: '미결제 청구서 B2026-000459', supplyAmount: 10_000, vatAmount: 1000 },
      { ...line, label: '할인', supplyAmount: -5000, vatAmount: -500 },
    ]),
  ).toBe(261_855)
  expect(takenOffIn([])).toBe(0)
})
