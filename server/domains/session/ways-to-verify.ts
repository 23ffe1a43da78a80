import type { Schema } from '#contract/operation.ts'
import { factorStore } from './factor.store.ts'
import type { SessionDeps } from './session.deps.ts'
import { waysToVerify } from './session.rules.ts'

/** Gives what says how a member may prove once more who they are. */
export function createWaysToVerify({ db, passkeys }: Pick<SessionDeps, 'db' | 'passkeys'>) {
  const factors = factorStore(db)

  return async (memberId: string): Promise<Schema<'VerificationWay'>[]> =>
    waysToVerify({
      passkey: await passkeys.has(memberId),
      factors: (await factors.list(memberId)).map(({ mfaType }) => mfaType),
      recoveryCodes: await factors.recoveryCodesLeft(memberId),
    })
}
