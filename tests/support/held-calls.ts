import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperationId } from '#contract/operation.ts'

/** A browser's call that has arrived at the server and waits for what is to become of it. */
export type HeldCall = {
  operation: OperationId
  /** What it brings. */
  input: () => Record<string, unknown>
  /** Lets the server answer and gives what it said. */
  answer: () => Promise<{ status: number; body: string }>
  /** Cuts the line, and each attempt of the browser to send the call again, until `mend`. */
  cut: () => void
}

export type HeldCalls = {
  /** The call that waits, or the next one to arrive. */
  next: () => Promise<HeldCall>
  /** The operations of the calls that wait. */
  waiting: () => OperationId[]
  mend: () => void
  /** Cuts whatever still waits and begins anew. */
  giveUp: () => void
}

const PATIENCE_MS = 10_000

/**
 * Keeps a browser's calls of some operations at the server's door, so that a test sees the screen that waits and changes
 * the world under it. Calls without an Origin, which no browser makes, pass. To be used before the server is ready.
 */
export function holdCalls(app: FastifyInstance, operations: readonly OperationId[]): HeldCalls {
  const held: HeldCall[] = []
  const takers: ((call: HeldCall) => void)[] = []
  const answers = new WeakMap<FastifyRequest, (body: string) => void>()
  let isCut = false

  app.addHook('preHandler', async (request, reply) => {
    const { operationId: operation } = request.routeOptions.config
    if (operation === undefined || !operations.includes(operation) || request.headers.origin === undefined) return
    const ending = isCut ? 'cut' : await new Promise<'answer' | 'cut'>((end) => {
      const call: HeldCall = {
        operation,
        input: () => request.body as Record<string, unknown>,
        answer: () =>
          new Promise((answered) => {
            answers.set(request, (body) => answered({ status: reply.statusCode, body }))
            end('answer')
          }),
        cut: () => {
          isCut = true
          end('cut')
        },
      }
      const taker = takers.shift()
      if (taker) taker(call)
      else held.push(call)
    })
    if (ending === 'answer') return
    reply.hijack()
    request.raw.socket.destroy()
  })
  app.addHook('onSend', async (request, _, payload) => {
    answers.get(request)?.(String(payload))
    return payload
  })

  return {
    next: () =>
      new Promise((taken, failed) => {
        const call = held.shift()
        if (call) return taken(call)
        const taker = (arrived: HeldCall) => {
          clearTimeout(late)
          taken(arrived)
        }
        const late = setTimeout(() => {
          takers.splice(takers.indexOf(taker), 1)
          failed(new Error('No call arrived.'))
        }, PATIENCE_MS)
        takers.push(taker)
      }),
    waiting: () => held.map(({ operation }) => operation),
    mend: () => void (isCut = false),
    giveUp() {
      for (const call of held.splice(0)) call.cut()
      isCut = false
    },
  }
}
