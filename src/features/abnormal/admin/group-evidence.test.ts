import { expect, it } from 'vitest'
import { groupEvidence } from './group-evidence.ts'

const failed = (minute: number, address = '198.51.100.*') => ({
  evidenceType: 'SIGN_IN_FAILED' as const,
  at: `2026-11-29T20:5${minute}:00+09:00`,
  device: 'Chrome',
  address,
  text: '',
})

it('adjacent evidence that differs only in its time is one group', () => {
  const all = [failed(3), failed(2), failed(1, '203.0.113.*'), failed(0)]
  expect(groupEvidence(all).map((group) => group.length)).toEqual([2, 1, 1])
  expect(groupEvidence(all).flat()).toEqual(all)
})

it('each report is separate', () => {
  const report = { ...failed(1), evidenceType: 'REPORT' as const, text: '알림' }
  expect(groupEvidence([report, report])).toHaveLength(2)
})
