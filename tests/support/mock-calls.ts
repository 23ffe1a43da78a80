import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { decodePersonal, encodePersonal } from '#domain/personal-fields.ts'
import type { AnswerCall } from '#server/http/pages/page-renderer.ts'

type Content = { code: number; msg: string; data: object | null }

const SUCCESS = 200
/** The Accept header of calls during server rendering. It distinguishes these calls from those of a browser. */
export const RENDERING = 'application/vnd.rendering+json'

/** Answers the calls of a page by calling a server at an origin, as a member. */
export const callsTo =
  (origin: string): AnswerCall =>
  async (id: OperationId, input: unknown) => {
    const { path, personalInput, personalOutput } = operationTable[id]
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: 'session=mock', Accept: RENDERING },
      body: JSON.stringify(encodePersonal(personalInput, input)),
    })
    const { code, msg, data } = (await response.json()) as Content
    if (code !== SUCCESS) return { problem: { code, message: msg, data: data ?? {} } }
    return { data: decodePersonal(personalOutput, data) }
  }
