import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { createVerification, type Destination, isUnchangedCode } from '#server/security/verification.ts'
import { deliverCode } from './code-message.ts'
import { proofStore } from './proof.store.ts'
import type { UserDeps } from './user.deps.ts'
import { memberOfId } from './user.store.ts'

type CertificationOperation = 'sendCertificationCode' | 'verifyCertificationCode'

/**
 * The operations that send a code to the member's own mobile number, and accept it in place of a forgotten password.
 */
export function certificationOperations(
  deps: UserDeps,
): Pick<OperationsTagged<'user', Caller>, CertificationOperation> {
  const { db, sessions } = deps
  const proofs = proofStore(deps)
  const verification = createVerification(deps)
  const numberOf = async (caller: Caller) => (await memberOfId(db, memberOf(caller).memberId)).phoneNumber

  return {
    async sendCertificationCode(_, caller) {
      const { memberId } = memberOf(caller)
      const destination: Destination = { proof: 'certification', to: await numberOf(caller) }
      await db.transaction((tx) => proofs.put(tx, memberId, 'CERTIFICATION', destination.to))
      const proof = (await proofs.find(memberId, 'CERTIFICATION'))!
      verification.refuseTooSoon(proof.code, true)
      await verification.counted(destination, caller, async () => {
        const { digits, code } = verification.newCode(proof.id, destination)
        const saved = await proofs.change(proof.id, (current) => {
          verification.refuseTooSoon(current.code, true)
          return Promise.resolve({ code })
        })
        if (!saved) throw problemNamed('code.tooSoon', { retryAfterSeconds: 1 })
        await deliverCode(deps, proofs, saved, digits)
      })
      return { ...verification.sent, destination: maskPhone(destination.to) }
    },

    async verifyCertificationCode({ code: digits }, caller) {
      const { memberId, sessionId } = memberOf(caller)
      const destination: Destination = { proof: 'certification', to: await numberOf(caller) }
      const proof = (await proofs.find(memberId, 'CERTIFICATION')) ?? { id: '', code: null }
      const token = await verification.guess(proof, destination, digits, async (right) => {
        let renewed: string | undefined
        await proofs.change(proof.id, async (current, tx) => {
          if (!isUnchangedCode(right, current.code)) return current
          renewed = await sessions.renew(tx, { memberId, sessionId })
          if (renewed === undefined) throw problemNamed('session.expired')
          return undefined
        })
        return renewed
      })
      caller.setSession(token)
      return { passwordCheckYn: 'Y' }
    },
  }
}
