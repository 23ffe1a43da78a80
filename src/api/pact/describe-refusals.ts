import { describe, it } from 'vitest'
import { hasFiles } from '../body.ts'
import {
  beginInteraction,
  call,
  calling,
  encodeBody,
  expectRefusal,
  refusalAnswer,
  sendingForm,
} from './pact.ts'
import { type RefusalCase, type RefusalTable, refusalsOf, successesIn } from './refusals.ts'
import { successesOf } from './successes.ts'

/** Defines a test for each refusal and success of a table: one interaction, and the result of the app's client. */
export function describeRefusals(table: Partial<RefusalTable>): void {
  it.each(successesIn(table))(
    '$description',
    ({ id, description, body, tokens, data, gives, given: [name, params] }) =>
      successesOf(tokens)(
        beginInteraction(name, params as never).uponReceiving(description),
        id,
        body as never,
        data,
        gives,
      ),
  )
  describe('refuses', () => {
    it.each(refusalsOf(table))('$description: $problem', refuse)
  })
}

async function refuse({ id, problem, description, body, tokens, data, ...more }: RefusalCase): Promise<void> {
  const request = hasFiles(body)
    ? await sendingForm(id, body)
    : calling(id, more.travels ?? encodeBody(id, body as never), tokens)
  const world = beginInteraction(more.given[0], more.given[1] as never)
  const described = more.before ? world.given(more.before[0], more.before[1] as never) : world
  await described
    .uponReceiving(description)
    .withRequest(...request)
    .willRespondWith(...refusalAnswer(problem, data))
    .executeTest((server) => expectRefusal(call(server, id, body as never, tokens), problem, data))
}
