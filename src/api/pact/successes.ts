import { expect } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import { type beginInteraction, call, calling, encodeBody, successAnswer, type Tokens } from './pact.ts'

/** An interaction with its description, before its request is defined. */
export type Described = ReturnType<ReturnType<typeof beginInteraction>['uponReceiving']>

/**
 * Interactions that succeed for a caller with these tokens: an operation is called with `input`, is
 * answered with `data`, and the app's client turns it into `expected`. `travels` is the body as it is sent
 * if a part of it comes from the world.
 */
export function successesOf(tokens?: Tokens) {
  return <Id extends OperationId>(
    described: Described,
    id: Id,
    input: Input<Id>,
    data: unknown,
    expected: object,
    travels: object = encodeBody(id, input),
  ): Promise<void> =>
    described
      .withRequest(...calling(id, travels, tokens))
      .willRespondWith(...successAnswer(data))
      .executeTest(async (server) => expect(await call(server, id, input, tokens)).toMatchObject(expected))
}
