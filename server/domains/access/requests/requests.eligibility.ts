import { effectiveGrant, pauseOriginOn } from '#domain/access/grants.ts'
import { isAutoApproved } from '#domain/access/policy.ts'
import { policyAppsOf, type Subject } from '#domain/access/role-assignments.ts'
import type { Eligibility } from '#domain/access/rules.ts'
import { todayOf } from '#domain/access/terms.ts'
import { stricterOf } from '#domain/access/use-states.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { AccessDeps, Actor, Queries } from '../access.deps.ts'
import { administeredBy, assignmentsOf, decidersOf, type People, peopleOf } from '../access.people.ts'
import type { StoredLevel } from '../catalogue/catalogue.store.ts'
import { grantStore, type StoredGrant } from '../grants/grants.store.ts'
import { requestStore } from './requests.store.ts'

/** Returns the facts about a member's own request for an access level that the permission rules need. */
export function subjectOf(
  { memberId }: Actor,
  level: StoredLevel,
  grant: StoredGrant | undefined,
  today: string,
): Omit<Subject, 'approvalType'> {
  return { memberId, appId: level.appId, pauseOrigin: pauseOriginOn(grant, today) }
}

/** The facts on which a member's requests for a level depend. */
export async function eligibilityOf(
  db: Queries,
  actor: Actor,
  {
    level,
    grant,
    waiting,
    people,
    administered,
    today,
  }: {
    level: StoredLevel
    grant: StoredGrant | undefined
    waiting: boolean
    people: People
    /** The apps that the member administers by a permission. */
    administered: readonly string[]
    today: string
  },
): Promise<Eligibility> {
  const holdsLevel = grant !== undefined && effectiveGrant(grant, today).useStatus !== 'EXPIRE'
  const lastAdmin =
    holdsLevel && level.administers && (await grantStore(db).otherAdmins(level.appId, actor, today)) === 0
  const subject = subjectOf(actor, level, grant, today)
  const managedApps = policyAppsOf(assignmentsOf(people, actor))
  return {
    grant,
    waiting,
    lastAdmin,
    useState: stricterOf(level.app.useState, level.useState),
    longestTermDays: level.app.longestTermDays,
    releaseReviewed: level.app.releaseReview,
    autoApproved: isAutoApproved({
      ...subject,
      autoApproval: level.app.autoApproval,
      administers: level.administers,
      setsPolicy:
        managedApps === 'all' ||
        managedApps.includes(level.appId) ||
        administered.includes(level.appId) ||
        level.app.autoApprovalBy === actor.memberId,
    }),
    hasApprover: (approvalType) => decidersOf(people, { ...subject, approvalType }).length > 0,
  }
}

/** Loads the facts on which a member's requests depend. */
export async function loadEligibility({ db, clock }: Pick<AccessDeps, 'db' | 'clock'>, caller: Caller) {
  const actor = memberOf(caller)
  const now = clock.now()
  const today = todayOf(now)
  const [people, waiting, administered] = await Promise.all([
    peopleOf(db, actor.companyId, today),
    requestStore(db).waitingOf(actor.memberId),
    administeredBy(db, actor.memberId, today),
  ])
  const eligibility = (level: StoredLevel, grant: StoredGrant | undefined) =>
    eligibilityOf(db, actor, { level, grant, waiting: waiting.has(level.id), people, administered, today })
  const openRequestOf = (level: StoredLevel) => waiting.get(level.id) ?? null
  return { actor, now, today, people, eligibility, openRequestOf }
}
