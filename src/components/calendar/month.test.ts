import { describe, expect, it } from 'vitest'
import { dayAfterKey, weeksOf } from './month.ts'

describe('a month', () => {
  it('has weeks from Sunday to Saturday, with empty cells for the days of other months', () => {
    const weeks = weeksOf('2026-11-22')
    expect(weeks[0]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ])
    expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
    expect(weeksOf('2026-12-31')[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ])
    expect(weeksOf('2027-02-01').flat().filter(Boolean)).toHaveLength(28)
  })

  it.each([
    ['ArrowLeft', '2026-11-23'],
    ['ArrowRight', '2026-11-25'],
    ['ArrowUp', '2026-11-17'],
    ['ArrowDown', '2026-12-01'],
    ['Home', '2026-11-22'],
    ['End', '2026-11-28'],
    ['PageUp', '2026-10-24'],
    ['PageDown', '2026-12-24'],
    ['Tab', undefined],
  ])('is navigated by %s', (key, day) => {
    expect(dayAfterKey(key, '2026-11-24')).toBe(day)
  })
})
