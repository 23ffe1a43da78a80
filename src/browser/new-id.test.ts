import { expect, it, vi } from 'vitest'
import { newId } from './new-id.ts'

it('a new id is a random UUID of version 4, also on an insecure page', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 200 }, newId)
  vi.unstubAllGlobals()
  expect(new Set(ids).size).toBe(200)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
