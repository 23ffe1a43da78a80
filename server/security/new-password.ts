import { problemNamed } from '#contract/problem-named.ts'
import { leastOf, type PasswordOwner, passwordWeakness } from '#domain/password/rules.ts'
import { isCommonPassword } from '#server/security/common-passwords.ts'

/** Refuses a new password that violates the rules, is common or follows from a name of the portal: `password.weak`. */
export function refuseWeak(password: string, owner: PasswordOwner, portalNames: readonly string[]): void {
  const weakness =
    passwordWeakness(password, owner) ?? (isCommonPassword(password, portalNames) ? 'common' : undefined)
  if (weakness === undefined) return
  const least = weakness === 'short' ? { passwordLeast: leastOf(owner) } : {}
  throw problemNamed('password.weak', { weakness, ...least })
}
