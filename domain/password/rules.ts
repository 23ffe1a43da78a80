import type { ProblemData } from '#contract/problem.ts'

export type Weakness = NonNullable<ProblemData['weakness']>
/** The owner of the password, with the minimum length if it differs from 8; unknown fields are omitted. */
export type PasswordOwner = {
  name?: string | null
  email?: string | null
  phoneNumber?: string | null
  passwordLeast?: number
}

export const PASSWORD_MIN = 8
/**
 * The minimum length of a password that is the only factor, under the strict setting (NIST SP 800-63B-4,
 * 3.1.1.2).
 */
export const PASSWORD_ALONE_MIN = 15
export const PASSWORD_MAX = 64
const RUN = 4
const NAME_MIN = 2
const LOCAL_MIN = 3
const PIECE_MIN = 4
const PHONE_SHOWN = 8

/**
 * Returns the reason why a password is refused, or undefined. A password is refused if it is shorter than 8
 * characters (or its owner's minimum) or longer than 64, if it contains a run of four characters such as 1234, dcba
 * or aaaa, or if it contains the owner's name, mail or phone number. Characters are code points of NFC, and any are
 * allowed (NIST SP 800-63B). The check for common passwords is on the server only.
 */
export function passwordWeakness(
  password: string,
  owner: PasswordOwner = {},
): Exclude<Weakness, 'common'> | undefined {
  const characters = charactersOf(password)
  if (characters.length < minLengthOf(owner)) return 'short'
  if (characters.length > PASSWORD_MAX) return 'long'
  if (hasRun(characters)) return 'run'
  return isPersonal(password, owner) ? 'personal' : undefined
}

export type PasswordRule = 'length' | 'run' | 'personal'

/** Whether a password meets each rule, to be shown while it is typed; an empty password meets no rule. */
export function passwordRulesMet(password: string, owner: PasswordOwner = {}): Record<PasswordRule, boolean> {
  const characters = charactersOf(password)
  const isTyped = characters.length > 0
  return {
    length: characters.length >= minLengthOf(owner) && characters.length <= PASSWORD_MAX,
    run: isTyped && !hasRun(characters),
    personal: isTyped && !isPersonal(password, owner),
  }
}

/** The characters of a password as the rules count them: code points of NFC. */
export const charactersOf = (password: string): string[] => Array.from(password.normalize('NFC'))

/** The minimum length of a password for its owner. */
export const minLengthOf = ({ passwordLeast = PASSWORD_MIN }: PasswordOwner): number => passwordLeast

function hasRun(characters: readonly string[]): boolean {
  const points = characters.map((character) => character.toLowerCase().codePointAt(0)!)
  return points.some((_, end) => {
    if (end < RUN - 1) return false
    const steps = points
      .slice(end - RUN + 2, end + 1)
      .map((point, index) => point - points[end - RUN + 1 + index]!)
    const [first] = steps
    return Math.abs(first!) <= 1 && steps.every((step) => step === first)
  })
}

function isPersonal(password: string, owner: PasswordOwner): boolean {
  const text = withoutSpaces(password)
  const digits = password.replaceAll(/\D/g, '')
  const phone = (owner.phoneNumber ?? '').replaceAll(/\D/g, '').slice(-PHONE_SHOWN)
  if (phone.length === PHONE_SHOWN && digits.includes(phone)) return true
  return personalTexts(owner).some((part) => text.includes(part))
}

function personalTexts({ name, email }: PasswordOwner): string[] {
  const [local = ''] = (email ?? '').split('@')
  const pieces = local.split(/[._+-]/).filter((piece) => piece.length >= PIECE_MIN)
  const whole = [withoutSpaces(name ?? '')].filter((text) => Array.from(text).length >= NAME_MIN)
  return [...whole, ...[local].filter((text) => text.length >= LOCAL_MIN), ...pieces].map(withoutSpaces)
}

const withoutSpaces = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')
