import { describe, expect, it } from 'vitest'
import type { Interaction } from '#src/api/pact/pact-file.ts'
import { descriptionsOf, failingDescriptions, faultsOf, pact } from './comparison.ts'
import { contractText } from './contract-file.ts'

const MAX_INTERACTIONS = 20

describe('the comparison finds', () => {
  it.each(['corporateName', 'passwordCheckYn', 'challengeId', 'viewKey', 'remaining'])(
    'that the contract renames %s',
    async (name) => {
      // Another test compares the whole pact. Here a few interactions that contain the name are enough. Parameters of
      // provider states are not searched for the name, since they are not part of the contract.
      const matchingInteractions = pact.interactions.filter(({ request, response }) =>
        JSON.stringify([request, response]).includes(`"${name}"`),
      )
      const smallPact = { ...pact, interactions: matchingInteractions.slice(0, MAX_INTERACTIONS) }
      const renamedContract = contractText.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${name}2`)
      expect([
        (await faultsOf(smallPact)).length,
        (await faultsOf(smallPact, renamedContract)).length > 0,
      ]).toEqual([0, true])
    },
  )

  it('a path, a request id and a status that the contract does not define', async () => {
    const [first] = pact.interactions as [Interaction]
    const { request, response } = first
    const headers = { ...request.headers, 'X-Request-Id': ['1'] }
    const broken = [
      { ...first, description: 'path', request: { ...request, path: `${request.path}s` } },
      { ...first, description: 'request id', request: { ...request, headers } },
      { ...first, description: 'status', response: { ...response, status: 201 } },
    ]
    expect(await failingDescriptions(broken)).toEqual(descriptionsOf(broken))
  })
})
