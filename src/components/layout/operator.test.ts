import { expect, it } from 'vitest'
import type { Api } from '#contract/operation.ts'
import { operatorFrom } from './operator.ts'

it('the data of the operator is loaded once, and again only after a failure', async () => {
  const answers = [() => Promise.reject(new Error('cut')), () => Promise.resolve({ operatorName: '솔바람' })]
  let calls = 0
  const api = { getOperator: () => answers[calls++]!() } as unknown as Api
  expect(await operatorFrom(api)).toBeUndefined()
  expect(await operatorFrom(api)).toMatchObject({ operatorName: '솔바람' })
  expect(await operatorFrom(api)).toMatchObject({ operatorName: '솔바람' })
  expect(calls).toBe(2)
})
