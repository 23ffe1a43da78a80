import { expect, it } from 'vitest'
import { complaints, pact } from './comparison.ts'

it('finds neither an error nor a warning', async () => {
  expect(await complaints(pact)).toEqual([])
})
