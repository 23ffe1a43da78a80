import type { OperationId, Operations } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { AnswerCall } from '../pages/page-renderer.ts'
import { type Caller, noCookies } from './caller.ts'
import { problemOf } from './failures.ts'
import type { Validation } from './validate.ts'

type Handler = (input: unknown, caller: Caller) => Promise<unknown>

const nobody: Caller = {
  stage: 'visitor',
  member: undefined,
  address: '',
  device: '',
  setSession: () => {},
  clearSession: () => {},
  ...noCookies,
}

/** The operations as a visitor without a name reaches them, in process, under the same rules as over HTTP. */
export function visitorCalls(operations: Operations<Caller>, validation: Validation): AnswerCall {
  return async (id: OperationId, input: unknown) => {
    try {
      if (operationRules[id].access !== 'visitor') throw problemNamed('session.missing')
      // As over the wire, where what is undefined is not there.
      const body: unknown = JSON.parse(JSON.stringify(input))
      if (!validation.isBody(id, body)) throw problemNamed('request.invalid')
      return { data: await (operations[id] as Handler)(body, nobody) }
    } catch (error) {
      const { code, message, data } = problemOf(error)
      return { problem: { code, message, data } }
    }
  }
}
