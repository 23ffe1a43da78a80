import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import { factorStore, newRecoveryCodes } from './factor.store.ts'
import { afterFactorChange } from './factor-change.ts'
import { factorNotice } from './factor-notice.ts'
import { memberSessionStore } from './member-session.store.ts'
import type { SessionDeps } from './session.deps.ts'
import { secondsUntil } from './session.rules.ts'
import { sessionStore } from './session.store.ts'
import { trustedDeviceStore } from './trusted-device.store.ts'

type SettingsOperation = 'getMfaSettings' | 'turnOffMfaFactor' | 'makeRecoveryCodes' | 'removeTrustedDevices'

/** The operations that list the second factors of a member, and turn them off. */
export function mfaSettingsOperations(
  deps: SessionDeps,
): Pick<OperationsTagged<'mfa', Caller>, SettingsOperation> {
  const { db, clock, keyedHash } = deps
  const sessions = sessionStore(db)
  const factors = factorStore(db)
  const devices = trustedDeviceStore(db)
  const notify = factorNotice(deps)

  return {
    async getMfaSettings(_, caller) {
      const { memberId, verifiedUntil } = memberOf(caller)
      const now = clock.now()
      const member = await sessions.member(memberId)
      const { token } = caller.trustedDevice
      const currentHash = token && hashToken(token)
      const mayTrust = !(await factors.holdsRole(memberId))
      return {
        mfaType: member.mfaType,
        requiredYn: mayTrust ? 'N' : 'Y',
        destination: maskPhone(member.phoneNumber),
        factors: (await factors.list(memberId)).map(({ mfaType, createdAt }) => ({
          mfaType,
          since: toWireTime(createdAt),
        })),
        recoveryCodesLeft: await factors.recoveryCodesLeft(memberId),
        trustedDevices: (mayTrust ? await devices.list(member, now) : []).map((row) => ({
          trustedDeviceId: row.id,
          currentYn: row.tokenHash === currentHash ? 'Y' : 'N',
          device: row.device,
          address: row.address,
          trustedAt: toWireTime(row.createdAt),
          lastUsedAt: toWireTime(row.lastUsedAt),
          expiresAt: toWireTime(row.expiresAt),
        })),
        verifiedForSeconds: verifiedUntil ? secondsUntil(verifiedUntil, now) : 0,
      }
    },

    async turnOffMfaFactor({ mfaType }, caller) {
      const now = clock.now()
      const own = memberOf(caller)
      const token = newToken()
      const left = await db.transaction(async (tx) => {
        const member = await lockMember(tx, own.memberId)
        const outcome = await factorStore(tx).turnOff(member.id, mfaType)
        if (outcome === 'required') throw problemNamed('factor.required')
        if (outcome === 'missing') throw problemNamed('factor.unavailable')
        await afterFactorChange(tx, own, token, now)
        await notify.turnedOff(tx, member.id, mfaType)
        return outcome
      })
      caller.setSession(token)
      return { mfaType: left }
    },

    async makeRecoveryCodes(_, caller) {
      const { memberId, sessionId } = memberOf(caller)
      const { codes, hashes } = newRecoveryCodes(keyedHash)
      await db.transaction(async (tx) => {
        const member = await memberSessionStore(tx).lockIn(memberId, sessionId)
        const own = factorStore(tx)
        if (member.mfaType === 'none' && !(await own.keepsPasskeyAlone(member)))
          throw problemNamed('factor.unavailable')
        await own.replaceCodes(memberId, hashes)
        await notify.codesMade(tx, memberId)
      })
      return { recoveryCodes: codes }
    },

    async removeTrustedDevices({ trustedDeviceIds }, caller) {
      const { memberId } = memberOf(caller)
      return { count: await devices.remove(memberId, trustedDeviceIds) }
    },
  }
}
