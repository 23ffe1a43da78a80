import { typedCode } from './typed/typed-text.ts'

const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64
const MASK = '*****'
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domainLabel = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** Normalizes a mail address for comparing and storing: cleaned by `typedCode`, in lower case. */
export function normalizeEmail(text: string): string {
  return typedCode(text).toLowerCase()
}

/**
 * Whether a typed text is a valid mail address after normalization: at most 254 characters (RFC 5321), a domain with
 * a dot.
 */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text)
  if (email.length > MAX_LENGTH) return false
  const at = email.lastIndexOf('@')
  const local = email.slice(0, Math.max(at, 0))
  const labels = email.slice(at + 1).split('.')
  return (
    local.length <= MAX_LOCAL_LENGTH &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label))
  )
}

const googleDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * The key under which mails to a mailbox are counted, for a valid address: in lower case, without the tag
 * after the first `+` before the `@` (RFC 5233, section 1). Dots in Google addresses are removed, and
 * Google's two domains become one. Two people may share a key, so it is used for counting only: never for
 * sending, finding a member or display.
 */
export function mailboxOf(text: string): string {
  const email = normalizeEmail(text)
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)]
  // A `+` at the start is part of the name.
  const plus = local.indexOf('+', 1)
  const mailboxName = plus > 0 ? local.slice(0, plus) : local
  return googleDomains.has(domain)
    ? `${mailboxName.replaceAll('.', '')}@gmail.com`
    : `${mailboxName}@${domain}`
}

/**
 * Masks a mail address so that only its owner recognizes it: "mi*****@hanbit.example". The number of stars does not
 * depend on the length; a text without "@" is hidden completely.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return MASK
  const local = Array.from(email.slice(0, at))
  const shownLength = local.length > 2 ? 2 : 1
  return `${local.slice(0, shownLength).join('')}${MASK}${email.slice(at)}`
}
