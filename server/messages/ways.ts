import type { Clock } from '#domain/clock.ts'
import type { Config } from '#server/config.ts'
import { isOfThisMachine } from '#server/settings.ts'
import { gateway } from './gateway.ts'
import type { Messages } from './messages.ts'
import { smsText } from './sms-alphabet.ts'
import { smtp } from './smtp.ts'
import { solapi } from './solapi.ts'

type Ways = Pick<Config, 'mailBy' | 'smsBy'>
const toAlphabet =
  (sendSms: Messages['sendSms']): Messages['sendSms'] =>
  ({ to, text }) =>
    sendSms({ to, text: smsText(text) })

/** The ways out that the configuration names: each kind of message has one; a demo has its outbox. Throws where one is missing. */
export function messagesOf({ mailBy, smsBy }: Ways, clock: Clock, outbox?: Messages): Messages {
  if (outbox) return demoMessages(outbox, { smsBy })
  if (!mailBy || !smsBy)
    throw new Error('Outside demo mode there must be a way for mail and one for text messages.')
  const { sendMail } = mailBy.smtp ? smtp(mailBy.smtp) : gateway(mailBy.gateway)
  const { sendSms } = smsBy.solapi ? solapi(smsBy.solapi, { clock }) : gateway(smsBy.gateway)
  return { sendMail, sendSms: toAlphabet(sendSms) }
}

/**
 * The outbox of the demo. A gateway for text messages on this machine is asked first, so that they can be away; what it takes is in
 * the outbox. Any other way is left alone: a demo writes to no one.
 */
export function demoMessages(outbox: Messages, { smsBy }: Pick<Ways, 'smsBy'>): Messages {
  if (!smsBy?.gateway || !isOfThisMachine(smsBy.gateway.url)) return outbox
  const { sendSms } = gateway(smsBy.gateway)
  return {
    ...outbox,
    sendSms: toAlphabet(async (sms) => {
      await sendSms(sms)
      await outbox.sendSms(sms)
    }),
  }
}
