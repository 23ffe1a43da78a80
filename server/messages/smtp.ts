import { createTransport } from 'nodemailer'
import { isEmail } from '#domain/email.ts'
import { typedLine } from '#domain/typed/typed-text.ts'
import { MessageFailed, type Messages } from './messages.ts'

/**
 * `url` is smtp:// or smtps://, with user and password if the server requires them; `from` an address, or
 * "name <address>".
 */
type Smtp = { url: string; from: string }

const WITHIN_MS = 5_000
const SILENT_MS = 10_000
const ports = { 'smtp:': 587, 'smtps:': 465 }
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
// The commands whose refusal concerns the receiver or the mail. The refusal of another command, such as one about the
// sender address, is for the operator to fix.
const mailCommands = new Set(['RCPT TO', 'DATA'])

/**
 * Sends mails through the operator's mail server (RFC 5321, 6409). Connections are encrypted: smtps:// uses
 * TLS from the start, smtp:// requires STARTTLS, except to this machine. `ca` is for a server whose
 * certificate is not trusted otherwise.
 */
export function smtpMails({ url, from }: Smtp, { ca }: { ca?: string } = {}): Pick<Messages, 'sendMail'> {
  const { protocol, hostname, port, username, password } = new URL(url)
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from
  const isPlain = protocol === 'smtp:' && localHosts.has(hostname)
  const transport = createTransport({
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: port === '' ? ports[protocol as keyof typeof ports] : Number(port),
    secure: protocol === 'smtps:',
    requireTLS: !isPlain,
    ignoreTLS: isPlain,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    dnsTimeout: WITHIN_MS,
    socketTimeout: SILENT_MS,
    // The portal's messages contain no files or addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async sendMail({ to, subject, text, senderName }) {
      // Refuses a receiver that is not a single address, and removes line breaks from the subject. A comma or a line
      // break would begin another receiver or another header.
      if (!isEmail(to)) throw new MessageFailed('A mail has no right address.', true)
      const oneLine = typedLine(subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' '))
      await transport
        .sendMail({
          from: senderName === undefined ? from : { name: senderName, address },
          to: { name: '', address: to },
          subject: oneLine,
          text,
          xMailer: false,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: unknown) => {
          throw toMessageFailed(error)
        })
    },
  }
}

/**
 * Returns the failure of a mail: refused permanently, or with the reason for a retry. The server's text is omitted,
 * since it names people.
 */
function toMessageFailed(error: unknown): MessageFailed {
  const {
    code = 'unknown',
    responseCode,
    command = '',
  } = error as { code?: string; responseCode?: number; command?: string }
  if (responseCode === undefined) return new MessageFailed(`The mail server could not be reached (${code}).`)
  const isRefused = responseCode >= 500 && mailCommands.has(command)
  return new MessageFailed(
    `The mail server answered ${responseCode} to ${command || 'a command'}.`,
    isRefused,
  )
}
