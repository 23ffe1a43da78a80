import createClient from 'openapi-fetch'
import type { Api, OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { Problem } from '#contract/problem.ts'
import { problemCodes } from '#contract/problem-codes.gen.ts'
import type { paths } from '#contract/schema.gen.ts'
import { decodePersonal, encodePersonal } from '#domain/personal-fields.ts'
import { typedInput } from '#domain/typed/typed-input.ts'
import { hasFiles, serializeBody } from './body.ts'
import { contractViolation, readEnvelope } from './envelope.ts'
import { messages } from './messages.ts'
import { REQUEST_ID_HEADER, requestId } from './request-id.ts'
import { type FormOrder, sendForm } from './send-form.ts'
import { idleLimit, type TimeLimit, wholeLimit } from './time-limit.ts'

/**
 * The time limit of one call (SPEC section 9); a call that exceeds it is never repeated automatically. An upload may
 * take longer while it makes progress.
 */
const TIMEOUT_MS = 20_000
const UNREACHED = 0

export type ApiOptions = {
  /** The address at which the paths of the contract begin; empty for the app's own origin. */
  baseUrl: string
  /** Whether the current route is in the admin area. */
  isAdmin: () => boolean
  /** Returns the current time in epoch milliseconds. */
  now: () => number
  /** Returns a random number of at least 0 and below 1. */
  random: () => number
  /** Takes the browser to another address. */
  navigate: (url: string) => void
  /**
   * Called when a call begins. The returned function is called with the call's problem, and awaited, before the
   * caller receives the problem. It may return the problem to throw; the original problem is thrown if it returns
   * none or fails itself.
   */
  onCall?: () => (problem: Problem) => Problem | void | Promise<Problem | void>
  /**
   * Called if the server requires a fresh proof of identity. The call is repeated once if the promise resolves to
   * true: a refused call has changed nothing, so repeating it is safe. The signal is aborted when the caller no
   * longer waits for the answer.
   */
  onUnproven?: (signal: AbortSignal | undefined) => Promise<boolean>
  /** Called with the server's time, in whole seconds, for every answer that contains it. */
  onTime?: (time: Date) => void
  /** Called after every call that was answered with a success. */
  onSuccess?: () => void
  /**
   * Loads the check of an operation's answers against the contract. If this option is missing, answers are accepted
   * unchecked.
   */
  loadCheck?: (id: OperationId) => Promise<AnswerCheck>
  /**
   * Called for every answer that breaks the contract, with the operation and the path of the violation, never the
   * value.
   */
  onViolation?: (violation: ContractViolation) => void
  headers?: Record<string, string>
  fetch?: (request: Request) => Promise<Response>
  /**
   * Creates the request that sends a form with files. If this option is missing, or with a given `fetch`, forms are
   * sent by fetch and report no progress.
   */
  newRequest?: () => XMLHttpRequest
  timeoutMs?: number
}

/**
 * Returns the path at which the data of a success breaks the contract, or undefined. May normalize values in place
 * that other servers write differently.
 */
export type AnswerCheck = (data: unknown, input: unknown) => string | undefined
export type ContractViolation = { operation: OperationId; fault: string }
type CallContext = { signal?: AbortSignal; keepalive?: boolean; onProgress?: (sentShare: number) => void }

/**
 * Creates the contract's operations as calls over HTTP (SPEC sections 7 to 9). A call returns the data of a success
 * and throws a Problem for everything else: the server's refusal, code 500 for an answer that cannot be read or
 * violates the contract, code 0 if there was no answer. A call aborted by its signal throws the reason of the signal.
 * A redirected call navigates the browser and stays pending, so that the screen does not change before the browser
 * leaves the page; the signal or the time limit still ends the call.
 */
export function createApi(options: ApiOptions): Api {
  const {
    baseUrl,
    loadCheck,
    fetch,
    headers,
    isAdmin,
    now,
    random,
    navigate,
    onViolation,
    onCall,
    onSuccess,
    onTime,
    onUnproven,
    timeoutMs = TIMEOUT_MS,
  } = options
  const newRequest =
    options.newRequest ??
    (fetch || typeof XMLHttpRequest === 'undefined' ? undefined : () => new XMLHttpRequest())
  const http = createClient<paths>({
    baseUrl,
    fetch,
    headers,
    credentials: 'include',
    bodySerializer: serializeBody,
  })

  async function fetchAnswer(
    id: OperationId,
    body: unknown,
    header: IdHeader,
    { signal, keepalive }: { signal: AbortSignal; keepalive: boolean | undefined },
  ): Promise<Answer> {
    const { data, error, response } = await http.POST(operationTable[id].path, {
      params: { header },
      body: body as never,
      parseAs: 'arrayBuffer',
      signal,
      ...(keepalive && { keepalive }),
      ...(isAnonymous(id) && { credentials: 'omit' }),
    })
    const date = response.headers.get('date')
    if (date !== null) onTime?.(new Date(date))
    return {
      status: response.status,
      body: data ? utf8Of(data) : error,
      redirectedTo: response.redirected ? response.url : undefined,
    }
  }

  async function uploadForm(
    id: OperationId,
    header: IdHeader,
    order: Omit<FormOrder, 'url' | 'headers'>,
  ): Promise<Answer> {
    const { path } = operationTable[id]
    const { status, body, url } = await sendForm({
      url: baseUrl + path,
      headers: { ...headers, ...header },
      ...order,
    })
    return { status, body, redirectedTo: url.endsWith(path) ? undefined : url }
  }

  async function answerOf(
    id: OperationId,
    body: unknown,
    header: IdHeader,
    limit: TimeLimit,
    { signal: given, keepalive, onProgress }: CallContext,
  ): Promise<{ answer: Answer; check: AnswerCheck | undefined }> {
    // The check is loaded during the call; the call does not wait for the check longer than for its answer.
    const loadingCheck = loadCheck?.(id).catch(() => undefined)
    const signal = given ? AbortSignal.any([given, limit.signal]) : limit.signal
    const onSent = (share: number) => {
      limit.moved()
      onProgress?.(share)
    }
    const form = newRequest && serializeBody(body)
    const answer =
      form instanceof FormData
        ? await uploadForm(id, header, { form, signal, onSent, newRequest: newRequest! })
        : await fetchAnswer(id, body, header, { signal, keepalive })
    if (answer.redirectedTo !== undefined) {
      navigate(answer.redirectedTo)
      await rejectOnAbort(signal)
    }
    return { answer, check: await Promise.race([loadingCheck, rejectOnAbort(signal)]) }
  }

  async function send(id: OperationId, given: unknown, context: CallContext = {}): Promise<unknown> {
    const { personalInput } = operationTable[id]
    const input = typedInput(given)
    const body = problemOnThrow(
      () => encodePersonal(personalInput, input),
      () => new Problem(problemCodes['request.invalid'], messages.notEncodable),
    )
    const isUpload = hasFiles(body)
    const limit = isUpload ? idleLimit(timeoutMs) : wholeLimit(timeoutMs)
    const header = { [REQUEST_ID_HEADER]: requestId(now(), random(), isAdmin()) } as const
    const { answer, check } = await answerOf(id, body, header, limit, context)
      .catch(() => {
        if (context.signal?.aborted) throw context.signal.reason as Error
        const timeoutMessage = isUpload ? messages.stalled : messages.timedOut
        throw new Problem(UNREACHED, limit.signal.aborted ? timeoutMessage : messages.unreachable)
      })
      .finally(limit.stop)
    try {
      return readAnswer(id, input, answer, check)
    } catch (error) {
      if (error instanceof Problem) error.requestId = header[REQUEST_ID_HEADER]
      throw error
    }
  }

  function readAnswer(
    id: OperationId,
    input: unknown,
    { status, body }: Answer,
    check: AnswerCheck | undefined,
  ): unknown {
    const { path, personalOutput } = operationTable[id]
    const data = readEnvelope(status, body, path.includes('/unauth/'))
    const violation = (fault: string) => {
      onViolation?.({ operation: id, fault })
      return contractViolation()
    }
    const fault = check?.(data, input)
    if (fault !== undefined) throw violation(fault)
    return problemOnThrow(
      () => decodePersonal(personalOutput, data),
      ({ message }) => violation(message),
    )
  }

  async function sendProven(id: OperationId, input: unknown, context?: CallContext): Promise<unknown> {
    try {
      return await send(id, input, context)
    } catch (error) {
      const isUnproven = error instanceof Problem && error.is('verification.stale')
      if (!isUnproven || !(await onUnproven?.(context?.signal))) throw error
      return send(id, input, context)
    }
  }

  const call = (id: OperationId) => async (input: unknown, context?: CallContext) => {
    // An anonymous call reports nothing about the session and does not extend it.
    if (isAnonymous(id)) return send(id, input, context)
    const onProblem = onCall?.()
    try {
      const data = await sendProven(id, input, context)
      onSuccess?.()
      return data
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      throw (
        (await Promise.resolve(error)
          .then(onProblem)
          .catch(() => undefined)) ?? error
      )
    }
  }

  const ids = Object.keys(operationTable) as OperationId[]
  // `Api` has a type for each call's input and output, which a loop over the operations cannot express.
  return Object.fromEntries(ids.map((id) => [id, call(id)])) as unknown as Api
}

/** Decodes a body to text; undefined for a body that is not UTF-8, the encoding of JSON (RFC 8259, section 8.1). */
function utf8Of(body: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

/** Whether an operation is called without cookies. */
const isAnonymous = (id: OperationId) => 'anonymous' in operationTable[id]

type IdHeader = { [REQUEST_ID_HEADER]: string }
type Answer = { status: number; body: unknown; redirectedTo: string | undefined }

function problemOnThrow<T>(compute: () => T, problem: (error: Error) => Problem): T {
  try {
    return compute()
  } catch (error) {
    throw problem(error as Error)
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
