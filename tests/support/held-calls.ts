import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperationId } from '#contract/operation.ts'

/** A browser's call that has arrived at the server and waits for the test's decision. */
export type HeldCall = {
  operation: OperationId
  /** Its input. */
  input: () => Record<string, unknown>
  /** Releases the call and returns the server's answer. */
  answer: () => Promise<{ status: number; body: string }>
  /** Cuts the connection of the call, and of each repetition by the browser, until `mend` is called. */
  cut: () => void
}

export type HeldCalls = {
  /** Holds only the calls of these operations from now on; of the `shared` operations, only the expected calls. */
  hold: (operations: readonly OperationId[], shared?: readonly OperationId[]) => void
  /** Holds the next call of a shared operation. */
  expect: (operation: OperationId) => void
  /** Returns the held call, or waits for the next call to arrive. */
  next: () => Promise<HeldCall>
  /** The operations of the calls that wait. */
  waiting: () => OperationId[]
  mend: () => void
  /** Aborts all held calls, and holds no further ones. */
  giveUp: () => void
}

const PATIENCE_MS = 10_000
/** A header that marks the calls of a second browser. These calls are not held. */
export const alongsideHeader = 'x-alongside'

/**
 * Holds a browser's calls of some operations before the server handles them, so that a test sees the screen during a
 * call and can change the data meanwhile. The calls of a second browser are not held, nor are calls without an Origin
 * header, which browsers never make. Operations that screens also call without a machine are `shared`. Must be called
 * before the server is ready.
 */
export function holdCalls(app: FastifyInstance): HeldCalls {
  let operations: readonly OperationId[] = []
  let shared: readonly OperationId[] = []
  const held: HeldCall[] = []
  const takers: ((call: HeldCall) => void)[] = []
  const answers = new WeakMap<FastifyRequest, (body: string) => void>()
  const cut = new Set<OperationId>()
  const expected = new Set<OperationId>()

  app.addHook('preHandler', async (request, reply) => {
    const { operationId: operation } = request.routeOptions.config
    if (
      operation === undefined ||
      !operations.includes(operation) ||
      request.headers.origin === undefined ||
      alongsideHeader in request.headers
    )
      return
    if (shared.includes(operation) && !cut.has(operation) && !expected.delete(operation)) return
    const ending = cut.has(operation)
      ? 'cut'
      : await new Promise<'answer' | 'cut'>((end) => {
          const call: HeldCall = {
            operation,
            input: () => request.body as Record<string, unknown>,
            answer: () =>
              new Promise((answered) => {
                answers.set(request, (body) => answered({ status: reply.statusCode, body }))
                end('answer')
              }),
            cut: () => {
              cut.add(operation)
              end('cut')
            },
          }
          const nextTaker = takers.shift()
          if (nextTaker) nextTaker(call)
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
    hold(held, sharing = []) {
      operations = held
      shared = sharing
    },
    next: () =>
      new Promise((taken, failed) => {
        const call = held.shift()
        if (call) return taken(call)
        const nextTaker = (arrived: HeldCall) => {
          clearTimeout(answerTimeout)
          taken(arrived)
        }
        const answerTimeout = setTimeout(() => {
          takers.splice(takers.indexOf(nextTaker), 1)
          failed(new Error('No call arrived.'))
        }, PATIENCE_MS)
        takers.push(nextTaker)
      }),
    waiting: () => held.map(({ operation }) => operation),
    expect: (operation) => void expected.add(operation),
    mend: () => cut.clear(),
    giveUp() {
      operations = []
      shared = []
      for (const call of held.splice(0)) call.cut()
      cut.clear()
      expected.clear()
    },
  }
}
