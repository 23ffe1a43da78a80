import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { KIB } from '#domain/bytes.ts'
import { SECOND_MS } from '#domain/durations.ts'

const WINDOW_MS = 10 * SECOND_MS
/** 32 kbit/s: the slowest accepted connection for the upload of a photo. */
const MIN_BYTES = (4 * KIB * WINDOW_MS) / SECOND_MS

/**
 * Closes a connection that sends less than 4 KiB a second over ten seconds. Returns a function that ends the
 * check.
 */
export function abortSlowUpload({ socket }: IncomingMessage): () => void {
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - before < MIN_BYTES) socket.destroy()
    before = socket.bytesRead
  }, WINDOW_MS).unref()
  return () => clearInterval(timer)
}

/**
 * The delay before the connection is closed. Together with the ten seconds that an upload waits for its slot, the
 * delay is shorter than the fifteen seconds after which a silent connection is closed.
 */
const CLOSE_DELAY_MS = 4 * SECOND_MS

/**
 * Closes the connection of a request that was answered before its body was complete, such as a refused request, if
 * the body is still incomplete four seconds later. Otherwise an unread upload could occupy the connection for
 * minutes. During the four seconds the sender can read the answer.
 */
export function cutUnreadRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete === false) setTimeout(() => raw.complete || raw.socket.destroy(), CLOSE_DELAY_MS).unref()
  })
}

/**
 * Closes the connection of a request whose body is not complete in time, except for requests that may take longer,
 * such as uploads. Node's own time limit cannot differ between requests.
 */
export function giveUpSlowRequests(
  app: FastifyInstance,
  { withinMs, mayTakeLonger }: { withinMs: number; mayTakeLonger: (request: FastifyRequest) => boolean },
): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const clearTimer = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('onRequest', async (request) => {
    if (mayTakeLonger(request)) return
    timers.set(request, setTimeout(() => request.raw.socket.destroy(), withinMs).unref())
  })
  app.addHook('preValidation', clearTimer)
  app.addHook('onResponse', clearTimer)
}
