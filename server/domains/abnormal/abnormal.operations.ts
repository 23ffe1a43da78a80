import { randomUUID } from 'node:crypto'
import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import {
  type AbnormalFacts,
  actionRefusal,
  isEndDate,
  minCommentLength,
  stateAfter,
} from '#domain/abnormal/actions.ts'
import { kstDate } from '#domain/dates.ts'
import { totalIn } from '#domain/filter-counts.ts'
import { containsResidentNumber } from '#domain/korean/resident-number.ts'
import { lettersIn } from '#domain/letters.ts'
import { abnormalSorts } from '#domain/lists/admin-sorts.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import { searchWords } from '#server/db/search.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { memberOrders } from '#server/security/member-orders.ts'
import { type SecurityAdmin, securityAdminOf } from '#server/security/security-admin.ts'
import type { AbnormalDeps } from './abnormal.deps.ts'
import { abnormalEffects } from './abnormal.effects.ts'
import { abnormalStore, type StoredEvent } from './abnormal.store.ts'
import { toAbnormalEvent, toListItem } from './abnormal.views.ts'

const defaultLimit = 20

/** Creates the operations by which security admins see the abnormal behaviour in their company and act on it. */
export function abnormalOperations(deps: AbnormalDeps): OperationsTagged<'abnormal', Caller> {
  const { db, clock, grants, sessions } = deps
  const effects = abnormalEffects(deps)

  async function factsOf(tx: Tx, event: StoredEvent, actor: SecurityAdmin): Promise<AbnormalFacts> {
    const orders = memberOrders(tx)
    return {
      own: event.memberId === actor.memberId,
      state: event.abnormalState,
      exclusionEndDate: event.exclusionEndDate,
      grants: await grants.count(tx, event.memberId),
      sessions: await sessions.countOpen(tx, event.memberId),
      resetOrdered: await orders.has(event.memberId, 'PASSWORD_RESET'),
      mfaOrdered: await orders.has(event.memberId, 'MFA'),
    }
  }

  async function viewOfEvent(tx: Tx, id: string, actor: SecurityAdmin) {
    const store = abnormalStore(tx)
    const event = await store.find(id, actor.companyId)
    if (!event) throw problemNamed('abnormalEvent.missing')
    return toAbnormalEvent(event, {
      facts: await factsOf(tx, event, actor),
      steps: await store.steps(id),
      today: kstDate(clock.now()),
    })
  }

  async function adminFor(caller: Caller): Promise<SecurityAdmin> {
    const actor = await securityAdminOf(db, caller)
    // Members without a security role get the answer for a missing event.
    if (!actor) throw problemNamed('abnormalEvent.missing')
    return actor
  }

  return {
    async listAbnormalEvents(
      {
        search,
        cursor,
        limit = defaultLimit,
        sort = 'DETECTED',
        sortDirection = abnormalSorts[sort],
        ...asked
      },
      caller,
    ) {
      const actor = await securityAdminOf(db, caller)
      if (!actor) throw problemNamed('role.missing')
      const words = searchWords(search)
      const filter = { ...asked, companyId: actor.companyId, words }
      const store = abnormalStore(db)
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, counts, open, review] = await Promise.all([
        store.page(filter, { after, limit: limit + 1, order: { sort, sortDirection } }),
        store.counts(filter),
        store.countIn(actor.companyId, 'OPEN'),
        store.countIn(actor.companyId, 'REVIEW'),
      ])
      const { shown: list, nextCursor } = pageOf(rows, limit, ({ detectedAt, id }) => ({
        at: detectedAt,
        id,
      }))
      const { abnormalState = null, abnormalType = null, detectType = null, actionStatus = null } = asked
      return {
        abnormalState,
        abnormalType,
        detectType,
        actionStatus,
        search: words.join(' ') || null,
        open,
        review,
        total: totalIn(counts, abnormalState ?? undefined),
        counts,
        nextCursor,
        list: list.map(toListItem),
      }
    },

    async getAbnormalEvent({ abnormalEventId }, caller) {
      const actor = await adminFor(caller)
      return db.transaction((tx) => viewOfEvent(tx, abnormalEventId, actor))
    },

    async takeAbnormalAction({ abnormalEventId, version, action, comment, endDate }, caller) {
      const actor = await adminFor(caller)
      if (containsResidentNumber(comment)) throw problemNamed('request.invalid')
      const text = typedText(comment)
      return db.transaction(async (tx) => {
        const now = clock.now()
        const today = kstDate(now)
        const store = abnormalStore(tx)
        const event = await store.find(abnormalEventId, actor.companyId)
        if (!event) throw problemNamed('abnormalEvent.missing')
        if (event.version !== version) throw problemNamed('abnormalEvent.changed')
        if (lettersIn(text) < minCommentLength(action)) throw problemNamed('decision.commentMissing')
        if (!isEndDate(action, endDate, today)) throw problemNamed('abnormal.endDateInvalid')
        const facts = await factsOf(tx, event, actor)
        const refusal = actionRefusal(action, facts, today)
        if (refusal) throw problemNamed(refusal === 'OWN' ? 'abnormal.own' : 'abnormal.nothingToDo')
        // Only the first transaction that locks this row makes the change.
        const abnormalState = stateAfter(action, facts, today)
        const set = abnormalState && { abnormalState, exclusionEndDate: endDate, lastAction: action }
        if (!set || !(await store.change(event, set))) throw problemNamed('abnormalEvent.changed')
        const count = await effects[action]({ tx, event, actor })
        await store.recordStep({
          id: randomUUID(),
          abnormalEventId,
          action,
          at: now,
          actorId: actor.memberId,
          comment: text,
          endDate,
          count,
        })
        return viewOfEvent(tx, abnormalEventId, actor)
      })
    },
  }
}
