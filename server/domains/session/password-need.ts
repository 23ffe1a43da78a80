import type { Schema } from '#contract/operation.ts'
import { charactersOf, PASSWORD_ALONE_MIN, PASSWORD_MIN } from '#domain/password/rules.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { factorStore } from './factor.store.ts'

type Member = { id: string; mfaType: Schema<'MfaType'> }

/**
 * The required length of passwords: under PASSWORD_STRICT a password that is the only factor needs 15
 * characters (decision 50).
 */
export function passwordNeed(db: Db, { passwordStrict }: Pick<Limits, 'passwordStrict'>) {
  const factors = factorStore(db)
  const needsLongPassword = async (member: Member) =>
    passwordStrict && member.mfaType === 'none' && !(await factors.keepsPasskeyAlone(member))

  return {
    /** The minimum length of a new password of a member. */
    minimumLength: async (member: Member): Promise<number> =>
      (await needsLongPassword(member)) ? PASSWORD_ALONE_MIN : PASSWORD_MIN,

    /** Whether a member's current password is their only factor and shorter than required. */
    isTooShort: async (member: Member, password: string): Promise<boolean> =>
      charactersOf(password).length < PASSWORD_ALONE_MIN && needsLongPassword(member),
  }
}
