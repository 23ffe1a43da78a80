import type { Clock } from '#domain/clock.ts'
import type { Config } from '#server/config.ts'
import { isOfThisMachine } from '#server/settings.ts'
import { messagesThrough } from './gateway.ts'
import type { Messages } from './messages.ts'
import { smsText } from './sms-alphabet.ts'
import { smtpMails } from './smtp.ts'
import { solapi } from './solapi.ts'

type MessageWays = Pick<Config, 'mailBy' | 'smsBy'>
const toAlphabet =
  (sendSms: Messages['sendSms']): Messages['sendSms'] =>
  ({ to, text }) =>
    sendSms({ to, text: smsText(text) })

/**
 * Returns the configured services for mails and text messages; in a demo, the demo's outbox. Throws if a service is
 * missing.
 */
export function messagesOf({ mailBy, smsBy }: MessageWays, clock: Clock, outbox?: Messages): Messages {
  if (outbox) return demoMessages(outbox, { smsBy })
  if (!mailBy || !smsBy)
    throw new Error('Outside demo mode there must be a way for mail and one for text messages.')
  const { sendMail } = mailBy.smtp ? smtpMails(mailBy.smtp) : messagesThrough(mailBy.gateway)
  const { sendSms } = smsBy.solapi ? solapi(smsBy.solapi, { clock }) : messagesThrough(smsBy.gateway)
  return { sendMail, sendSms: toAlphabet(sendSms) }
}

/**
 * Sends to the outbox of the demo. A local gateway for text messages is called first, so that tests can make it
 * unavailable; accepted messages go to the outbox. A demo uses no other service and sends nothing.
 */
export function demoMessages(outbox: Messages, { smsBy }: Pick<MessageWays, 'smsBy'>): Messages {
  if (!smsBy?.gateway || !isOfThisMachine(smsBy.gateway.url)) return outbox
  const { sendSms } = messagesThrough(smsBy.gateway)
  return {
    ...outbox,
    sendSms: toAlphabet(async (sms) => {
      await sendSms(sms)
      await outbox.sendSms(sms)
    }),
  }
}
