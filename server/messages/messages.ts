export type Sms = { to: string; text: string }
export type Mail = { to: string; subject: string; text: string }

/** How the portal reaches a person outside the browser. A call resolves when the message was handed over. */
export type Messages = {
  sendSms(sms: Sms): Promise<void>
  sendMail(mail: Mail): Promise<void>
}

/** A message could not be handed over; says nothing of its content or its addressee. */
export class MessageFailed extends Error {
  override name = 'MessageFailed'
}
