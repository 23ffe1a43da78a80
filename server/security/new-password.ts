import { problemNamed } from '#contract/problem-named.ts'
import { minLengthOf, type PasswordOwner, passwordWeakness } from '#domain/password/rules.ts'
import { isCommonPassword } from '#server/security/common-passwords.ts'

/**
 * Refuses a new password with `password.weak` if it violates the rules, is common or is derived from a name of the
 * portal.
 */
export function refuseWeak(password: string, owner: PasswordOwner, portalNames: readonly string[]): void {
  const weakness =
    passwordWeakness(password, owner) ?? (isCommonPassword(password, portalNames) ? 'common' : undefined)
  if (weakness === undefined) return
  const problemData = weakness === 'short' ? { passwordLeast: minLengthOf(owner) } : {}
  throw problemNamed('password.weak', { weakness, ...problemData })
}
