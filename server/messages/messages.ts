export type Sms = { to: string; text: string }
/**
 * `toIsForgotten`: the receiver has left, or no longer has this address, so the address is removed with the delivery.
 * `goodForSeconds`: the validity of the content in seconds after the mail is queued; an expired mail is not sent.
 */
export type Mail = {
  to: string
  subject: string
  text: string
  /** The name of the sender; without it the name in the settings is used. */
  senderName?: string
  toIsForgotten?: true
  goodForSeconds?: number
}

/**
 * The channels through which the portal reaches a person outside the browser. A call resolves when the message was
 * accepted.
 */
export type Messages = {
  sendSms(sms: Sms): Promise<void>
  sendMail(mail: Mail): Promise<void>
  /** Removes messages to these mail addresses and phone numbers, if messages are stored at all. */
  forget?(addresses: readonly string[]): Promise<void>
}

/**
 * Thrown if a message could not be delivered; the error contains neither the content nor the receiver of the message.
 * `refused` means that another attempt would fail as well.
 */
export class MessageFailed extends Error {
  override name = 'MessageFailed'

  constructor(
    message: string,
    readonly refused = false,
  ) {
    super(message)
  }
}
