import { MessageFailed } from './messages.ts'

const TIMEOUT_MS = 5_000

/**
 * Posts JSON to a message gateway and returns the answer. Throws MessageFailed without an answer within five
 * seconds, or for a redirect.
 */
export async function postJson(
  what: string,
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new MessageFailed(`${what} did not answer (${error instanceof Error ? error.name : 'unknown'}).`)
  })
}
