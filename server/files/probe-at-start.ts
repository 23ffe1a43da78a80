import type { Log } from '#server/observability/log.ts'
import type { Files } from './files.ts'
import { FilesUnavailable } from './files-unavailable.ts'

/**
 * Checks whether files can be written. Rejects with FilesUnavailable for wrong settings: a folder that cannot be
 * written to, a missing bucket, refused credentials. A store that does not answer does not prevent the start: the
 * node works without attachments until the store answers again.
 */
export async function probeAtStart(files: Pick<Files, 'probe'>, log: Pick<Log, 'warn'>): Promise<void> {
  try {
    await files.probe()
  } catch (err) {
    if (!(err instanceof FilesUnavailable) || !isAway(err.cause)) throw err
    log.warn({ err }, 'the files cannot be reached: the server starts without them')
  }
}

/** Whether a store did not answer, or answered that it failed. */
function isAway(cause: unknown): boolean {
  const { code, name, $metadata } = cause as NodeJS.ErrnoException & {
    $metadata?: { httpStatusCode?: number }
  }
  const status = $metadata?.httpStatusCode
  if (status !== undefined) return status >= 500 || status === 429
  return name === 'TimeoutError' || unreachableCodes.has(code ?? '')
}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'EPIPE',
])
