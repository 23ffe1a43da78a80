import { problemNamed } from '#contract/problem-named.ts'
import { type PasswordOwner, passwordWeakness } from '#domain/password/rules.ts'
import { isCommonPassword } from '#server/security/common-passwords.ts'

/** Refuses a new password that breaks the rules or that many people use. */
export function refuseWeak(password: string, owner: PasswordOwner): void {
  const weakness = passwordWeakness(password, owner) ?? (isCommonPassword(password) ? 'common' : undefined)
  if (weakness !== undefined) throw problemNamed('password.weak', { weakness })
}
