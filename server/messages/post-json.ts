import { MessageFailed } from './messages.ts'

const TIMEOUT_MS = 5_000

type Call = { method: 'GET' | 'POST' | 'PUT'; headers: Record<string, string>; body?: object | undefined }

/**
 * Calls a message service with JSON and returns its answer. Throws MessageFailed without an answer within five
 * seconds, or for a redirect.
 */
export async function callJson(
  what: string,
  url: string,
  { method, headers, body }: Call,
): Promise<Response> {
  return fetch(url, {
    method,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new MessageFailed(`${what} did not answer (${error instanceof Error ? error.name : 'unknown'}).`)
  })
}

/** Posts JSON to a message gateway, as `callJson` does. */
export const postJson = (
  what: string,
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<Response> => callJson(what, url, { method: 'POST', headers, body })
