import type { Clock } from '#domain/clock.ts'
import type { Config } from '#server/config.ts'
import { gateway } from './gateway.ts'
import type { Messages } from './messages.ts'
import { smsText } from './sms-alphabet.ts'
import { smtp } from './smtp.ts'
import { solapi } from './solapi.ts'

/** The ways out that the configuration names: each kind of message has one. */
export function messagesOf({ mailBy, smsBy }: Pick<Config, 'mailBy' | 'smsBy'>, clock: Clock): Messages {
  if (!mailBy || !smsBy)
    throw new Error('Outside demo mode there must be a way for mail and one for text messages.')
  const { sendMail } = mailBy.smtp ? smtp(mailBy.smtp) : gateway(mailBy.gateway)
  const { sendSms } = smsBy.solapi ? solapi(smsBy.solapi, { clock }) : gateway(smsBy.gateway)
  return { sendMail, sendSms: ({ to, text }) => sendSms({ to, text: smsText(text) }) }
}
