import type { FastifyReply, FastifyRequest } from 'fastify'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { encodePersonal } from '#domain/personal-fields.ts'
import type { AnswerCall } from '../pages/page-renderer.ts'
import type { SiteCookies } from '../protection/session-cookie.ts'
import { callRefusalOf } from './access.ts'
import { type Caller, type Identified, type Identify, unknownVisitor } from './caller.ts'
import { callerOf } from './caller-of.ts'
import { problemOf } from './failures.ts'
import type { PerformOperation } from './perform.ts'

/**
 * The caller who requests a page: the function that answers the calls of the page, and the cookies that the calls
 * changed.
 */
export type PageCaller = {
  answerCall: AnswerCall
  setCookies: (reply: FastifyReply) => void
}

export type PageCallsOptions = {
  perform: PerformOperation
  identify: Identify
  cookies: SiteCookies
}

/**
 * Returns functions that call operations for pages rendered in this process, under the rules that also apply over
 * HTTP.
 */
export function pageCalls({ perform, identify, cookies }: PageCallsOptions) {
  const callsOf =
    ({ identity, recordUse }: Identified, caller: Caller, requestId?: string): AnswerCall =>
    async (id, input) => {
      try {
        const { access } = operationRules[id]
        await recordUse(access)
        const refusal = callRefusalOf(id, identity)
        if (refusal) throw refusal
        // Undefined fields are removed, as JSON does over HTTP.
        const body = encodePersonal<unknown>(
          operationTable[id].personalInput,
          JSON.parse(JSON.stringify(input)),
        )
        return { data: (await perform(id, body, caller)).output }
      } catch (error) {
        const { code, message, data } = problemOf(error)
        return { problem: { code, message, data, requestId } }
      }
    }

  return {
    /** Answers calls as an unknown visitor, so that all unknown visitors get the same page. */
    answerVisitor: callsOf({ identity: { stage: 'visitor' }, recordUse: async () => {} }, unknownVisitor),

    /** Returns the caller of a request; undefined if no cookie of the portal identifies one. */
    async callerOf(request: FastifyRequest): Promise<PageCaller | undefined> {
      if (Object.values(cookies).every((cookie) => cookie.read(request) === undefined)) return undefined
      const identified = await identify(cookies.session.read(request))
      const { caller, setCookies } = callerOf(request, identified.identity, cookies)
      return { answerCall: callsOf(identified, caller, request.id), setCookies }
    },
  }
}
