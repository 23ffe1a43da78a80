import createClient from 'openapi-fetch'
import type { Api, OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { Problem } from '#contract/problem.ts'
import { problemCodes } from '#contract/problem-codes.gen.ts'
import type { paths } from '#contract/schema.gen.ts'
import { decodePersonal, encodePersonal } from '#domain/personal-fields.ts'
import { serializeBody } from './body.ts'
import { readEnvelope, unreadable } from './envelope.ts'
import { messages } from './messages.ts'
import { REQUEST_ID_HEADER, requestId } from './request-id.ts'

/** SPEC section 9: the limit of one call, which is never repeated by itself. */
const TIMEOUT_MS = 20_000
const UNREACHED = 0

export type ApiOptions = {
  /** Where the paths of the contract begin; empty for the app's own origin. */
  baseUrl: string
  /** Whether the route on screen is one of the admin area. */
  isAdmin: () => boolean
  /** Epoch milliseconds. */
  now: () => number
  /** At least 0 and below 1. */
  random: () => number
  /** Takes the browser to another address. */
  navigate: (url: string) => void
  /** Told of every problem, and waited for, before the caller hears of it; its own failure replaces nothing. */
  onProblem?: (problem: Problem) => void | Promise<void>
  /** Told of every call that was answered with a success. */
  onSuccess?: () => void
  headers?: Record<string, string>
  fetch?: (request: Request) => Promise<Response>
  timeoutMs?: number
}

/**
 * The contract's operations as calls over HTTP (SPEC sections 7 to 9). A call gives the data of a success and throws a
 * Problem for everything else: the server's refusal, code 500 for an answer that cannot be read, code 0 when no answer
 * came. A call given up by its signal throws that signal's reason. A redirected call sends the browser on and stays
 * open meanwhile, so that nothing flashes on a page about to be left; its signal or its time limit still ends it.
 */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, fetch, headers, isAdmin, now, random, navigate, onProblem, onSuccess, timeoutMs = TIMEOUT_MS } = options
  const http = createClient<paths>({ baseUrl, fetch, headers, credentials: 'include', bodySerializer: serializeBody })

  async function answerOf(id: OperationId, body: unknown, signal: AbortSignal): Promise<Answer> {
    const { data, error, response } = await http.POST(operationTable[id].path, {
      params: { header: { [REQUEST_ID_HEADER]: requestId(now(), random(), isAdmin()) } },
      body: body as never,
      parseAs: 'text',
      signal,
    })
    if (response.redirected) {
      navigate(response.url)
      await aborted(signal)
    }
    return { status: response.status, body: data ?? error }
  }

  async function send(id: OperationId, input: unknown, given?: AbortSignal): Promise<unknown> {
    const { personalInput, personalOutput } = operationTable[id]
    const body = orElse(() => encodePersonal(personalInput, input), () => new Problem(problemCodes['request.invalid'], messages.notEncodable))
    const limit = AbortSignal.timeout(timeoutMs)
    const signal = given ? AbortSignal.any([given, limit]) : limit
    const answer = await answerOf(id, body, signal).catch(() => {
      if (given?.aborted) throw given.reason as Error
      throw new Problem(UNREACHED, limit.aborted ? messages.timedOut : messages.unreachable)
    })
    const data = readEnvelope(answer.status, answer.body)
    return orElse(() => decodePersonal(personalOutput, data), unreadable)
  }

  const call = (id: OperationId) => async (input: unknown, context?: { signal?: AbortSignal }) => {
    try {
      const data = await send(id, input, context?.signal)
      onSuccess?.()
      return data
    } catch (error) {
      if (error instanceof Problem) await Promise.resolve(error).then(onProblem).catch(() => undefined)
      throw error
    }
  }

  const ids = Object.keys(operationTable) as OperationId[]
  // What each call takes and gives is kept by `Api`; a loop over the operations cannot say it.
  return Object.fromEntries(ids.map((id) => [id, call(id)])) as unknown as Api
}

type Answer = { status: number; body: unknown }

function orElse<T>(compute: () => T, problem: () => Problem): T {
  try {
    return compute()
  } catch {
    throw problem()
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
