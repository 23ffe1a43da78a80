import { randomUUID } from 'node:crypto'
import type { PhoneOutcome } from '#domain/message/phone-message.machine.ts'
import type { PhoneKind, TemplateState } from './templates.ts'

/** A message to a mobile number: by 알림톡 with the values of its template, or by text message. */
export type PhoneMessage = {
  to: string
  /** The text message, which is also sent if 알림톡 does not arrive. */
  text: string
  talk?: { templateId: string; values: Record<string, string> }
}

/**
 * A service for messages that must not arrive twice. An id (`place`) is reserved and stored before a message is
 * handed over, and the service sends at most one message under this id, however often it is called.
 */
export type PhoneTransport = {
  /** Reserves an id for a message at the service. Throws MessageFailed. */
  begin(): Promise<string>
  /**
   * Hands over a message under a reserved id, unless that has already been done. Resolves to REFUSED if the service
   * has sent nothing under this id and never will. Throws MessageFailed if the call may be repeated.
   */
  handOver(place: string, message: PhoneMessage): Promise<'HANDED' | 'REFUSED'>
  /**
   * Returns the channel by which the message with a reserved id arrived. The service itself replaces 알림톡 by a text
   * message. Throws MessageFailed.
   */
  outcome(place: string): Promise<PhoneOutcome>
  /** Returns the id of the template of a kind; undefined if there is none that can be used. */
  templateOf(kind: PhoneKind): string | undefined
  /**
   * Returns the state that each template had at the service when the server started; undefined for a channel without
   * templates.
   */
  templates?: () => [PhoneKind, TemplateState][]
}

type Taker = {
  sendSms(sms: { to: string; text: string }): Promise<void>
  sendTalk(talk: { to: string; text: string }): Promise<void>
}

/**
 * Creates the channel of the demo: messages are in the outbox as soon as they are handed over; messages with a
 * template are 알림톡.
 */
export function outboxTransport({ sendSms, sendTalk }: Taker): PhoneTransport {
  const outcomeById = new Map<string, PhoneOutcome>()
  return {
    begin: async () => randomUUID(),
    async handOver(place, { to, text, talk }) {
      if (outcomeById.has(place)) return 'HANDED'
      outcomeById.set(place, talk ? 'TALK' : 'SMS')
      await (talk ? sendTalk({ to, text }) : sendSms({ to, text }))
      return 'HANDED'
    },
    async outcome(place) {
      return outcomeById.get(place) ?? 'TALK'
    },
    templateOf: (kind) => `demo-${kind}`,
  }
}

/**
 * Creates the channel of a custom gateway, which supports text messages only. The reserved id is sent as
 * `Idempotency-Key`, by which the gateway recognises a repeated request.
 */
export const gatewayTransport = (
  send: (key: string, sms: { to: string; text: string }) => Promise<void>,
): PhoneTransport => ({
  begin: async () => randomUUID(),
  async handOver(place, { to, text }) {
    await send(place, { to, text })
    return 'HANDED'
  },
  outcome: async () => 'SMS',
  templateOf: () => undefined,
})
