import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { DAY_MS } from '#domain/durations.ts'
import { FIRST } from '#server/audit/audit-seals.ts'
import { abnormalEvents } from '#server/db/schema/abnormal.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { members } from '#server/db/schema/member.ts'
import { giveRole, insertColleague, insertSession } from '#worlds/member.ts'
import { memberId, ourCompany, type StateBuilder, type WorldDeps, type worldBuilder } from './world.ts'

type AbnormalState = 'an abnormal behaviour for a security admin' | 'an audit record for a security admin'
type StatedEvent = ProviderStates['an abnormal behaviour for a security admin']

const mateId = '6b9f0d37-51c8-4e2a-9d64-a7308e5c1f42'
const mateEmail = 'jiho.lee@abnormal.example'
/** A day on which no other records exist. */
const readAt = new Date('2026-01-05T03:00:00Z')

/**
 * Returns builders of the provider states about abnormal behaviour: a colleague, and the abnormal behaviour of a
 * member.
 */
export function abnormalWorld(
  { db, clock, seals }: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): { [State in AbnormalState]: StateBuilder<State> } {
  return {
    'an abnormal behaviour for a security admin': async ({
      session,
      abnormalEventId,
      own = false,
    }: StatedEvent) => {
      await world.putMember()
      await db.delete(members).where(eq(members.id, mateId))
      const now = clock.now()
      await insertColleague(db, { id: mateId, email: mateEmail, companyId: ourCompany.id, createdAt: now })
      await world.putSession(session, 'member', { passwordChecked: true })
      const clientInfo = { device: 'Chrome · Windows', address: '203.0.113.*' }
      const endsAt = new Date(now.getTime() + DAY_MS)
      await insertSession(db, { memberId: mateId, createdAt: now, endsAt, ...clientInfo })
      await giveRole(db, memberId, 'securityAdmin')
      await db.insert(abnormalEvents).values({
        id: abnormalEventId,
        memberId: own ? memberId : mateId,
        detector: 'SIGN_IN_FAILURES',
        eventKey: abnormalEventId,
        abnormalType: 'A',
        detectType: 'F',
        actionStatus: 'N',
        abnormalState: 'OPEN',
        firstAt: now,
        detectedAt: now,
        count: 7,
        ...clientInfo,
        evidence: [
          { evidenceType: 'SIGN_IN_FAILED', at: now.toISOString(), ...clientInfo, text: 'PASSWORD_WRONG' },
        ],
      })
    },

    'an audit record for a security admin': async ({ session }) => {
      await world.putMember()
      await world.putSession(session, 'member', { passwordChecked: true })
      await giveRole(db, memberId, 'securityAdmin')
      const record = {
        chain: randomUUID(),
        position: 1,
        at: readAt,
        memberId,
        companyId: ourCompany.id,
        stage: 'member',
        address: '203.0.113.7',
        operation: 'getUserInfo',
        subject: '',
        keyId: seals.keyId,
        previousHash: FIRST,
      }
      await db.insert(auditRecords).values({ ...record, hash: seals.ofRecord(record)! })
    },
  }
}
