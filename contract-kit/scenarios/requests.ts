import { isDeepStrictEqual } from 'node:util'
import { readContract } from '../checks/contract.ts'
import { bodyOf, type Interaction, operationOf, readInteractions } from '../pact-file.ts'
import type { Check } from '../verify.ts'
import { buildWorlds } from '../worlds.ts'
import { scenarioClient } from './client.ts'
import type { Scenario } from './sessions.ts'

const FOREIGN = 'https://elsewhere.example'

/**
 * Creates a scenario for each operation, which checks that a call with a foreign origin or with the origin `null` is
 * refused.
 */
export const originScenarios = (): Scenario[] =>
  [...readContract().operations.values()].map(({ id }) => ({
    name: `${id} from a foreign origin is refused`,
    operation: id,
    run: async (client) => {
      const expected = readContract().codeOf('origin.foreign')
      for (const Origin of [FOREIGN, 'null']) {
        const { code } = await client.call(id, {}, { headers: { Origin } })
        client.hold(code === expected, `from ${Origin} it was answered with code ${code}, not ${expected}`)
      }
    },
  }))

// The free-text fields, whose values remain valid when a test changes them.
const freeTexts = ['body', 'reason', 'comment', 'memo', 'description']

/**
 * Checks that a second call with the same idempotency key and body returns the first answer again, and that another
 * body is refused.
 */
export function keyChecks(): Check[] {
  const seen = new Set<string>()
  return readInteractions()
    .filter((interaction) => {
      const id = operationOf(interaction)
      const content = interaction.request.body.content as Partial<Record<string, unknown>>
      if (seen.has(id) || content['idempotencyKey'] === undefined) return false
      if (interaction.response.body.content.code !== 200) return false
      seen.add(id)
      return true
    })
    .map((interaction) => ({
      name: `${operationOf(interaction)} with the same key again gives the same answer`,
      operation: operationOf(interaction),
      kind: 'scenario',
      run: async (tools) => {
        const client = scenarioClient(tools)
        const { values } = await buildWorlds(interaction.providerStates, tools)
        const body = JSON.parse(bodyOf(interaction, values).toString()) as Record<string, unknown>
        await callTwice(client, interaction, body)
        return { faults: client.faults }
      },
    }))
}

async function callTwice(
  client: ReturnType<typeof scenarioClient>,
  interaction: Interaction,
  body: Record<string, unknown>,
) {
  const id = operationOf(interaction)
  const cookie = (interaction.request.headers['Cookie'] ?? []).join('; ')
  const sentHeaders = cookie === '' ? {} : { cookie }
  const firstAnswer = await client.call(id, body, sentHeaders)
  client.hold(firstAnswer.code === 200, `the first call was answered with code ${firstAnswer.code}`)
  // The session cookie that the first call has set, if any: the second call must send the new one.
  const renewedSession = [...firstAnswer.cookies]
    .map(([name, { value }]) => `${name}=${value}`)
    .find((one) => one.startsWith('session='))
  const secondAnswer = await client.call(
    id,
    body,
    renewedSession ? { cookie: [cookie, renewedSession].filter(Boolean).join('; ') } : sentHeaders,
  )
  client.hold(
    secondAnswer.code === firstAnswer.code,
    `the second call was answered with code ${secondAnswer.code}`,
  )
  client.hold(
    isDeepStrictEqual(secondAnswer.data, firstAnswer.data),
    'the second answer has other data than the first one',
  )
  const field = freeTexts.find((name) => typeof body[name] === 'string')
  if (field === undefined) return
  const other = await client.call(
    id,
    { ...body, [field]: '앞의 요청과 다른 내용을 적었습니다.' },
    sentHeaders,
  )
  const reused = readContract().codeOf('key.reused')
  client.hold(
    other.code === reused,
    `another body under the same key was answered with code ${other.code}, not ${reused}`,
  )
}
