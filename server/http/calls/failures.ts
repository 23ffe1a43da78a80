import type { FastifyError } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { FilesUnavailable } from '#server/files/files-unavailable.ts'
import { ScannerUnavailable } from '#server/scanner/scanner.ts'

const DEPTH = 5
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'EDQUOT',
])
// SQLSTATEs for connection errors, a refused password, a deadlock, a full disk, no memory, too many
// connections, a missing database, a query that took too long, and a server that stops or starts.
const stateCodes = /^(?:08...|28...|3D000|40P01|53[1-3]00|57014|57P0[1-4])$/
const poolMessages =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|connection error and is not queryable|pool after calling end/i

/** Returns the problem for an error. An error that is not a problem of the contract is a failure of the server. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isUnavailable(error)) return problemNamed('server.unavailable')
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problemNamed('body.tooLarge')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return problemNamed('body.unsupported')
  return problemNamed(statusCode >= 400 && statusCode < 500 ? 'request.invalid' : 'server.failed')
}

/**
 * Whether an error, or its cause, means that the database, the files or the scanner cannot be reached or do
 * not answer in time.
 */
export function isUnavailable(error: unknown, depth = DEPTH): boolean {
  if (!(error instanceof Error) || depth === 0) return false
  const { code, cause } = error as Error & { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && (networkCodes.has(code) || stateCodes.test(code))) return true
  if (error instanceof FilesUnavailable || error instanceof ScannerUnavailable) return true
  return poolMessages.test(error.message) || isUnavailable(cause, depth - 1)
}
