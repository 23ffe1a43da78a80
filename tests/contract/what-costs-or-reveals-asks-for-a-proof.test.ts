import { describe, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { operationsWithoutProof, operationsWithProof, type Stake } from '#domain/proof/stakes.ts'
import { operations } from './contract-file.ts'
import { actingOperations, stakesIn, writesUnderAnotherName } from './stakes-in-contract.ts'

const stakesById: Record<string, readonly [readonly Stake[], string]> = {
  ...operationsWithProof,
  ...operationsWithoutProof,
}
const shortestReason = 'Asks for what an owner gives.'.length
const requiresProof = (id: OperationId): boolean => {
  const { access, problems } = operationRules[id]
  return access.startsWith('verified') || (problems as readonly string[]).includes('verification.stale')
}

describe('an operation that could cost or reveal something', () => {
  it('is listed in domain/proof/stakes.ts if and only if its x-stakes is not ‘none’', () => {
    const harmlessOperations = operations
      .filter((each) => each['x-stakes'] === 'none')
      .map(({ operationId }) => operationId)
    expect(harmlessOperations.length).toBeGreaterThan(10)
    expect([...Object.keys(stakesById), ...harmlessOperations].toSorted()).toEqual(
      actingOperations.toSorted(),
    )
    expect(operations.length).toBeGreaterThan(actingOperations.length)
  })

  it.each(actingOperations)('%s has every risk that the fields of its body and its answer name', (id) => {
    const found = stakesIn(id)
    expect(found.filter((stake) => !stakesById[id]?.[0].includes(stake))).toEqual([])
  })

  it.each(actingOperations)(
    '%s requires a fresh proof if and only if domain/proof/stakes.ts lists it with a proof',
    (id) => {
      expect(requiresProof(id)).toBe(id in operationsWithProof)
    },
  )

  it.each(Object.entries(stakesById))(
    '%s has a reason for its proof or for the absence of one',
    (_id, [stakes, because]) => {
      expect(new Set(stakes).size).toBe(stakes.length)
      expect(because.length).toBeGreaterThanOrEqual(shortestReason - 10)
      expect(because).toMatch(/\.$/)
    },
  )

  it('is not named like a query if the operation changes data', () => {
    expect(writesUnderAnotherName).toEqual([])
  })

  it.each<[object, object, Stake]>([
    [{ billId: {} }, {}, 'money'],
    [{ form: { properties: { paymentMethodCode: {} } } }, {}, 'money'],
    [{ receivers: {} }, {}, 'receivers'],
    [{ list: { items: { properties: { deptEmail: {} } } } }, {}, 'receivers'],
    [{ delegateId: {} }, {}, 'roles'],
    [{ newRoles: {} }, {}, 'roles'],
    [{}, { viewKey: {} }, 'public'],
    [{ billState: {} }, { fileName: {}, content: {} }, 'data'],
  ])('a new operation with %j that answers %j is found to have %s at risk', (input, output, stake) => {
    expect(stakesIn({ input: { properties: input }, output: { properties: output } })).toContain(stake)
  })
})
