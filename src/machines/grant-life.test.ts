import { expect, it } from 'vitest'
import { grantAfterAction, isSameAsServer } from './grant-life.ts'

const today = '2026-11-25'
const activeGrant = {
  useStatus: 'NORMAL',
  pauseOrigin: null,
  pausedBefore: null,
  endReason: null,
  endDate: '2026-12-31',
} as const
const blockedGrant = { ...activeGrant, useStatus: 'PAUSE', pauseOrigin: 'SECURITY' } as const
const pausedGrant = { ...blockedGrant, pauseOrigin: 'USER' } as const
const blockedWhilePaused = { ...blockedGrant, pausedBefore: 'USER' } as const
const revokedGrant = { ...activeGrant, useStatus: 'EXPIRE', endReason: 'REVOKED' } as const
const releasedGrant = { ...revokedGrant, endReason: 'RELEASED' } as const

it.each([
  [activeGrant, 'REVOKE', revokedGrant],
  [activeGrant, 'BLOCK', blockedGrant],
  [pausedGrant, 'BLOCK', blockedGrant],
  [blockedGrant, 'LIFT', activeGrant],
  [blockedWhilePaused, 'LIFT', pausedGrant],
  [pausedGrant, 'REVOKE', revokedGrant],
] as const)('%j after %s agrees with the lifecycle', (seen, order, shown) =>
  expect(isSameAsServer(grantAfterAction(seen, order, today), shown)).toBe(true),
)

it.each([
  [activeGrant, 'REVOKE', releasedGrant],
  [activeGrant, 'REVOKE', activeGrant],
  [activeGrant, 'BLOCK', pausedGrant],
  [blockedGrant, 'LIFT', pausedGrant],
  [blockedWhilePaused, 'LIFT', activeGrant],
  // An event without transitions, because the state refuses it.
  [activeGrant, 'LIFT', activeGrant],
  [revokedGrant, 'REVOKE', revokedGrant],
] as const)('%j after %s is not %j', (seen, order, shown) =>
  expect(isSameAsServer(grantAfterAction(seen, order, today), shown)).toBe(false),
)
