import { expect, it } from 'vitest'
import { isReminded } from './counsel-text.ts'

it('a reminder is promised for a counsel of another day alone', () => {
  const startAt = '2026-11-24T10:00:00+09:00'
  expect(['2026-11-23', '2026-11-24'].map((today) => isReminded({ startAt }, today))).toEqual([true, false])
})
