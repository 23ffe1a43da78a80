import type { Input, OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { MIN_COMMENT } from '#domain/access/codes.ts'
import { grantRefusal } from '#domain/access/grants.ts'
import { problemOfReason } from '#domain/access/reasons.ts'
import { assignmentFor } from '#domain/access/role-assignments.ts'
import { todayOf } from '#domain/access/terms.ts'
import { totalIn } from '#domain/filter-counts.ts'
import { lettersIn } from '#domain/letters.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import { lockCompanyOf } from '#server/security/company-hold.ts'
import type { AccessDeps, Actor } from '../access.deps.ts'
import { aboutOf, type ChangeContext, changeGrant, closeRequest } from '../access.effects.ts'
import { assignmentsOf, peopleOf } from '../access.people.ts'
import { notify } from '../access.record.ts'
import { freeText } from '../access.rules.ts'
import type { DecidedOperations } from '../decisions/decided.operations.ts'
import type { QueueOperations } from '../decisions/queue.operations.ts'
import type { AdminDelegationOperations } from '../delegation/delegation.admin.operations.ts'
import type { PersonOperations } from '../people/person.operations.ts'
import type { OwnerOperations } from '../policy/owner.operations.ts'
import type { AppOperations } from '../policy/policy.operations.ts'
import { requestStore } from '../requests/requests.store.ts'
import { type Change, permissions, subjectOf, toAdminGrant, toAdminGrants } from './grants.admin.views.ts'
import { grantCounts } from './grants.filter.ts'
import { grantStore } from './grants.store.ts'
import { filteredGrants } from './grants.wanted.ts'

type AdminOperations = Omit<
  OperationsTagged<'accessAdmin', Caller>,
  | keyof QueueOperations
  | keyof DecidedOperations
  | keyof AppOperations
  | keyof OwnerOperations
  | keyof AdminDelegationOperations
  | keyof PersonOperations
  | 'exportAdminAccessGrants'
>

const defaultLimit = 20
const changeNotices = {
  REVOKE: { event: 'grant.revoked', text: accessTexts.revoked },
  BLOCK: { event: 'grant.blocked', text: accessTexts.blocked },
  LIFT: { event: 'grant.resumed', text: accessTexts.lifted },
} as const
const liftNotice = { event: 'grant.unblocked', text: accessTexts.unblocked } as const

/**
 * The actions of app admins and security admins on their company's permissions. Requests for permissions are decided
 * by other operations.
 */
export function adminAccessOperations(deps: AccessDeps): AdminOperations {
  const { db, clock, notices } = deps

  /** Changes a colleague's grant, if it is unchanged since it was read. */
  async function applyChange(
    event: Change,
    { grantId, version, comment }: Input<'revokeAccessGrant'>,
    actor: Actor,
  ) {
    const text = freeText(comment)
    if (lettersIn(text) < MIN_COMMENT) throw problemNamed('decision.commentMissing')
    return db.transaction(async (tx) => {
      // The lock waits until a member who is leaving the company has left. That member then has no role in the
      // company.
      await lockCompanyOf(tx, actor)
      const now = clock.now()
      const at: ChangeContext = { tx, now, today: todayOf(now), notices }
      const store = grantStore(tx)
      const assignments = assignmentsOf(await peopleOf(tx, actor.companyId, at.today), actor)
      const storedGrant = await store.findOf(grantId, actor.companyId)
      if (
        !storedGrant ||
        !assignmentFor(permissions[event], assignments, subjectOf(storedGrant), actor.memberId)
      )
        throw problemNamed('accessGrant.missing')
      // The request is locked before the grant, as everywhere, so that there is no deadlock.
      const waitingRequest =
        event === 'REVOKE'
          ? await requestStore(tx).lockWaiting(storedGrant.memberId, storedGrant.levelId)
          : undefined
      if (event === 'REVOKE' && storedGrant.level.administers)
        await store.lockAdmins(storedGrant.level.appId, actor.companyId, at.today)
      const grant = (await store.lockOf(grantId, actor.companyId))!
      const lastAdmin =
        event === 'REVOKE' &&
        grant.level.administers &&
        (await store.otherAdmins(grant.level.appId, grant, at.today)) === 0
      if (grant.version !== version) throw problemNamed('accessGrant.changed')
      const refusal = grantRefusal(grant, { type: event }, at.today, { lastAdmin })
      if (refusal) throw problemNamed(problemOfReason(refusal))
      if (!(await changeGrant(at, grant, event, { actorId: actor.memberId, text })))
        throw problemNamed('accessGrant.changed')
      if (waitingRequest)
        await closeRequest(
          at,
          (await requestStore(tx).find(waitingRequest.id, actor))!,
          { type: 'INELIGIBLE' },
          { actorId: actor.memberId },
        )
      const after = (await store.findOf(grantId, actor.companyId))!
      const isStillPaused = event === 'LIFT' && after.useStatus === 'PAUSE'
      const { event: noticeEvent, text: textOf } = isStillPaused ? liftNotice : changeNotices[event]
      await notify(notices, tx, {
        event: noticeEvent,
        to: [grant.memberId],
        content: textOf(aboutOf({ level: grant.level, app: grant.level.app })),
      })
      return toAdminGrant(after, { assignments, actor, today: at.today, lastAdmin: false })
    })
  }

  return {
    async listAdminAccessGrants({ cursor, limit = defaultLimit, ...asked }, caller) {
      const actor = memberOf(caller)
      const { filter, order, scope, assignments } = await filteredGrants(deps, asked, actor)
      const { useStatus, words, today } = filter
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, counts, apps] = await Promise.all([
        grantStore(db).adminPage(filter, { after, limit: limit + 1, order }),
        grantCounts(db, filter),
        grantStore(db).adminApps({ ...filter, appIds: scope }),
      ])
      const { shown: page, nextCursor } = pageOf(rows, limit, ({ startAt, id }) => ({ at: startAt, id }))
      return {
        useStatus: useStatus ?? null,
        search: words.join(' ') || null,
        total: totalIn(counts, useStatus),
        counts,
        apps,
        nextCursor,
        list: await toAdminGrants(db, page, { assignments, actor, today }),
      }
    },

    revokeAccessGrant: (input, caller) => applyChange('REVOKE', input, memberOf(caller)),
    blockAccessGrant: (input, caller) => applyChange('BLOCK', input, memberOf(caller)),
    liftAccessGrant: (input, caller) => applyChange('LIFT', input, memberOf(caller)),
  }
}
