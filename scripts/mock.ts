import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { type Interaction, operationOf, readInteractions } from '#src/api/pact/pact-file.ts'
import { answerOf, needsEarlierCall } from './contract-examples.ts'
import { rememberingMock } from './mock/remembering.ts'

const SUCCESS = 200
const DEFAULT_PORT = 3001
/** The address at which `npm start` serves the demo, whose answers the remembering mock uses. */
const DEMO_SERVER = 'http://localhost:3000'
const cookie = 'session=mock; Path=/; HttpOnly; SameSite=Lax'
const noCookie = 'session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'
// `loginYn` does not show which calls set the cookie: `logIn` sets it already before the second factor.
const cookiesOf: Partial<Record<OperationId, string>> = { logIn: cookie, logOut: noCookie }

type Json = Record<string, unknown>
type Content = { code: number; msg: string; data: unknown }

/**
 * Answers every operation with an example of the pacts, completed by openapi.yaml, without a database or state. The
 * header `Prefer: code=2001` requests the problem with that code; otherwise the answer is the success whose cookie
 * and body are most similar to the request. Takes the interactions to choose from, and a function that changes an
 * answer before it is returned.
 */
export function mockOf(
  interactions: Interaction[],
  changed: (id: OperationId, content: Content) => Content = (_, content) => content,
): RequestListener {
  return async (request, response) => {
    const body = await readBody(request)
    const id = idOfPath(request.url)
    const { status, content: example } = id === undefined ? problemAnswer(404) : answer(id, request, body)
    const content = id === undefined ? example : changed(id, example)
    const setCookie = id !== undefined && content.code === SUCCESS ? cookiesOf[id] : undefined
    response.writeHead(status, {
      'Content-Type': 'application/json',
      ...(setCookie && { 'Set-Cookie': setCookie }),
    })
    response.end(JSON.stringify(content))
  }

  function answer(id: OperationId, request: IncomingMessage, body: unknown) {
    const code = preferredCode(request)
    // A mock without memory has no example for an interaction that depends on an earlier call.
    const own = interactions.filter(
      (interaction) => operationOf(interaction) === id && !needsEarlierCall(interaction),
    )
    const [best] = own
      .filter(({ response }) => response.body.content.code === code)
      .toSorted((one, other) => similarity(other, request, body) - similarity(one, request, body))
    if (!best) return problemAnswer(code)
    const content = answerOf(best)
    return {
      status: best.response.status,
      content: code === SUCCESS ? matchingRequest(content, body) : content,
    }
  }
}

/** Adapts an example to the request: the page repeats the filter of the request, and its rows match the filter. */
function matchingRequest(content: Content, body: unknown): Content {
  const { data } = content
  if (!isObject(data) || !Array.isArray(data.list) || !('nextCursor' in data) || !isObject(body))
    return content
  const filter = Object.entries(body).filter(([name]) => name !== 'cursor')
  const list = (data.list as Json[]).filter((row) =>
    filter.every(([name, wanted]) => !(name in row) || row[name] === wanted),
  )
  const appliedFilter = Object.fromEntries(filter.filter(([name]) => name in data))
  const page = list.length === data.list.length ? {} : { list, total: list.length, nextCursor: null }
  return { ...content, data: { ...data, ...appliedFilter, ...page } }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

function similarity(interaction: Interaction, request: IncomingMessage, body: unknown): number {
  const hasCookie = 'Cookie' in interaction.request.headers
  const sameCookie = hasCookie === (request.headers.cookie?.includes('session=') ?? false)
  return (sameCookie ? 2 : 0) + (isDeepStrictEqual(interaction.request.body.content, body) ? 1 : 0)
}

function problemAnswer(wanted: number) {
  const knownProblem = Object.values(problemCatalogue).find(({ code }) => code === wanted)
  const { http, code, msg } = knownProblem ?? problemCatalogue['server.failed']
  return { status: http, content: { code, msg, data: null } }
}

function idOfPath(url: string | undefined): OperationId | undefined {
  const ids = Object.keys(operationTable) as OperationId[]
  return ids.find((id) => operationTable[id].path === url)
}

function preferredCode({ headers }: IncomingMessage): number {
  const [, code] = /\bcode=(\d+)/.exec(String(headers.prefer)) ?? []
  return code === undefined ? SUCCESS : Number(code)
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  try {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.env.PORT ?? DEFAULT_PORT)
  const forwardOrigin = process.argv.includes('--remember')
    ? (process.env.SERVER_ORIGIN ?? DEMO_SERVER)
    : undefined
  const document = () => readFileSync('dist/client/index.html', 'utf8')
  const listener =
    forwardOrigin === undefined ? mockOf(readInteractions()) : rememberingMock(forwardOrigin, document)
  createServer(listener).listen(port, '127.0.0.1', () => {
    console.log(
      forwardOrigin === undefined
        ? `The contract is served from its pacts on http://127.0.0.1:${port}`
        : `${forwardOrigin} is served on http://localhost:${port}; http://localhost:${port}/mock makes calls fail.`,
    )
  })
}
