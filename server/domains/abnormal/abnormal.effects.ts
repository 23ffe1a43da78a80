import { and, eq, isNull, ne } from 'drizzle-orm'
import type { AbnormalAction } from '#domain/abnormal/actions.ts'
import type { Tx } from '#server/db/once.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { abnormalTexts } from '#server/messages/abnormal-texts.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import { memberOrders } from '#server/security/member-orders.ts'
import type { SecurityAdmin } from '#server/security/security-admin.ts'
import type { AbnormalDeps } from './abnormal.deps.ts'
import type { StoredEvent } from './abnormal.store.ts'

type EffectDeps = { tx: Tx; event: StoredEvent; actor: SecurityAdmin }
type Effect = (on: EffectDeps) => Promise<number | null>

const MAX_ADMINS = 100

/**
 * Returns the effect of each action on an abnormal event. An effect uses the transaction that records the action, and
 * returns the number of affected sessions or permissions, if the action affects any.
 */
export function abnormalEffects({
  clock,
  notices,
  grants,
  sessions,
}: AbnormalDeps): Record<AbnormalAction, Effect> {
  const notify = ({ tx, event }: EffectDeps, content: NoticeContent, path = '/my/session') =>
    notices.put(tx, { memberId: event.memberId, label: 'security', ...content, path })

  return {
    async WARNING(on) {
      await notify(on, abnormalTexts.warning())
      return null
    },

    BLOCK_ACCESS: ({ tx, event, actor }) => grants.block(tx, event.memberId, actor.memberId),

    async END_SESSION(on) {
      const count = await sessions.countOpen(on.tx, on.event.memberId)
      await sessions.endAll(on.tx, on.event.memberId)
      await notify(on, abnormalTexts.sessionsEnded())
      return count
    },

    async RESET_PASSWORD(on) {
      await memberOrders(on.tx).give(on.event.memberId, 'PASSWORD_RESET', clock.now())
      await notify(on, abnormalTexts.passwordReset())
      return null
    },

    async REQUIRE_MFA(on) {
      await memberOrders(on.tx).give(on.event.memberId, 'MFA', clock.now())
      await notify(on, abnormalTexts.mfaRequired())
      return null
    },

    async ADMIN_REVIEW({ tx, event, actor }) {
      const others = await tx
        .selectDistinct({ memberId: memberRoles.memberId })
        .from(memberRoles)
        .innerJoin(members, eq(members.id, memberRoles.memberId))
        .where(
          and(
            eq(members.companyId, actor.companyId),
            eq(memberRoles.role, 'securityAdmin'),
            isNull(memberRoles.appId),
            ne(memberRoles.memberId, actor.memberId),
            ne(memberRoles.memberId, event.memberId),
          ),
        )
        .limit(MAX_ADMINS)
      const path = `/admin/abnormal/detail?abnormalEventId=${event.id}`
      for (const { memberId } of others) {
        await notices.put(tx, {
          memberId,
          label: 'security',
          ...abnormalTexts.reviewRequested(event.memberName),
          path,
        })
      }
      return others.length
    },

    EXCLUSION: async () => null,
  }
}
