import { expect, it } from 'vitest'
import { createStoredKey } from './stored-key.ts'

it('a stored idempotency key is used once, and every further key is new', () => {
  let made = 0
  const key = createStoredKey(() => `new-${(made += 1)}`)
  expect(key.take()).toBe('new-1')
  key.keep('kept')
  expect(key.now()).toBe('kept')
  expect([key.take(), key.take(), key.now()]).toEqual(['kept', 'new-2', undefined])
})
