import { expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { chosenOperations } from '#server/testing/chosen-operations.ts'
import { operationOf } from '#src/api/pact/pact-file.ts'
import { faultsOf, pact } from './comparison.ts'

const chosen = new Set(chosenOperations(Object.keys(operationTable) as OperationId[]))

it('the comparison of the pacts with openapi.yaml finds neither an error nor a warning', async () => {
  const interactions = pact.interactions.filter((each) => chosen.has(operationOf(each)))
  expect(interactions.length).toBeGreaterThan(0)
  expect(await faultsOf({ ...pact, interactions })).toEqual([])
})
