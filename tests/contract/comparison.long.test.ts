import { describe, expect, it } from 'vitest'
import type { Interaction } from '#src/api/pact/pact-file.ts'
import { descriptionsOf, failingDescriptions, pact } from './comparison.ts'
import { renamings } from './renamings.ts'

function renameEach(interaction: Interaction, side: 'request' | 'response'): Interaction[] {
  const { description, [side]: message } = interaction
  return renamings(message.body.content).map(({ path, value }) => ({
    ...interaction,
    description: `${description}: ${path}`,
    [side]: { ...message, body: { ...message.body, content: value } },
  }))
}

describe('the comparison finds', () => {
  it('every field of an answer that is renamed', async () => {
    const renamed = pact.interactions.flatMap((interaction) => renameEach(interaction, 'response'))
    expect(renamed.length).toBeGreaterThan(400)
    expect(await failingDescriptions(renamed)).toEqual(descriptionsOf(renamed))
  })

  it('every field of a request that is renamed', async () => {
    // Interactions with a refusal are left out: a request that is refused for its shape violates the contract on
    // purpose.
    const accepted = pact.interactions.filter(({ response }) => response.status === 200)
    const renamed = accepted.flatMap((interaction) => renameEach(interaction, 'request'))
    expect(renamed.length).toBeGreaterThan(30)
    expect(await failingDescriptions(renamed)).toEqual(descriptionsOf(renamed))
  })
})
