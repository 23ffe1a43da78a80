import { expect } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import { type beginInteraction, call, calling, encodeBody, successAnswer, type Tokens } from './pact.ts'

/** An interaction with its description, before its request is defined. */
export type DescribedInteraction = ReturnType<ReturnType<typeof beginInteraction>['uponReceiving']>

/**
 * Returns a function that defines interactions that succeed for a caller with these tokens. An operation is called
 * with `input`, the answer contains `data`, and the app's client turns the answer into `expected`. `travels` is the
 * body as it is sent if a part of it comes from the provider state.
 */
export function successesOf(tokens?: Tokens) {
  return <Id extends OperationId>(
    described: DescribedInteraction,
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
