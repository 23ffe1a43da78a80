import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OperationId } from '#contract/operation.ts'
import { LONGEST_HREF } from '#server/http/pages/pages.ts'
import { readInteractions } from '#src/api/pact/pact-file.ts'
import { mockOf } from '../../scripts/mock.ts'

type Json = Record<string, unknown>
type Content = { code: number; msg: string; data: unknown }
/** What becomes of the right answer of an operation, by its data. */
type Changes = { [Id in OperationId]?: (data: Json) => Json | Content }

export type WrongBackend = {
  origin: string
  /** From now on it answers these operations so, and all others as the contract has it. */
  answer: (changes: Changes) => void
  stop: () => Promise<void>
}

const refusal = (content: object): content is Content => 'code' in content

/** A member whose password was checked. */
export const member = (data: Json): Json => ({ ...data, loginYn: 'Y', passwordCheckYn: 'Y' })

/** A refusal with this code. */
export const refused = (code: number) => (): Content => ({ code, msg: '', data: null })

/**
 * Another server behind the same app: a portal's pages, and the contract's operations answered with the examples of the
 * pacts, some of them changed. Everybody who calls with a cookie is a member whose password was checked.
 */
export async function startWrongBackend(portal: string): Promise<WrongBackend> {
  let changes: Changes = {}
  const mock = mockOf(readInteractions(), (id, content) => {
    const change = changes[id]
    if (!change || content.code !== 200) return content
    const made = change(content.data as Json)
    return refusal(made) ? made : { ...content, data: made }
  })
  const server = createServer((asked, answered) =>
    asked.url!.startsWith('/api/') ? mock(asked, answered) : passOn(portal, asked, answered),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const answer: WrongBackend['answer'] = (wanted) => (changes = { getUnauthSessionInfo: member, ...wanted })
  answer({})
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    answer,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

function passOn(portal: string, asked: IncomingMessage, answered: ServerResponse): void {
  const headers = { ...asked.headers, host: new URL(portal).host }
  const address = new URL(asked.url!, portal)
  // A page that the portal rendered would have the portal's own answers: at a long address it sends the app alone.
  if (asked.headers.accept?.includes('text/html')) address.searchParams.set('long', 'x'.repeat(LONGEST_HREF))
  asked.pipe(
    request(address, { method: asked.method, headers }, (found) => {
      answered.writeHead(found.statusCode!, found.headers)
      found.pipe(answered)
    }),
  )
}
