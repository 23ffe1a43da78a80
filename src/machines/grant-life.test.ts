import { expect, it } from 'vitest'
import { grantAfterAction, isSameAsServer } from './grant-life.ts'

const today = '2026-11-25'
const used = {
  useStatus: 'NORMAL',
  pauseOrigin: null,
  pausedBefore: null,
  endReason: null,
  endDate: '2026-12-31',
} as const
const blocked = { ...used, useStatus: 'PAUSE', pauseOrigin: 'SECURITY' } as const
const paused = { ...blocked, pauseOrigin: 'USER' } as const
const blockedWhilePaused = { ...blocked, pausedBefore: 'USER' } as const
const revoked = { ...used, useStatus: 'EXPIRE', endReason: 'REVOKED' } as const
const released = { ...revoked, endReason: 'RELEASED' } as const

it.each([
  [used, 'REVOKE', revoked],
  [used, 'BLOCK', blocked],
  [paused, 'BLOCK', blocked],
  [blocked, 'LIFT', used],
  [blockedWhilePaused, 'LIFT', paused],
  [paused, 'REVOKE', revoked],
] as const)('%j after %s agrees with the lifecycle', (seen, order, shown) =>
  expect(isSameAsServer(grantAfterAction(seen, order, today), shown)).toBe(true),
)

it.each([
  [used, 'REVOKE', released],
  [used, 'REVOKE', used],
  [used, 'BLOCK', paused],
  [blocked, 'LIFT', paused],
  [blockedWhilePaused, 'LIFT', used],
  // An event without transitions, because the state refuses it.
  [used, 'LIFT', used],
  [revoked, 'REVOKE', revoked],
] as const)('%j after %s is not %j', (seen, order, shown) =>
  expect(isSameAsServer(grantAfterAction(seen, order, today), shown)).toBe(false),
)
