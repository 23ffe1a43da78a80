import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { asksForTerm } from '#domain/access/codes.ts'
import { grantOn } from '#domain/access/grants.ts'
import { beginningOf } from '#domain/access/requests.ts'
import { endDateOf, raiseRefusal } from '#domain/access/rules.ts'
import { deadlineOf, todayOf } from '#domain/access/terms.ts'
import { toWireTime } from '#domain/dates.ts'
import { type Caller, memberOf } from '#server/http/caller.ts'
import type { AccessDeps } from './access.deps.ts'
import { grantStore, type StoredGrant, type StoredLevel } from './access.grants.store.ts'
import { affairOf, groundOf } from './access.grounds.ts'
import { decidersOf, peopleOf } from './access.people.ts'
import { eventsOfGrant } from './access.record.ts'
import { requestStore } from './access.requests.store.ts'
import { toApprovers, toEvent, toGrant, toLevel } from './access.views.ts'

type GrantOperations = Pick<
  OperationsTagged<'access', Caller>,
  'listAccessGrants' | 'getAccessGrant' | 'getAccessApp' | 'previewAccessRequest'
>

const order = { NORMAL: 0, PAUSE: 0, EXPIRE: 1 } as const

/** What a member may use and ask for. */
export function grantOperations({ db, clock }: AccessDeps): GrantOperations {
  const grants = grantStore(db)
  const requests = requestStore(db)

  /** What a member's permissions are looked at with. */
  async function surroundings(caller: Caller) {
    const actor = memberOf(caller)
    const now = clock.now()
    const today = todayOf(now)
    const [people, waiting] = await Promise.all([
      peopleOf(db, actor.companyId, today),
      requests.waitingOf(actor.memberId),
    ])
    const ground = (level: StoredLevel, grant: StoredGrant | undefined) =>
      groundOf(db, actor, { level, grant, waiting: waiting.has(level.id), people, today })
    const openRequestOf = (level: StoredLevel) => waiting.get(level.id) ?? null
    return { actor, now, today, people, ground, openRequestOf }
  }

  return {
    async listAccessGrants(_, caller) {
      const { actor, today, ground, openRequestOf } = await surroundings(caller)
      const list = await grants.listOf(actor.memberId)
      const shown = await Promise.all(
        list.map(async (grant) =>
          toGrant(grant, {
            ground: await ground(grant.level, grant),
            openRequestId: openRequestOf(grant.level),
            today,
          }),
        ),
      )
      return { today, list: shown.toSorted(inUseFirst) }
    },

    async getAccessGrant({ grantId }, caller) {
      const { actor, today, ground, openRequestOf } = await surroundings(caller)
      const grant = await grants.find(grantId, actor.memberId)
      if (!grant) throw problemNamed('accessGrant.missing')
      const events = await eventsOfGrant(db, grant.id, actor.memberId)
      const openRequestId = openRequestOf(grant.level)
      return {
        today,
        grant: toGrant(grant, { ground: await ground(grant.level, grant), openRequestId, today }),
        events: events.map(toEvent),
      }
    },

    async getAccessApp({ appId }, caller) {
      const app = await grants.app(appId, memberOf(caller).companyId)
      if (!app) throw problemNamed('accessApp.missing')
      const { actor, today, people, ground, openRequestOf } = await surroundings(caller)
      const [levels, held] = await Promise.all([
        grants.levelsOf(appId, actor.companyId),
        grants.listOf(actor.memberId),
      ])
      const grantOf = new Map(held.map((grant) => [grant.levelId, grant]))
      return {
        today,
        appId,
        name: app.name,
        category: app.category,
        description: app.description,
        devices: app.devices,
        useState: app.useState,
        longestTermDays: app.longestTermDays,
        releaseReviewYn: app.releaseReview ? 'Y' : 'N',
        levels: await Promise.all(
          levels.map(async (level) => {
            const grant = grantOf.get(level.id)
            return toLevel(level, {
              grant,
              ground: await ground(level, grant),
              openRequestId: openRequestOf(level),
              today,
            })
          }),
        ),
        approvers: toApprovers(
          decidersOf(people, { memberId: actor.memberId, appId, approvalType: 'APPLY', pauseOrigin: null }),
        ),
      }
    },

    async previewAccessRequest({ levelId, approvalType, termDays }, caller) {
      const level = await grants.level(levelId, memberOf(caller).companyId)
      if (!level) throw problemNamed('access.levelMissing')
      const { actor, now, today, people, ground } = await surroundings(caller)
      const held = await grants.listOf(actor.memberId)
      const grant = held.find((one) => one.levelId === levelId)
      const raisedOn = await ground(level, grant)
      const refusal = raiseRefusal(approvalType, raisedOn, today)
      const { longestTermDays } = level.app
      const term = asksForTerm(approvalType) ? termDays : null
      const endDate = endDateOf(
        approvalType,
        { termDays: term, grant: grant && grantOn(grant, today), longestTermDays },
        today,
      )
      const atOnce = beginningOf(approvalType, raisedOn).approvalResult === 'APPROVED'
      return {
        reason: refusal?.reason ?? (endDate === undefined ? 'TERM_INVALID' : null),
        opensOn: refusal?.opensOn ?? null,
        endDate: endDate ?? null,
        autoApprovedYn: atOnce ? 'Y' : 'N',
        deadlineAt: atOnce ? null : toWireTime(deadlineOf(now)),
        approvers: atOnce
          ? []
          : toApprovers(decidersOf(people, { ...affairOf(actor, level, grant, today), approvalType })),
      }
    },
  }
}

type Placed = Pick<ReturnType<typeof toGrant>, 'useStatus' | 'endDate' | 'appName' | 'grantId'>

/** What is in use by its end, then what has ended, the latest first. */
function inUseFirst(one: Placed, other: Placed): number {
  const byState = order[one.useStatus] - order[other.useStatus]
  if (byState !== 0) return byState
  const byEnd = one.endDate < other.endDate ? -1 : Number(one.endDate > other.endDate)
  if (byEnd !== 0) return one.useStatus === 'EXPIRE' ? -byEnd : byEnd
  return one.grantId < other.grantId ? -1 : 1
}
