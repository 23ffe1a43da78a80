import { describe, expect, it } from 'vitest'
import { exampleOf } from '#contract/testing/contract-example.ts'
import type { ApprovalType } from '#domain/access/codes.ts'
import { effectSpans } from './effect-spans.ts'

const today = '2026-12-01'
const [start, now, then] = ['2026-11-15', '2026-12-06', '2026-12-13']
const spansOf = (approvalType: ApprovalType, previewEndDate: string | null, isNew = false) =>
  effectSpans(
    {
      request: exampleOf('AccessRequest', { approvalType }),
      currentStartDate: isNew ? null : start,
      currentEndDate: isNew ? null : now,
      previewEndDate,
    },
    today,
  )

describe('the time line of a request', () => {
  it('adds the days after the current end for an extension', () => {
    expect(spansOf('EXTEND', then)).toEqual({
      spans: [
        { from: start, to: now, look: 'used' },
        { from: now, to: then, look: 'added' },
      ],
      marks: [
        { key: 'start', day: start },
        { key: 'now', day: now },
        { key: 'then', day: then },
      ],
    })
  })

  it('begins today for a new permission', () => {
    expect(spansOf('APPLY', then, true)).toEqual({
      spans: [{ from: today, to: then, look: 'added' }],
      marks: [
        { key: 'start', day: today },
        { key: 'end', day: then },
      ],
    })
  })

  it.each([
    ['RELEASE', 'used', 'ended', 'now'],
    ['SUSPEND', 'used', 'paused', 'end'],
    ['RESUME', 'paused', 'added', 'end'],
  ] as const)('shows for %s what changes from today to the end', (type, before, after, key) => {
    expect(spansOf(type, null)).toEqual({
      spans: [
        { from: start, to: today, look: before },
        { from: today, to: now, look: after },
      ],
      marks: [
        { key: 'start', day: start },
        { key, day: now },
      ],
    })
  })

  it('is missing if an approval changes no term', () => {
    expect(spansOf('APPLY', null, true)).toBeUndefined()
    expect(spansOf('SUSPEND', null, true)).toBeUndefined()
  })
})
