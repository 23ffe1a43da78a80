import type { OperationId } from '#contract/operation.ts'
import { isForm } from '#server/http/calls/form-body.ts'

export type CallOptions = {
  session?: string
  cookies?: Record<string, string>
  headers?: Record<string, string>
  address?: string
}

export const requestId = '179524539466112345678U001'

/** Returns a body as the web app sends it: JSON, or the form of an operation that takes one. */
export async function bodyOf(
  id: OperationId,
  input: object,
): Promise<{ payload: string | Buffer; type: string }> {
  if (!isForm(id)) return { payload: JSON.stringify(input), type: 'application/json' }
  const form = new FormData()
  for (const [name, part] of Object.entries(input)) form.append(name, part as File)
  const encoded = new Response(form)
  return { payload: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type')! }
}

/** Returns the headers of a call of the web app, with those that a test adds or replaces. */
export function headersOf({ session, cookies = {}, headers = {} }: CallOptions): Record<string, string> {
  const cookiePairs = Object.entries({ ...(session !== undefined && { session }), ...cookies }).map(
    ([name, token]) => `${name}=${token}`,
  )
  const cookie = cookiePairs.length === 0 ? undefined : { cookie: cookiePairs.join('; ') }
  return { 'content-type': 'application/json', 'x-request-id': requestId, ...cookie, ...headers }
}
