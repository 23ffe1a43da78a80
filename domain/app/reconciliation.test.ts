import { expect, it } from 'vitest'
import {
  type DriftState,
  lastNightAt,
  type ReconciliationEvent,
  reconciliationAfter,
} from './reconciliation.machine.ts'

const smallDrift = { drift: 3 }
const largeDrift = { drift: 300, isBraked: true }

it.each<[DriftState, object, ReconciliationEvent['type'], DriftState | undefined]>([
  ['WAITING', {}, 'COMPARED', 'CLEAN'],
  ['WAITING', smallDrift, 'COMPARED', 'SHOWN'],
  ['WAITING', largeDrift, 'COMPARED', 'HELD'],
  ['WAITING', {}, 'UNANSWERED', 'FAILED'],
  ['WAITING', {}, 'APPROVE', undefined],
  ['SHOWN', smallDrift, 'TIME', 'APPROVED'],
  ['SHOWN', smallDrift, 'APPROVE', 'APPROVED'],
  ['SHOWN', smallDrift, 'DROP', 'DROPPED'],
  ['SHOWN', smallDrift, 'BEGIN', 'WAITING'],
  ['HELD', largeDrift, 'TIME', undefined],
  ['HELD', largeDrift, 'APPROVE', 'APPROVED'],
  ['HELD', largeDrift, 'DROP', 'DROPPED'],
  ['HELD', largeDrift, 'BEGIN', 'WAITING'],
  ['APPROVED', smallDrift, 'BEGIN', undefined],
  ['APPROVED', smallDrift, 'DROP', undefined],
  ['APPROVED', smallDrift, 'CORRECTED', 'CORRECTED'],
  ['CLEAN', {}, 'APPROVE', undefined],
  ['CORRECTED', {}, 'BEGIN', 'WAITING'],
  ['DROPPED', {}, 'BEGIN', 'WAITING'],
  ['FAILED', {}, 'BEGIN', 'WAITING'],
])('a comparison that is %s with %o, and %s, is %s', (state, context, type, after) => {
  expect(reconciliationAfter({ state, ...context }, { type })).toBe(after)
})

it.each([
  ['2026-11-21T02:59:59+09:00', '2026-11-20T03:00:00+09:00'],
  ['2026-11-21T03:00:00+09:00', '2026-11-21T03:00:00+09:00'],
  ['2027-01-01T00:30:00+09:00', '2026-12-31T03:00:00+09:00'],
])('at %s the last nightly comparison was due at %s', (now, night) => {
  expect(lastNightAt(new Date(now))).toEqual(new Date(night))
})
