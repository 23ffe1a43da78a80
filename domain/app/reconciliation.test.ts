import { expect, it } from 'vitest'
import {
  type DriftState,
  lastNightAt,
  type ReconciliationEvent,
  reconciliationAfter,
} from './reconciliation.machine.ts'

const some = { drift: 3 }
const many = { drift: 300, isBraked: true }

it.each<[DriftState, object, ReconciliationEvent['type'], DriftState | undefined]>([
  ['WAITING', {}, 'COMPARED', 'CLEAN'],
  ['WAITING', some, 'COMPARED', 'SHOWN'],
  ['WAITING', many, 'COMPARED', 'HELD'],
  ['WAITING', {}, 'UNANSWERED', 'FAILED'],
  ['WAITING', {}, 'APPROVE', undefined],
  ['SHOWN', some, 'TIME', 'APPROVED'],
  ['SHOWN', some, 'APPROVE', 'APPROVED'],
  ['SHOWN', some, 'DROP', 'DROPPED'],
  ['SHOWN', some, 'BEGIN', 'WAITING'],
  ['HELD', many, 'TIME', undefined],
  ['HELD', many, 'APPROVE', 'APPROVED'],
  ['HELD', many, 'DROP', 'DROPPED'],
  ['HELD', many, 'BEGIN', 'WAITING'],
  ['APPROVED', some, 'BEGIN', undefined],
  ['APPROVED', some, 'DROP', undefined],
  ['APPROVED', some, 'CORRECTED', 'CORRECTED'],
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
])('at %s the last night was at %s', (now, night) => {
  expect(lastNightAt(new Date(now))).toEqual(new Date(night))
})
