export type Sms = { to: string; text: string }
/**
 * `toIsForgotten`: the receiver has left, or has given up this address, so that the address is removed with the delivery.
 * `goodForSeconds`: how long its content is valid after the message is queued; later it is not sent any more.
 */
export type Mail = {
  to: string
  subject: string
  text: string
  /** Who it is from by name; else by what the settings call the sender. */
  senderName?: string
  toIsForgotten?: true
  goodForSeconds?: number
}

/** How the portal reaches a person outside the browser. A call resolves when the message was handed over. */
export type Messages = {
  sendSms(sms: Sms): Promise<void>
  sendMail(mail: Mail): Promise<void>
  /** Removes what was sent to these addresses and numbers, where messages are stored at all. */
  forget?(addresses: readonly string[]): Promise<void>
}

/**
 * A message could not be handed over; says nothing of its content or its addressee. `refused` is one that would not be
 * taken at another time either.
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
