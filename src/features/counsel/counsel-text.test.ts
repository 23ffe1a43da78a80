import { expect, it } from 'vitest'
import './texts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { isReminded, titleText } from './counsel-text.ts'

it('a reminder is promised only for a counsel of another day', () => {
  const startAt = '2026-11-24T10:00:00+09:00'
  expect(['2026-11-23', '2026-11-24'].map((today) => isReminded({ startAt }, today))).toEqual([true, false])
})

it('a counsel is called by its day, time and way', () => {
  const t = i18n.getFixedT('ko', 'counsel')
  expect(titleText(t, { startAt: '2026-11-23T10:00:00+09:00', counselMethod: 'PHONE' })).toBe(
    '11월 23일(월) 10:00 전화 상담',
  )
})
