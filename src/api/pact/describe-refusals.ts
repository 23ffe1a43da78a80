import { describe, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { encodePersonal } from '#domain/personal-fields.ts'
import { hasFiles } from '../body.ts'
import { apiOf, calling, expectRefusal, given, refusing, sendingForm } from './pact.ts'
import { type RefusalCase, type RefusalTable, refusalsOf } from './refusals.ts'

/** One interaction for each refusal of a table, and what the app's client makes of it. */
export function describeRefusals(table: Partial<RefusalTable>): void {
  describe('refuses', () => {
    it.each(refusalsOf(table))('$description: $problem', refuse)
  })
}

async function refuse({ id, problem, description, body, tokens, data, ...more }: RefusalCase): Promise<void> {
  const wire = more.travels ?? encodePersonal(operationTable[id].personalInput, body)
  const request = hasFiles(body) ? await sendingForm(id, body) : calling(id, wire, tokens)
  const world = given(more.given[0], more.given[1] as never)
  const described = more.before ? world.given(more.before[0], more.before[1] as never) : world
  await described
    .uponReceiving(description)
    .withRequest(...request)
    .willRespondWith(...refusing(problem, data))
    .executeTest((server) => {
      const call = apiOf(server, tokens)[id] as (input: object) => Promise<unknown>
      return expectRefusal(call(body), problem, data)
    })
}
