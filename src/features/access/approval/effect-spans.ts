import type { Schema } from '#contract/operation.ts'

/** The look of a part of the time line: days in use, paused days, days that the approval adds, or takes away. */
export type SpanLook = 'used' | 'paused' | 'added' | 'ended'
type EffectMark = { key: 'start' | 'now' | 'then' | 'end'; day: string }
type Span = { from: string; to: string; look: SpanLook }

/**
 * Returns the parts of the time line of a permission, if its request were approved today, and the days that the line
 * names. All days are YYYY-MM-DD in Korea. Without a permission the line begins today.
 */
export function effectSpans(
  {
    request: { approvalType },
    currentStartDate,
    currentEndDate,
    previewEndDate,
  }: Pick<Schema<'AdminAccessRequest'>, 'request' | 'currentStartDate' | 'currentEndDate' | 'previewEndDate'>,
  today: string,
): { spans: Span[]; marks: EffectMark[] } | undefined {
  const start = currentStartDate ?? today
  const now = currentEndDate ?? today
  if (approvalType === 'APPLY' || approvalType === 'EXTEND') {
    if (previewEndDate === null) return undefined
    const isNew = currentEndDate === null
    const added: Span = { from: now, to: previewEndDate, look: 'added' }
    return {
      spans: isNew ? [added] : [{ from: start, to: now, look: 'used' }, added],
      marks: [
        { key: 'start', day: start },
        ...(isNew ? [] : [{ key: 'now' as const, day: now }]),
        { key: isNew ? 'end' : 'then', day: previewEndDate },
      ],
    }
  }
  if (currentEndDate === null) return undefined
  const looks = {
    RELEASE: ['used', 'ended'],
    SUSPEND: ['used', 'paused'],
    RESUME: ['paused', 'added'],
  } as const
  const [before, after] = looks[approvalType]
  return {
    spans: [
      { from: start, to: today, look: before },
      { from: today, to: now, look: after },
    ],
    marks: [
      { key: 'start', day: start },
      { key: approvalType === 'RELEASE' ? 'now' : 'end', day: now },
    ],
  }
}
