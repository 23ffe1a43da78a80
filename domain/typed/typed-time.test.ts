import { expect, it } from 'vitest'
import { typedTime } from './typed-time.ts'

it.each([
  ['9:05', '09:05'],
  ['0905', '09:05'],
  ['905', '09:05'],
  [' 09:05 ', '09:05'],
  ['０９：０５', '09:05'],
  ['23:59', '23:59'],
  ['2400', '24:00'],
])('reads the time in %j', (text, time) => expect(typedTime(text)).toBe(time))

it.each(['', '9', '9시', '24:01', '25:00', '12:60', '12345', 'T'])('leaves %j as it was typed', (text) =>
  expect(typedTime(text)).toBe(text),
)
