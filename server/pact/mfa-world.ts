import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { mfaEnrolments, trustedDevices } from '#server/db/schema/mfa.ts'
import { TRUST_MS } from '#server/domains/session/session.rules.ts'
import { hashRecoveryCode, hashSmsCode } from '#server/security/codes.ts'
import { hashToken } from '#server/security/tokens.ts'
import { giveRole } from '#worlds/member.ts'
import { memberId, type StateBuilder, type WorldDeps, type worldBuilder } from './world.ts'

type MfaState =
  | 'a member who changes their factors'
  | 'a verification that waits for its code'
  | 'an enrolment under way'
  | 'a trusted device'
  | 'an admin without a second factor'
type Builders = { [State in MfaState]: StateBuilder<State> }
const phoneNumber = '01000001234'

/** Returns builders of the provider states about members who change their login methods. */
export function mfaWorld(
  { db, clock, keyedHash, limits }: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): Builders {
  async function putTrustedDevice(id: string, token: string, passwordHash: string) {
    const now = clock.now()
    const times = { createdAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + TRUST_MS) }
    await db.delete(trustedDevices).where(eq(trustedDevices.tokenHash, hashToken(token)))
    await db.insert(trustedDevices).values({
      id,
      memberId,
      tokenHash: hashToken(token),
      passwordMark: hashToken(passwordHash),
      device: 'Safari · iOS',
      address: '198.51.100.*',
      ...times,
    })
  }

  return {
    'an admin without a second factor': async ({ session, staffYn }) => {
      await world.putMember({ mfaType: 'none' })
      const role = staffYn === 'Y' ? 'staff' : 'securityAdmin'
      await giveRole(db, memberId, role)
      await world.putSession(session, 'member', { passwordChecked: true })
    },

    'a member who changes their factors': async ({ session, factors, trustedDeviceId, staffYn }) => {
      const { passwordHash } = await world.putMember({ mfaType: factors[0] ?? 'none' })
      if (staffYn === 'Y') await giveRole(db, memberId, 'staff')
      if (factors.length > 0) {
        await world.putFactors(...factors)
        await world.putRecoveryCode('B7KQ-2MXD-94RT')
      }
      if (trustedDeviceId) await putTrustedDevice(trustedDeviceId, randomUUID(), passwordHash)
      await world.putSession(session, 'member', { verifiedAgain: true })
    },

    'a verification that waits for its code': async ({
      session,
      challengeId,
      code,
      ageSeconds,
      wrongTries,
    }) => {
      await world.putMember()
      await world.putFactors('sms')
      await world.putRecoveryCode('B7KQ-2MXD-94RT')
      const sessionId = await world.putSession(session, 'member')
      await world.putChallenge(sessionId, { challengeId, code, ageSeconds })
      await world.putGuesses('code', memberId, wrongTries)
    },

    'an enrolment under way': async ({
      session,
      enrolmentId,
      code,
      ageSeconds,
      wrongTries,
      verifiedYn,
      enrolledYn,
    }) => {
      await world.putMember({ mfaType: 'none' })
      if (enrolledYn === 'Y') await world.putFactors('sms')
      await world.putSession(session, 'member', { verifiedAgain: true })
      const sentAt = new Date(clock.now().getTime() - ageSeconds * 1000)
      await db.insert(mfaEnrolments).values({
        memberId,
        id: enrolmentId,
        mfaType: 'sms',
        codeHash: hashSmsCode(keyedHash, `${enrolmentId}:${phoneNumber}`, code),
        sentAt,
        createdAt: sentAt,
        expiresAt: new Date(sentAt.getTime() + limits.codeSeconds * 1000),
        verifiedAt: verifiedYn === 'Y' ? sentAt : null,
        recoveryHashes: verifiedYn === 'Y' ? [hashRecoveryCode(keyedHash, 'B7KQ-2MXD-94RT')] : [],
      })
      await world.putGuesses('enrolment', memberId, wrongTries)
    },

    'a trusted device': async ({ email, password, trustedDevice }) => {
      const { passwordHash } = await world.putMember({ email, password })
      await world.putFactors('sms')
      await putTrustedDevice(randomUUID(), trustedDevice, passwordHash)
    },
  }
}
