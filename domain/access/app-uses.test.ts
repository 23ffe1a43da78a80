import { describe, expect, it } from 'vitest'
import { type AppUse, decidingUse, useOf } from './app-uses.ts'
import type { GrantFacts } from './grants.ts'
import type { OfferState } from './use-states.ts'

const grant = (more: Partial<GrantFacts> = {}): GrantFacts => ({
  useStatus: 'NORMAL',
  pauseOrigin: null,
  pausedBefore: null,
  endReason: null,
  endDate: '2026-12-31',
  ...more,
})

describe('the permission that an app sees', () => {
  it.each<[string, Partial<GrantFacts>, OfferState, AppUse]>([
    ['in use', {}, 'A', 'NORMAL'],
    ['on its last day', { endDate: '2026-11-21' }, 'A', 'NORMAL'],
    ['over since yesterday, before the sweep', { endDate: '2026-11-20' }, 'A', 'ENDED'],
    ['paused by its holder', { useStatus: 'PAUSE', pauseOrigin: 'USER' }, 'A', 'PAUSED'],
    ['paused and over', { useStatus: 'PAUSE', pauseOrigin: 'USER', endDate: '2026-11-20' }, 'A', 'ENDED'],
    ['blocked by security', { useStatus: 'PAUSE', pauseOrigin: 'SECURITY' }, 'A', 'BLOCKED'],
    ['given up', { useStatus: 'EXPIRE', endReason: 'RELEASED' }, 'A', 'ENDED'],
    ['in use where new requests are closed', {}, 'D', 'NORMAL'],
    ['in use where the company has locked it', {}, 'L', 'LOCKED'],
    ['in use where the company has no subscription', {}, 'S', 'UNSUBSCRIBED'],
    ['over where the company has no subscription', { endDate: '2026-11-20' }, 'S', 'ENDED'],
    [
      'blocked where the company has locked it',
      { useStatus: 'PAUSE', pauseOrigin: 'SECURITY' },
      'L',
      'BLOCKED',
    ],
  ])('%s', (_, facts, useState, use) => {
    expect(useOf(grant(facts), useState, '2026-11-21')).toBe(use)
  })

  it('is the permission with the latest end if several levels of a member open the app', () => {
    const level = (use: AppUse, endDate: string) => ({ use, endDate, grantId: endDate, levelId: use })
    const [short, long] = [level('NORMAL', '2026-12-01'), level('NORMAL', '2027-02-01')]
    expect(decidingUse([level('ENDED', '2028-01-01'), short, long])).toBe(long)
    expect(decidingUse([level('PAUSED', '2028-01-01'), level('BLOCKED', '2026-12-01')])?.use).toBe('BLOCKED')
    expect(decidingUse([])).toBeUndefined()
  })
})
