import { grantAfter } from '#domain/access/grants.ts'
import { todayOf } from '#domain/access/terms.ts'
import type { Tx } from '#server/db/once.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import type { AccessDeps, Queries } from '../access.deps.ts'
import { aboutOf, type ChangeContext, changeGrant, lockCurrent } from '../access.effects.ts'
import { notify } from '../access.record.ts'
import { grantStore } from './grants.store.ts'

/** Suspends all permissions of a member for security, and counts them beforehand. */
export function blockingOfMembers({ clock, notices }: Pick<AccessDeps, 'clock' | 'notices'>) {
  return {
    async count(db: Queries, memberId: string): Promise<number> {
      const today = todayOf(clock.now())
      const grants = await grantStore(db).listOf(memberId)
      return grants.filter((grant) => grantAfter(grant, { type: 'BLOCK' }, today)).length
    },

    /**
     * Suspends all permissions of a member at once, without a reason, since the holder can read the history of a
     * permission. Returns the number of suspended permissions.
     */
    async block(tx: Tx, memberId: string, actorId: string): Promise<number> {
      const now = clock.now()
      const at: ChangeContext = { tx, now, today: todayOf(now), notices }
      let blocked = 0
      for (const { levelId } of await grantStore(tx).listOf(memberId)) {
        const grant = await lockCurrent(at, memberId, levelId)
        if (!grant || !(await changeGrant(at, grant, 'BLOCK', { actorId }))) continue
        const content = accessTexts.blocked(aboutOf({ level: grant.level, app: grant.level.app }))
        await notify(notices, tx, { event: 'grant.blocked', to: [memberId], content })
        blocked += 1
      }
      return blocked
    },
  }
}
