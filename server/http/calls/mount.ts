import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { Problem, ProblemData, ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { addressGroup } from '#server/security/address-group.ts'
import { isOwnOrigin } from '../protection/origin.ts'
import type { SiteCookies } from '../protection/session-cookie.ts'
import { abortSlowUpload } from '../protection/slow-requests.ts'
import type { TransferSlots } from '../protection/transfer-slots.ts'
import { callRefusalOf } from './access.ts'
import type { Identify } from './caller.ts'
import { anonymousAt, callerOf } from './caller-of.ts'
import { problemOf } from './failures.ts'
import { acceptForms, formBodyLimit, isForm, isFormType, readForm } from './form-body.ts'
import { acceptJson, isJsonType } from './json-body.ts'
import type { PerformOperation } from './perform.ts'
import type { Validation } from './validate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId
  }
  interface FastifyRequest {
    /** The code in the envelope of the answer to the request. */
    answeredCode: number | undefined
    /** The problem with which the request was refused. */
    refusal: ProblemName | undefined
    /** The member of the request's session. */
    memberId: string | undefined
  }
}

export type MountOptions = {
  perform: PerformOperation
  identify: Identify
  cookies: SiteCookies
  validation: Validation
  /** Whether an answer that violates the contract becomes a failure. */
  validateResponses: boolean
  publicOrigin: string | undefined
  uploadSlots: TransferSlots
}

const API_PREFIX = '/api/'
const REQUEST_ID = 'x-request-id'
const operationPaths = new Set<string>(Object.values(operationTable).map(({ path }) => path))

/**
 * Returns the id under which a request is logged: the id that the request contains if it is valid, otherwise a new
 * one.
 */
export const createRequestId =
  (validation: Validation) => (request: { headers: Record<string, unknown> }) => {
    const givenId = request.headers[REQUEST_ID]
    return validation.isRequestId(givenId) ? givenId : randomUUID()
  }

/** Answers with the envelope of an error. */
export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Serves the contract's operations over HTTP. Path, access, personal fields and refusals come from
 * openapi.yaml. Returns the error handler for the API's addresses.
 */
export function mount(app: FastifyInstance, options: MountOptions): AnswerError {
  const { perform, identify, cookies, validation, publicOrigin, uploadSlots } = options
  acceptJson(app)
  acceptForms(app)

  app.decorateRequest('answeredCode', undefined)
  app.decorateRequest('refusal', undefined)
  app.decorateRequest('memberId', undefined)

  // Checked before the body is read, so that no client sends 256 KiB to an unknown address.
  app.addHook('onRequest', async (request, reply) => {
    // The matched route decides on the operation, not the spelling of the address: "/%61pi/…" leads to the same
    // operation as "/api/…".
    const id = request.routeOptions.config.operationId
    const isOperation = id !== undefined
    if (!isOperation && !isApi(request)) return
    reply.header('Cache-Control', 'no-store')
    if (!isOperation) {
      if (!operationPaths.has(pathOf(request))) throw problemNamed('address.unknown')
      reply.header('Allow', 'POST')
      throw problemNamed('method.unsupported')
    }
    if (!isOwnOrigin(request.headers, publicOrigin)) throw problemNamed('origin.foreign')
    const isType = isForm(id) ? isFormType : isJsonType
    if (!isType(request.headers['content-type'])) throw problemNamed('body.unsupported')
    if (isForm(id) && Number(request.headers['content-length'] ?? 0) > formBodyLimit)
      throw problemNamed('upload.tooLarge')
  })

  for (const id of Object.keys(operationTable) as OperationId[]) {
    const { path } = operationTable[id]
    const { access } = operationRules[id]
    const limit = isForm(id) ? { bodyLimit: formBodyLimit } : {}
    app.post(path, { config: { operationId: id }, ...limit }, async (request, reply) => {
      const isAnonymous = 'anonymous' in operationTable[id]
      const { identity, recordUse } = await identify(isAnonymous ? undefined : cookies.session.read(request))
      request.memberId = identity.member?.memberId
      await recordUse(access)
      const refusal = callRefusalOf(id, identity)
      if (refusal) throw refusal
      if (!validation.isRequestId(request.headers[REQUEST_ID])) throw problemNamed('request.invalid')
      const { caller, setCookies } = isAnonymous
        ? anonymousAt(request.ip)
        : callerOf(request, identity, cookies)
      const { data } = isForm(id)
        ? await withUploadSlot(request, (form) => perform(id, form, caller))
        : await perform(id, request.body, caller)
      return answer(request, reply, 200, { code: 200, msg: 'OK', data }, setCookies)
    })
  }

  /** Reads and processes a form in an upload slot. The slot is released at the latest when the sender disconnects. */
  async function withUploadSlot<Result>(
    request: FastifyRequest,
    work: (form: Record<string, string | File>) => Promise<Result>,
  ): Promise<Result> {
    const { socket } = request.raw
    const release = await uploadSlots.take(addressGroup(request.ip), socket)
    if (!release) throw problemNamed(socket.destroyed ? 'upload.damaged' : 'server.unavailable')
    try {
      return await work(await readForm(request).finally(abortSlowUpload(request.raw)))
    } finally {
      release()
    }
  }

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    envelope: Envelope,
    setCookies: (reply: FastifyReply) => void = () => {},
  ): FastifyReply {
    const id = request.routeOptions.config.operationId
    const fault = options.validateResponses ? validation.answerFault(id, status, envelope) : undefined
    if (fault !== undefined) {
      request.log.error({ operation: id, fault }, 'an answer broke the contract')
      return answer(request, reply, 500, envelopeOf(problemNamed('server.failed')))
    }
    setCookies(reply)
    request.answeredCode = envelope.code
    const retryAfterSeconds = (envelope.data as ProblemData | null)?.retryAfterSeconds
    if (status !== 200 && retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds)
    return reply.code(status).header('Content-Type', 'application/json; charset=utf-8').send(envelope)
  }

  return (error, request, reply) => {
    const problem = problemOf(error)
    request.refusal = problem.reason
    if (problem.is('server.failed', 'server.unavailable'))
      request.log.error({ err: error }, 'a request failed')
    return answer(
      request,
      reply,
      problem.reason ? problemCatalogue[problem.reason].http : 200,
      envelopeOf(problem),
    )
  }
}

type Envelope = { code: number; msg: string; data: unknown }

function envelopeOf({ code, message, data }: Problem): Envelope {
  return { code, msg: message, data: Object.keys(data).length > 0 ? data : null }
}

/** Returns the path of a request without its query. */
export const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!

/** Whether a request is for the API, which has no pages. */
export const isApi = (request: FastifyRequest) => pathOf(request).startsWith(API_PREFIX)
