import { basename, join } from 'node:path'
import { Matchers, Pact, SpecificationVersion } from '@pact-foundation/pact'
import { expect } from 'vitest'
import type { Api, Input, OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { ProblemData, ProblemName } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import type { ProviderStates } from '#contract/provider-states.ts'
import { encodePersonal } from '#domain/personal-fields.ts'
import { serializeBody } from '../body.ts'
import { createApi } from '../client.ts'
import { REQUEST_ID_HEADER } from '../request-id.ts'
import { PACT_PARTS } from './pact-file.ts'

const { integer, regex, string } = Matchers
const SETTLE_MS = 30
const FORM_BOUNDARY = 'boundary-of-the-pact'

type Interaction = ReturnType<Pact['addInteraction']>
type PactRequest = Parameters<Interaction['withRequest']>
type Answer = Parameters<ReturnType<Interaction['withRequest']>['willRespondWith']>

const pacts = new Map<string, Pact>()

/**
 * Returns the pact of the running test file. The library reads and writes the whole file after each interaction, so
 * each test file has its own short pact file; join-pacts.ts joins these files.
 */
function ownPact(): Pact {
  const { testPath } = expect.getState()
  const known = pacts.get(testPath!)
  if (known) return known
  const pact = new Pact({
    consumer: 'web-app',
    provider: 'reference-server',
    dir: join(PACT_PARTS, basename(testPath!, '.pact.test.ts')),
    host: '127.0.0.1',
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  })
  pacts.set(testPath!, pact)
  return pact
}

/**
 * Begins an interaction in a provider state. The description of the interaction must be a literal that starts with
 * the operation's id.
 */
export function beginInteraction<State extends keyof ProviderStates>(
  state: State,
  params: ProviderStates[State],
) {
  return ownPact()
    .addInteraction()
    .given(state, params as never)
}

/** Returns the provider state in which the app has just called an operation. */
export function calledBefore(
  operation: OperationId,
  body: object,
  more: { session?: string; times?: number } = {},
) {
  const params: ProviderStates['a call before'] = { operation, body, ...more }
  return ['a call before', params as never] as const
}

/** The token of the session's cookie, or the tokens of several cookies by their names. */
export type Tokens =
  | string
  | { session?: string; signup?: string; reset?: string; passkey?: string; trusted_device?: string }

/** Encodes the personal fields of a request body, as it is sent. */
export const encodeBody = <Id extends OperationId>(id: Id, input: Input<Id>): object =>
  encodePersonal(operationTable[id].personalInput, input) as object

/** Returns the request of an operation: its body as it is sent and its cookies. */
export function calling(id: OperationId, body: object, tokens?: Tokens): PactRequest {
  const requestId = regex('^[0-9]{13}[0-9]{1,8}[MU]001$', '176370000000012345678U001')
  const headers = { [REQUEST_ID_HEADER]: requestId, ...cookieOf(tokens) }
  return ['POST', operationTable[id].path, (request) => request.headers(headers).jsonBody(body)]
}

/** Returns the request of an operation that takes a form; any boundary matches. */
export async function sendingForm(id: OperationId, parts: object): Promise<PactRequest> {
  const encodedForm = new Response(serializeBody(parts))
  // The boundary is replaced, because the boundary in the pact file must be the same in every run.
  const [, boundary = ''] = /boundary=(.+)$/.exec(encodedForm.headers.get('content-type')!)!
  const body = Buffer.from(
    Buffer.from(await encodedForm.arrayBuffer())
      .toString('latin1')
      .replaceAll(boundary, FORM_BOUNDARY),
    'latin1',
  )
  const type = `multipart/form-data; boundary=${FORM_BOUNDARY}`
  // Without these rules the library would treat each part as a nested form.
  const rules = Object.keys(parts).map((name) => ({
    path: `$.${name}`,
    rules: [{ 'pact:matcher:type': 'equality' }],
  }))
  const headers = {
    [REQUEST_ID_HEADER]: regex('^[0-9]{13}[0-9]{1,8}[MU]001$', '176370000000012345678U001'),
    'Content-Type': regex('^multipart/form-data; ?boundary=.+$', type),
  }
  return [
    'POST',
    operationTable[id].path,
    (request) => request.headers(headers).body(type, body).matchingRules({ body: rules }),
  ]
}

/**
 * Returns the answer of a success, with the data that the app uses, and the HttpOnly cookie that the answer sets.
 * Several cookies cannot be matched separately: the pact library matches each of them against the same pattern.
 */
export function successAnswer(data: unknown, cookie?: keyof typeof cookieExamples): Answer {
  const body = { code: 200, data }
  if (cookie === undefined) return [200, (response) => response.jsonBody(body)]
  const set = regex(`^${cookie}=[^;]{16,}(?:;.*)?; ?HttpOnly(?:;.*)?$`, cookieExamples[cookie])
  return [200, (response) => response.headers({ 'Set-Cookie': set }).jsonBody(body)]
}

/** Returns the answer of a success that ends the session: the answer removes the session's cookie. */
export function logoutAnswer(data: unknown): Answer {
  const endedCookie = regex(
    '^session=(?:;.*)?; ?(?:Max-Age=0|Expires=Thu, 01 Jan 1970 00:00:00 GMT)(?:;.*)?$',
    `session=; Max-Age=0; ${attributes}`,
  )
  return [200, (response) => response.headers({ 'Set-Cookie': endedCookie }).jsonBody({ code: 200, data })]
}

const attributes = 'Path=/; HttpOnly; SameSite=Lax'
const cookieExamples = {
  session: `session=Nw4cTq8ZyXk2LrVm7HbPs1JdGf9EaUo5IiQt6XwBvKM; ${attributes}`,
  signup: `signup=Rk3vYp9WxTz5LcNm1HbQs8JdGf2EaUo7IiVt4XwByKM; ${attributes}`,
  reset: `reset=Hm8wLq2ZcXt6TrVb4YkPs9JdGf1EaUo3IiNy7XwBvKM; ${attributes}`,
  passkey: `passkey=Gt5bXn1RzWq8LcVm2HyPs6JdKf4EaUo9IiTy3XwBvKM; ${attributes}`,
}

/** Returns the answer of a refusal. Only the numbers of `data` that the app shows are required. */
export function refusalAnswer(reason: ProblemName, data?: Omit<ProblemData, 'needs'>): Answer {
  const { code, http } = problemCatalogue[reason]
  const numbers =
    data &&
    Object.fromEntries(
      Object.entries(data).map(([name, value]) => [
        name,
        typeof value === 'number' ? integer(value) : string(value),
      ]),
    )
  const body = { code, msg: string(problemNamed(reason, data).message), ...(numbers && { data: numbers }) }
  return [http, (response) => response.jsonBody(body)]
}

/**
 * Creates the app's own client for the pact's server. The cookie is passed as a header, since only a browser would
 * add it by itself.
 */
export function apiOf({ url }: { url: string }, tokens?: Tokens): Api {
  return createApi({
    baseUrl: url,
    isAdmin: () => false,
    now: Date.now,
    random: Math.random,
    navigate: (address) => expect.unreachable(`sent to ${address}`),
    headers: cookieOf(tokens),
    fetch: fetchAndSettle,
  })
}

/** Calls an operation with the app's own client. */
export function call<Id extends OperationId>(
  server: { url: string },
  id: Id,
  input: Input<Id>,
  tokens?: Tokens,
): Promise<unknown> {
  return (apiOf(server, tokens)[id] as (body: Input<Id>) => Promise<unknown>)(input)
}

// Sends a request to the pact's server and waits until it is recorded, because the server records a request only
// after it has answered.
async function fetchAndSettle(request: Request): Promise<Response> {
  const response = await fetch(request)
  await new Promise((later) => setTimeout(later, SETTLE_MS))
  return response
}

/** Expects a call to be refused for a reason, with the numbers that the app shows. */
export async function expectRefusal(
  call: Promise<unknown>,
  reason: ProblemName,
  data: ProblemData = {},
): Promise<void> {
  await expect(call).rejects.toMatchObject({ reason, code: problemCatalogue[reason].code, data })
}

function cookieOf(tokens: Tokens = {}): { Cookie?: string } {
  const cookiePairs = Object.entries(typeof tokens === 'string' ? { session: tokens } : tokens)
  return cookiePairs.length === 0
    ? {}
    : { Cookie: cookiePairs.map(([name, token]) => `${name}=${token}`).join('; ') }
}
