import { approvalTypes } from '../access/codes.ts'
import type { GrantFacts } from '../access/grants.ts'

/** The day for which the table below is evaluated. */
export const tableDay = '2026-11-21'

export const grantWith = (more: Partial<GrantFacts>): GrantFacts => ({
  useStatus: 'NORMAL',
  pauseOrigin: null,
  pausedBefore: null,
  endReason: null,
  endDate: '2026-12-31',
  ...more,
})
export const pausedGrant = (endDate: string) =>
  grantWith({ useStatus: 'PAUSE', pauseOrigin: 'USER', endDate })
export const endedGrant = (endReason: GrantFacts['endReason'], endDate: string) =>
  grantWith({ useStatus: 'EXPIRE', endReason, endDate })

/** The columns of the table below, each with grants at its boundaries. */
const columns: Record<string, (GrantFacts | undefined)[]> = {
  none: [undefined],
  'in use, end far': [grantWith({ endDate: '2026-12-06' }), grantWith({ endDate: '2027-11-21' })],
  'in use, end near': [grantWith({ endDate: '2026-12-05' }), grantWith({ endDate: tableDay })],
  'paused, end far': [pausedGrant('2026-12-06')],
  'paused, end near': [pausedGrant('2026-12-05'), pausedGrant(tableDay)],
  'term over': [
    endedGrant('TERM', '2026-10-22'),
    endedGrant('TERM', '2026-11-20'),
    grantWith({ endDate: '2026-11-20' }),
    pausedGrant('2026-11-20'),
  ],
  'long over, or given up': [
    endedGrant('TERM', '2026-10-21'),
    endedGrant('RELEASED', '2026-12-31'),
    endedGrant('REVOKED', '2026-12-31'),
    pausedGrant('2026-10-21'),
  ],
}
/** The table "Which request may be raised when" of the specification, cell by cell, in the order of `columns`. */
const table = {
  APPLY: ['yes', 'HELD', 'HELD', 'HELD_PAUSED', 'HELD_PAUSED', 'RENEW_INSTEAD', 'yes'],
  RELEASE: ['NOT_HELD', 'yes', 'yes', 'yes', 'yes', 'ENDED', 'ENDED'],
  EXTEND: ['NOT_HELD', 'NOT_YET', 'yes', 'NOT_YET', 'yes', 'yes', 'APPLY_ANEW'],
  SUSPEND: ['NOT_HELD', 'yes', 'yes', 'PAUSED', 'PAUSED', 'ENDED', 'ENDED'],
  RESUME: ['NOT_HELD', 'NOT_PAUSED', 'NOT_PAUSED', 'yes', 'yes', 'ENDED', 'ENDED'],
} as const

/** A cell of the table for each type of request and each grant at the boundary of a column. */
export const tableCells = approvalTypes.flatMap((type) =>
  Object.entries(columns).flatMap(([column, grants], at) =>
    grants.map((held) => ({ type, column, held, expected: table[type][at]! })),
  ),
)
