import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { brandOfNames } from '#server/brand/brand.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import type { AnswerCall } from '#server/http/pages/page-renderer.ts'
import { createPages, MAX_HREF_LENGTH } from '#server/http/pages/pages.ts'
import { readInteractions } from '#src/api/pact/pact-file.ts'
import { mockOf } from '../../scripts/mock.ts'
import { callsTo, RENDERING } from './mock-calls.ts'

type Json = Record<string, unknown>
type Content = { code: number; msg: string; data: unknown }
/** Changes of correct answers, by operation: each function takes the data of the correct answer. */
type Changes = { [Id in OperationId]?: (data: Json) => Json | Content }

export type WrongBackend = {
  origin: string
  /** Answers these operations as given from now on, and all others as the contract defines. */
  answer: (changes: Changes) => void
  /** Leaves these operations without an answer from now on, until `hold` is called with other operations. */
  hold: (...ids: OperationId[]) => void
  /** The operations that browsers have called since the last call of `asked`. */
  asked: () => OperationId[]
  stop: () => Promise<void>
}

const isRefusal = (content: object): content is Content => 'code' in content

/** Changes the data of a session to those of a member with a checked password. */
export const member = (data: Json): Json => ({ ...data, loginYn: 'Y', passwordCheckYn: 'Y' })

/** Returns a refusal with this code. */
export const refusalWith = (code: number) => (): Content => ({ code, msg: '', data: null })

/**
 * Starts another server for the same app. It serves a portal's pages, and answers the contract's operations with the
 * examples of the pacts, some of them changed. Every caller with a cookie is a member whose password was checked.
 * With `isRendering` the server renders pages with the build and its own answers; otherwise it sends only the app.
 */
export async function startWrongBackend(portal: string, isRendering = false): Promise<WrongBackend> {
  let changes: Changes = {}
  let held: OperationId[] = []
  const calledOperations: OperationId[] = []
  let release = () => {}
  let released = Promise.resolve()
  const idOf = new Map(
    Object.entries(operationTable).map(([id, { path }]) => [path as string, id as OperationId]),
  )
  const mock = mockOf(readInteractions(), (id, content) => {
    const change = changes[id]
    if (!change || content.code !== 200) return content
    const changedContent = change(content.data as Json)
    return isRefusal(changedContent) ? changedContent : { ...content, data: changedContent }
  })
  const callOwnServer: AnswerCall = (id, input) => callsTo(origin())(id, input)
  const pages = isRendering
    ? createPages({
        clientDir: 'dist/client',
        answerCall: callOwnServer,
        brand: () => brandOfNames(demoBrand),
      })
    : undefined
  const server = createServer(async (request, answered) => {
    const id = idOf.get(request.url!)
    if (id) {
      if (request.headers.accept !== RENDERING) calledOperations.push(id)
      if (held.includes(id)) await released
      return mock(request, answered)
    }
    if (!pages || !request.headers.accept?.includes('text/html'))
      return forwardCall(portal, request, answered)
    const { pathname: path } = new URL(request.url!, origin())
    const page = await pages.render({
      path,
      href: request.url!,
      origin: origin(),
      answerOwnCall: callOwnServer,
    })
    if ('redirect' in page) return answered.writeHead(302, { Location: page.redirect }).end()
    answered.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page.html)
  })
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const answer: WrongBackend['answer'] = (wanted) => (changes = { getUnauthSessionInfo: member, ...wanted })
  answer({})
  return {
    origin: origin(),
    answer,
    hold: (...ids) => {
      release()
      held = ids
      released = new Promise((done) => (release = done))
    },
    asked: () => calledOperations.splice(0),
    stop: async () => {
      release()
      await pages?.stop()
      await new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      })
    },
  }
}

function forwardCall(portal: string, asked: IncomingMessage, answered: ServerResponse): void {
  const headers = { ...asked.headers, host: new URL(portal).host }
  const address = new URL(asked.url!, portal)
  // A page rendered by the portal would contain the portal's answers. For a very long address the portal sends only
  // the app.
  if (asked.headers.accept?.includes('text/html'))
    address.searchParams.set('long', 'x'.repeat(MAX_HREF_LENGTH))
  asked.pipe(
    request(address, { method: asked.method, headers }, (found) => {
      answered.writeHead(found.statusCode!, found.headers)
      found.pipe(answered)
    }),
  )
}
