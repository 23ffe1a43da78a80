import {
  request as askInPlain,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { request as askInTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The header by which the relay knows an interaction; the server behind it never sees it. */
export const INTERACTION_HEADER = 'x-pact-interaction'
const BAD_GATEWAY = 502

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

export type RelayOptions = {
  /** Where the server answers. */
  url: string
  /** How long the whole of an answer may take, in milliseconds. */
  answerMs: number
  /** Called for every interaction that was sent on: without a reason where it was answered, whatever the answer. */
  onAnswer: (interaction: string, unanswered?: string) => void
  /** Why nothing is sent on any more, where that is so. */
  isOver: () => boolean
}

/**
 * A proxy between the verifier and a server that answers in any case: the verifier's own proxy ends the process where a server is
 * down or cuts a connection. What was not answered, or not to its end within the limit, is answered with 502. Returns its address
 * and a function that stops it.
 */
export async function startRelay(options: RelayOptions) {
  const relay = createServer((asked, answered) => void relayed(options, asked, answered))
  await new Promise<void>((listening) => relay.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    stop() {
      relay.close()
      relay.closeAllConnections()
    },
  }
}

async function relayed(
  { url, answerMs, onAnswer, isOver }: RelayOptions,
  asked: IncomingMessage,
  answered: ServerResponse,
): Promise<void> {
  const { [INTERACTION_HEADER]: interaction = '', ...headers } = asked.headers
  const tell = (unanswered?: string) => onAnswer(String(interaction), unanswered)
  try {
    const body = await buffer(asked)
    if (isOver()) throw new Error('The server was given up.')
    const target = new URL(asked.url ?? '/', url)
    const init = { method: asked.method, headers: { ...headers, host: target.host } }
    const { status, headers: own, body: content } = await answerOf(target, init, body, answerMs)
    tell()
    answered.writeHead(status, own).end(content)
  } catch (error) {
    const reason = reasonOf(error)
    tell(reason)
    answered.writeHead(BAD_GATEWAY, { 'Content-Type': 'text/plain' }).end(reason)
  }
}

function answerOf(
  target: URL,
  init: { method: string | undefined; headers: OutgoingHttpHeaders },
  body: Buffer,
  answerMs: number,
): Promise<Answer> {
  const signal = AbortSignal.timeout(answerMs)
  const ask = target.protocol === 'https:' ? askInTls : askInPlain
  return new Promise((answered, failed) => {
    const request = ask(target, { ...init, signal, agent: false }, (response) => {
      buffer(response).then(
        (content) => {
          const { 'transfer-encoding': _, ...headers } = response.headers
          answered({ status: response.statusCode!, headers, body: content })
        },
        (error: Error) => failed(error.name === 'AbortError' ? error : new Error('it broke off its answer')),
      )
    })
    request.on('error', failed)
    request.end(body)
  })
}

/** Why there is no answer, in a few words. */
export function reasonOf(error: unknown): string {
  const { name, message, code } = error as NodeJS.ErrnoException
  if (name === 'AbortError' || name === 'TimeoutError') return 'it did not answer in time'
  if (code === 'ECONNREFUSED') return 'nothing listens there'
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'it cut the connection'
  return message
}
