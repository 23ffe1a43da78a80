import type { Metrics } from '#server/observability/metrics.ts'
import { MessageFailed, type Messages } from './messages.ts'

/**
 * Counts messages by outcome: `sent`, `refused` if another attempt would fail as well, else `failed`. `probeSms`
 * rejects if the latest text message could not be delivered to the service; the services have no other check.
 */
export function countedMessages(
  messages: Messages,
  metrics: Pick<Metrics, 'messageEnded'>,
): Messages & { probeSms: () => Promise<void> } {
  let isSmsAway = false

  async function countMessage(kind: 'sms' | 'mail', send: Promise<void>): Promise<void> {
    try {
      await send
    } catch (error) {
      const isRefused = error instanceof MessageFailed && error.refused
      metrics.messageEnded(kind, isRefused ? 'refused' : 'failed')
      if (kind === 'sms') isSmsAway = !isRefused
      throw error
    }
    metrics.messageEnded(kind, 'sent')
    if (kind === 'sms') isSmsAway = false
  }

  return {
    ...messages,
    sendSms: (sms) => countMessage('sms', messages.sendSms(sms)),
    sendMail: (mail) => countMessage('mail', messages.sendMail(mail)),
    async probeSms() {
      if (isSmsAway) throw new Error('The latest text message could not be handed over.')
    },
  }
}
