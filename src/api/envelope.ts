import { Problem, type ProblemData } from '#contract/problem.ts'
import { messages } from './messages.ts'

const SUCCESS = 200
const FAILURE = 500
const NO_CODE = 0
/** The replacement character for bytes that are not UTF-8. */
const REPLACED = '\uFFFD'
/**
 * Matches Korean text. Messages for people are in Korean; texts such as `OK` or `Internal Server Error` are not
 * shown.
 */
const KOREAN = /[가-힣]/
const envelopeStatuses = new Set([200, 302, 307])
const expiredCodes = new Set([401, 1002])

/**
 * Reads the data of an answer (SPEC sections 7 and 8). Takes the HTTP status and the body, as text or already parsed.
 * A body without a code is the data itself; 200 and 300–399 are no errors. Throws a Problem, and no other error: with
 * the answer's own code and message, or with 500 for an answer that has neither or cannot be read. For 401 and 1002
 * the message is that of an expired session, except for operations that visitors call without a session: there the
 * message of the answer gives the reason.
 */
export function readEnvelope(status: number, body: unknown, isForVisitors = false): unknown {
  const answer = typeof body === 'string' ? parseJson(body) : body
  if (!isObject(answer)) throw unreadableProblem()

  const code = codeOf(answer.code)
  if (!envelopeStatuses.has(status)) throw problemOf(code, answer, isForVisitors)
  if (!('code' in answer)) return answer
  if (isSuccess(code)) return answer.data
  throw problemOf(code, answer, isForVisitors)
}

/** Creates the problem of an answer that cannot be read. */
function unreadableProblem(): Problem {
  return new Problem(FAILURE, messages.unreadable)
}

/** Creates the problem of a success whose data breaks the contract. The operation may have been carried out. */
export function contractViolation(): Problem {
  return new Problem(FAILURE, messages.contractViolation)
}

function problemOf(
  code: number | undefined,
  { msg, data }: Record<string, unknown>,
  isForVisitors: boolean,
): Problem {
  const text = typeof msg === 'string' && KOREAN.test(msg) && !msg.includes(REPLACED) ? msg : undefined
  // A success code under a failing HTTP status is a contradiction, and the answer's message would report success, so
  // the default problem is thrown.
  if (isSuccess(code) || (code === undefined && text === undefined)) return unreadableProblem()
  const isExpired = expiredCodes.has(code ?? NO_CODE) && !(isForVisitors && text !== undefined)
  const message = isExpired ? messages.sessionExpired : (text ?? messages.unexplained)
  return new Problem(code ?? NO_CODE, message, isObject(data) ? (data as ProblemData) : {})
}

function isSuccess(code: number | undefined): boolean {
  return code !== undefined && (code === SUCCESS || (code >= 300 && code <= 399))
}

// Parses a code, which some servers send as a string.
function codeOf(code: unknown): number | undefined {
  const number = typeof code === 'string' && /^\d{1,9}$/.test(code) ? Number(code) : code
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
