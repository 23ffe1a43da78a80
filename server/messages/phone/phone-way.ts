import { randomUUID } from 'node:crypto'
import type { PhoneKind, TemplateState } from './templates.ts'

/** A message to a mobile number: by 알림톡 with the values of its template, or by text message. */
export type PhoneMessage = {
  to: string
  /** The text message, which is also sent if 알림톡 does not arrive. */
  text: string
  talk?: { templateId: string; values: Record<string, string> }
}
/**
 * The channel by which a message arrived; `FAILED` if it did not arrive, `WAITING` while the service does not know.
 */
export type PhoneOutcome = 'TALK' | 'SMS' | 'FAILED' | 'WAITING'

/**
 * A service for messages that must not arrive twice. An id (`place`) is reserved and stored before a message is
 * handed over, and the service sends at most one message under this id, however often it is called.
 */
export type PhoneWay = {
  /** Reserves an id for a message at the service. Throws MessageFailed. */
  begin(): Promise<string>
  /**
   * Hands over a message under a reserved id, unless that was done before. Resolves to REFUSED if the service has
   * sent nothing under this id and never will. Throws MessageFailed if the call may be repeated.
   */
  handOver(place: string, message: PhoneMessage): Promise<'HANDED' | 'REFUSED'>
  /**
   * Returns the channel by which the message with a reserved id arrived. The service itself replaces 알림톡 by a text
   * message. Throws MessageFailed.
   */
  outcome(place: string): Promise<PhoneOutcome>
  /** The id of the template of a kind; undefined if there is none that can be used. */
  templateOf(kind: PhoneKind): string | undefined
  /**
   * Returns the state of each template at the service when the server started; missing if the service was not asked
   * for its templates.
   */
  templates?: () => [PhoneKind, TemplateState][]
}

type Taker = {
  sendSms(sms: { to: string; text: string }): Promise<void>
  sendTalk(talk: { to: string; text: string }): Promise<void>
}

/**
 * The channel of the demo: messages are in its outbox as soon as they are handed over, those with a template as 알림톡.
 */
export function outboxWay({ sendSms, sendTalk }: Taker): PhoneWay {
  const taken = new Map<string, PhoneOutcome>()
  return {
    begin: async () => randomUUID(),
    async handOver(place, { to, text, talk }) {
      if (taken.has(place)) return 'HANDED'
      taken.set(place, talk ? 'TALK' : 'SMS')
      await (talk ? sendTalk({ to, text }) : sendSms({ to, text }))
      return 'HANDED'
    },
    async outcome(place) {
      return taken.get(place) ?? 'TALK'
    },
    templateOf: (kind) => `demo-${kind}`,
  }
}

/**
 * The channel of a custom gateway, which supports text messages only. The reserved id is sent as `Idempotency-Key`,
 * by which the gateway recognises a repeated request.
 */
export const gatewayWay = (
  send: (key: string, sms: { to: string; text: string }) => Promise<void>,
): PhoneWay => ({
  begin: async () => randomUUID(),
  async handOver(place, { to, text }) {
    await send(place, { to, text })
    return 'HANDED'
  },
  outcome: async () => 'SMS',
  templateOf: () => undefined,
})
