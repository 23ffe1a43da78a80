import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Hangs up on a request whose body is not there in time, but for those that may take longer, such as uploads over a slow
 * line. Node's own limit is one for all.
 */
export function giveUpSlowRequests(
  app: FastifyInstance,
  { withinMs, mayTakeLonger }: { withinMs: number; mayTakeLonger: (request: FastifyRequest) => boolean },
): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('onRequest', async (request) => {
    if (mayTakeLonger(request)) return
    timers.set(request, setTimeout(() => request.raw.socket.destroy(), withinMs).unref())
  })
  app.addHook('preValidation', stop)
  app.addHook('onResponse', stop)
}
