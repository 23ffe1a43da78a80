import type { Schema } from '#contract/operation.ts'
import { charactersOf, PASSWORD_ALONE_MIN, PASSWORD_MIN } from '#domain/password/rules.ts'
import type { Limits } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import { factorStore } from './factor.store.ts'

type Member = { id: string; mfaType: Schema<'MfaType'> }

/** How long members' passwords must be: under PASSWORD_STRICT one that lets its member in alone needs 15 characters (decision 50). */
export function passwordNeed(db: Db, { passwordStrict }: Pick<Limits, 'passwordStrict'>) {
  const factors = factorStore(db)
  const mustBeLong = async (member: Member) =>
    passwordStrict && member.mfaType === 'none' && !(await factors.keepsPasskeyAlone(member))

  return {
    /** How many characters a new password of a member needs at least. */
    least: async (member: Member): Promise<number> =>
      (await mustBeLong(member)) ? PASSWORD_ALONE_MIN : PASSWORD_MIN,

    /** Whether a password a member has already lets them in alone and is too short for that. */
    lacks: async (member: Member, password: string): Promise<boolean> =>
      charactersOf(password).length < PASSWORD_ALONE_MIN && mustBeLong(member),
  }
}
