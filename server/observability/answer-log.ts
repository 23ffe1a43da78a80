import type { FastifyInstance } from 'fastify'
import { addressGroup } from '#server/security/address-group.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import type { Metrics } from './metrics.ts'
import { pseudonymOf } from './pseudonym.ts'

/**
 * Logs every answer with its operation and outcome, and counts operations. For a refused call it logs pseudonyms of
 * member and address, so that refusals can be counted without revealing them.
 */
export function logAnswers(
  app: FastifyInstance,
  { metrics, keyedHash }: { metrics: Pick<Metrics, 'observe'>; keyedHash: KeyedHash },
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { operationId } = request.routeOptions.config
    const code = request.answeredCode ?? reply.statusCode
    if (operationId) metrics.observe(operationId, code, reply.elapsedTime)
    const routeLabel = operationId
      ? { operation: operationId }
      : { route: request.routeOptions.url ?? 'page' }
    const refusalFields = request.refusal && {
      reason: request.refusal,
      from: pseudonymOf(keyedHash, addressGroup(request.ip)),
      ...(request.memberId && { member: pseudonymOf(keyedHash, request.memberId) }),
    }
    request.log.info({ ...routeLabel, code, ms: Math.round(reply.elapsedTime), ...refusalFields }, 'answered')
  })
}
