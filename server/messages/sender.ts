import type { CurrentBrand } from '#server/brand/brand.ts'
import { type Operator, signatureOf } from '#server/operator.ts'
import type { Mail, Messages } from './messages.ts'
import { nameBrand } from './texts.ts'

/** The sender of messages: the brand that the messages name, and the business in their signature. */
export type Sender = {
  /** Returns a mail with the name of the brand at the time when the mail is queued. */
  named(mail: Mail): Mail
  /** The end of every mail: the business that sends the mail. */
  readonly signature: string
}

/** Creates the sender of a portal's messages. */
export const senderOf = (operator: Operator, brand: CurrentBrand): Sender => ({
  named: (mail) => ({
    ...mail,
    subject: nameBrand(mail.subject, brand()),
    text: nameBrand(mail.text, brand()),
    ...(brand().senderName !== null && { senderName: brand().senderName! }),
  }),
  get signature() {
    const { supportHours, legalFooter } = brand()
    return [signatureOf(operator), supportHours, legalFooter].filter((line) => line !== null).join('\n')
  },
})

/** Wraps the transports so that every text message contains the current name of the brand. */
export const brandedMessages = (messages: Messages, brand: CurrentBrand): Messages => ({
  ...messages,
  sendSms: ({ to, text }) => messages.sendSms({ to, text: nameBrand(text, brand()) }),
})
