import { expect, it } from 'vitest'
import { createKeptKey } from './kept-key.ts'

it('a key that was kept is taken once, and every other is new', () => {
  let made = 0
  const key = createKeptKey(() => `new-${(made += 1)}`)
  expect(key.take()).toBe('new-1')
  key.keep('kept')
  expect(key.now()).toBe('kept')
  expect([key.take(), key.take(), key.now()]).toEqual(['kept', 'new-2', undefined])
})
