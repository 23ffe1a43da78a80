import { expect, it } from 'vitest'
import './texts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { isReminded, titleText } from './counsel-text.ts'

it.each([
  ['2026-11-23T09:59:59+09:00', true],
  ['2026-11-23T10:00:00+09:00', false],
  ['2026-11-24T09:00:00+09:00', false],
])('a reminder of a counsel on the 24th that is reserved at %s is promised: %s', (now, isPromised) => {
  expect(isReminded({ startAt: '2026-11-24T10:00:00+09:00' }, new Date(now))).toBe(isPromised)
})

it('the title of a counsel contains its day, time and method', () => {
  const t = i18n.getFixedT('ko', 'counsel')
  expect(titleText(t, { startAt: '2026-11-23T10:00:00+09:00', counselMethod: 'PHONE' })).toBe(
    '11월 23일(월) 10:00 전화 상담',
  )
})
