import type { FastifyInstance } from 'fastify'
import type { Clock } from '#domain/clock.ts'
import type { Config } from '#server/config.ts'
import { postToGateway } from '#server/messages/gateway.ts'
import type { Outbox } from '#server/messages/outbox.ts'
import type { Log } from '#server/observability/log.ts'
import { checkTemplates } from './check-templates.ts'
import { gatewayTransport, outboxTransport, type PhoneTransport } from './phone-transport.ts'
import { solapiPhone } from './solapi-phone.ts'

/**
 * Creates the channel for messages to phones: the demo's outbox, SOLAPI or a custom gateway. The registered templates
 * are checked when the server starts; the server also starts if that check gets no answer. Throws if there is no
 * channel.
 */
export function beginPhoneTransport(
  app: Pick<FastifyInstance, 'addHook'>,
  {
    config: { smsBy, talk },
    clock,
    log,
    outbox,
    service,
  }: {
    config: Pick<Config, 'smsBy' | 'talk'>
    clock: Clock
    log: Log
    outbox?: Pick<Outbox, 'sendSms' | 'sendTalk'> | undefined
    /** Replaces SOLAPI, for tests. */
    service?: string
  },
): PhoneTransport {
  if (outbox) return outboxTransport(outbox)
  if (!smsBy) throw new Error('Outside demo mode there must be a service for text messages.')
  if (smsBy.gateway) {
    const by = smsBy.gateway
    return gatewayTransport((key, sms) => postToGateway(by, sms, { 'Idempotency-Key': key }))
  }
  const at = { clock, ...(service !== undefined && { service }) }
  if (!talk) return solapiPhone(smsBy.solapi, at)
  const templateCheck = checkTemplates({ ...smsBy.solapi, talk }, { ...at, log })
  app.addHook('onReady', templateCheck.run)
  return {
    ...solapiPhone({ ...smsBy.solapi, talk }, { ...at, isUsable: templateCheck.isUsable }),
    templates: templateCheck.states,
  }
}
