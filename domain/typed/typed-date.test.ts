import { expect, it } from 'vitest'
import { typedDate } from './typed-date.ts'

it.each([
  '2026.11.30',
  '2026.11.30 (월)',
  '2026. 11. 30.',
  '2026-11-30',
  '2026/11/30',
  '2026년 11월 30일',
  '20261130',
  ' 2026.11.30 ',
  '２０２６．１１．３０',
])('reads the day in %s', (text) => expect(typedDate(text)).toBe('2026-11-30'))

it('a month and a day of one digit are completed to two digits', () =>
  expect(typedDate('2027.1.5')).toBe('2027-01-05'))

it.each([
  '',
  '2026',
  '2026.11',
  '11.30',
  '2026.13.01',
  '2026.02.29',
  '2026113',
  '26.11.30',
  '내일',
  '2026.11.30.5',
])('finds no day in "%s"', (text) => expect(typedDate(text)).toBeUndefined())
