import { readFileSync } from 'node:fs'
import { Comparator } from '@pactflow/openapi-pact-comparator'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Interaction, PACT_FILE } from '#src/api/pact/pact-file.ts'
import { renamings } from './renamings.ts'

type PactFile = { interactions: Interaction[] }

const pact = JSON.parse(readFileSync(PACT_FILE, 'utf8')) as PactFile
const openapi = readFileSync('openapi.yaml', 'utf8')

async function complaints(file: PactFile, contract = openapi) {
  const found = []
  // The comparator changes the documents it is given.
  const comparator = new Comparator(parse(contract) as never)
  for await (const { type, code, mockDetails } of comparator.compare(structuredClone(file) as never)) {
    found.push({ type, code, description: mockDetails?.interactionDescription })
  }
  return found
}

async function descriptionsComplainedOf(interactions: Interaction[]) {
  const found = await complaints({ ...pact, interactions })
  return new Set(found.map(({ description }) => description))
}

function descriptionsOf(interactions: Interaction[]): Set<string> {
  return new Set(interactions.map(({ description }) => description))
}

function eachRenamed(interaction: Interaction, side: 'request' | 'response'): Interaction[] {
  const { description, [side]: message } = interaction
  return renamings(message.body.content).map(({ path, value }) => ({
    ...interaction,
    description: `${description}: ${path}`,
    [side]: { ...message, body: { ...message.body, content: value } },
  }))
}

it('finds neither an error nor a warning', async () => {
  expect(await complaints(pact)).toEqual([])
})

describe('the comparison sees', () => {
  it('every field of an answer that is renamed', async () => {
    const renamed = pact.interactions.flatMap((interaction) => eachRenamed(interaction, 'response'))
    expect(renamed.length).toBeGreaterThan(400)
    expect(await descriptionsComplainedOf(renamed)).toEqual(descriptionsOf(renamed))
  })

  it('every field of a request that is renamed', async () => {
    // A request that is refused for its shape breaks the contract on purpose.
    const accepted = pact.interactions.filter(({ response }) => response.status === 200)
    const renamed = accepted.flatMap((interaction) => eachRenamed(interaction, 'request'))
    expect(renamed.length).toBeGreaterThan(30)
    expect(await descriptionsComplainedOf(renamed)).toEqual(descriptionsOf(renamed))
  })

  it.each(['corporateName', 'passwordCheckYn', 'challengeId', 'viewKey', 'remaining'])(
    'that the contract renames %s',
    async (name) => {
      expect(
        await complaints(pact, openapi.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${name}2`)),
      ).not.toEqual([])
    },
  )

  it('a path, a request id and a status that the contract does not know', async () => {
    const [first] = pact.interactions as [Interaction]
    const { request, response } = first
    const headers = { ...request.headers, 'X-Request-Id': ['1'] }
    const broken = [
      { ...first, description: 'path', request: { ...request, path: `${request.path}s` } },
      { ...first, description: 'request id', request: { ...request, headers } },
      { ...first, description: 'status', response: { ...response, status: 201 } },
    ]
    expect(await descriptionsComplainedOf(broken)).toEqual(descriptionsOf(broken))
  })
})
