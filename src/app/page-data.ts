import type { Api, OperationId } from '#contract/operation.ts'
import { Problem, type ProblemData } from '#contract/problem.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { messages } from '#src/api/messages.ts'

const UNREACHED = 0
const CALL_LIMIT_MS = 3 * SECOND_MS

/** The answer to a call while a page was rendered: its data, or the refusal. */
export type Answer =
  | { data: unknown }
  | { problem: { code: number; message: string; data: ProblemData; requestId?: string | undefined } }
/** One call of a rendered page and its answer. */
export type AnsweredCall = { id: OperationId; input: unknown; answer: Answer }
/**
 * The data of a page for the app: the answers to its calls, the portal's time, and whether it was rendered
 * for a phone.
 */
export type PageData = { calls: AnsweredCall[]; time: string; isPhone: boolean }
/** Makes a call with the session of the person who requested the page. */
export type AnswerCall = (id: OperationId, input: unknown) => Promise<Answer>

type Call = (input: unknown, context?: { signal?: AbortSignal }) => Promise<unknown>
type Send = (id: OperationId, ...call: Parameters<Call>) => Promise<unknown>

/** Creates an Api that passes each call to `send`, so that it needs no list of operations. */
function apiSendingBy(send: Send): Api {
  return new Proxy({} as Api, {
    // `then` is no operation: awaiting the Api reads `then`, and would call a function as if the Api were a promise.
    get: (_, id) =>
      id === 'then'
        ? undefined
        : (input: unknown, context?: { signal?: AbortSignal }) => send(id as OperationId, input, context),
  })
}

function dataOf(answer: Answer): unknown {
  if ('data' in answer) return answer.data
  const { code, message, data, requestId } = answer.problem
  throw Object.assign(new Problem(code, message, data), { requestId })
}

/**
 * Creates two Apis for rendering, and the list of their calls, which the page will contain. `session` has no time
 * limit; a call of `screens` fails after three seconds, so that one slow call does not delay the whole page.
 */
export function recordingApis(answerCall: AnswerCall): { session: Api; screens: Api; calls: AnsweredCall[] } {
  const calls: AnsweredCall[] = []
  const callFrom = (answerOf: AnswerCall) =>
    apiSendingBy(async (id, input) => {
      const answer = await answerOf(id, input)
      calls.push({ id, input, answer })
      return dataOf(answer)
    })
  return {
    session: callFrom(answerCall),
    screens: callFrom((id, input) => withTimeLimit(answerCall(id, input))),
    calls,
  }
}

/** Returns the answer, or a refusal if there is no answer within three seconds. */
async function withTimeLimit(answering: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeLimit = new Promise<Answer>((resolve) => {
    const problem = { code: UNREACHED, message: messages.unexplained, data: {} }
    timer = setTimeout(() => resolve({ problem }), CALL_LIMIT_MS)
  })
  try {
    return await Promise.race([answering, timeLimit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Creates an Api over the answers in a page: each answer is returned once, for the call that the server has already
 * made; all other calls are sent. `forget` discards the remaining answers.
 */
export function apiFromPage(calls: AnsweredCall[]): { over: (real: Api) => Api; forget: () => void } {
  const remainingCalls = [...calls]
  const callFrom = (real: Api) =>
    apiSendingBy(async (id, input, context) => {
      const at = remainingCalls.findIndex(
        (call) => call.id === id && JSON.stringify(call.input) === JSON.stringify(input),
      )
      const [taken] = at < 0 ? [] : remainingCalls.splice(at, 1)
      return taken ? dataOf(taken.answer) : (real[id] as Call)(input, context)
    })
  return { over: callFrom, forget: () => void remainingCalls.splice(0) }
}
