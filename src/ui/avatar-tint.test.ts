import { expect, it } from 'vitest'
import { avatarTintOf, avatarTints } from './avatar-tint.ts'

const names = [
  '김민서',
  '이지민',
  '박유진',
  '이상철',
  '최영호',
  '정다은',
  '한결',
  '송하람',
  '최하늘',
  '이지호',
]

it('avatarTintOf gives one person the same tint each time', () => {
  for (const name of names) expect(avatarTintOf(name)).toBe(avatarTintOf(name))
})

it('avatarTintOf gives the people of a team different tints', () => {
  expect(new Set(names.map(avatarTintOf)).size).toBeGreaterThanOrEqual(4)
})

it('avatarTintOf uses every tint', () => {
  const syllables = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0xac00 + index * 28))
  expect(new Set(syllables.map(avatarTintOf)).size).toBe(avatarTints.length)
})

it('avatarTintOf has a tint for an empty name', () => {
  expect(avatarTints).toContain(avatarTintOf(''))
})
