import { expect, it } from 'vitest'
import { i18n } from '#src/i18n/i18n.ts'
import '../approval-texts.ts'
import { dueText } from './due-text.ts'

const now = new Date('2026-12-31T20:00:00+09:00')
const due = (deadlineAt: string) => dueText(i18n.getFixedT('ko', 'approval'), deadlineAt, now)

it('a deadline today or tomorrow has a word, and any other day is a date', () => {
  expect(due('2026-12-31T23:00:00+09:00')).toBe('오늘 23시')
  expect(due('2027-01-01T09:00:00+09:00')).toBe('내일 9시')
  expect(due('2027-01-02T18:00:00+09:00')).toBe('2027.01.02 18시')
  expect(due('2026-12-30T18:00:00+09:00')).toBe('12.30 18시')
})

it('a deadline contains minutes only if they are not zero', () => {
  expect(due('2027-01-01T09:05:12+09:00')).toBe('내일 09:05')
})
