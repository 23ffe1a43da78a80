import type { Metrics } from '#server/observability/metrics.ts'
import { MessageFailed, type Messages } from './messages.ts'

/** Messages of which each text message is counted by what came of it: sent, refused by its receiver's side, or failed. */
export function countedMessages(messages: Messages, metrics: Pick<Metrics, 'textMessage'>): Messages {
  return {
    ...messages,
    async sendSms(sms) {
      try {
        await messages.sendSms(sms)
        metrics.textMessage('sent')
      } catch (error) {
        metrics.textMessage(error instanceof MessageFailed && error.refused ? 'refused' : 'failed')
        throw error
      }
    },
  }
}
