import type { OperationsTagged } from '#contract/operation.ts'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import { memberSessionStore } from './member-session.store.ts'
import type { SessionDeps } from './session.deps.ts'
import { isAlive } from './session.rules.ts'
import { signInStore } from './sign-in.store.ts'

type MemberSessionOperation = 'listSessions' | 'endSession' | 'endOtherSessions' | 'listSignIns'

const MAX_ROWS = 100

/**
 * The operations on a member's sessions and login attempts. Whichever id is requested, a member reaches only
 * their own sessions and attempts.
 */
export function memberSessionOperations({
  db,
  clock,
  limits,
  notices,
}: Pick<SessionDeps, 'db' | 'clock' | 'limits' | 'notices'>): Pick<
  OperationsTagged<'session', Caller>,
  MemberSessionOperation
> {
  const sessions = memberSessionStore(db)
  const signIns = signInStore(db)

  return {
    async listSessions(_, caller) {
      const { memberId, sessionId, info } = memberOf(caller)
      const { handlesOthers } = info
      const now = clock.now()
      const rows = await sessions.open(memberId, now)
      const aliveSessions = rows.filter((row) => isAlive({ ...row, handlesOthers }, now, limits))
      const [current, others] = [
        aliveSessions.filter(({ id }) => id === sessionId),
        aliveSessions.filter(({ id }) => id !== sessionId),
      ]
      return {
        list: [...current, ...others]
          .slice(0, MAX_ROWS)
          .map(({ id, createdAt, lastSeenAt, device, address }) => ({
            sessionId: id,
            currentYn: id === sessionId ? 'Y' : 'N',
            startedAt: toWireTime(createdAt),
            lastSeenAt: toWireTime(lastSeenAt),
            device,
            address,
          })),
      }
    },

    async endSession({ sessionId }, caller) {
      const { memberId, sessionId: own } = memberOf(caller)
      const ended = await db.transaction((tx) => memberSessionStore(tx).end(memberId, sessionId, clock.now()))
      if (ended.includes(own)) caller.clearSession()
      return { endedYn: 'Y' }
    },

    async endOtherSessions(_, caller) {
      const { memberId, sessionId } = memberOf(caller)
      const now = clock.now()
      return db.transaction(async (tx) => {
        const count = await memberSessionStore(tx).endOthers(memberId, sessionId, now)
        const notice = noticeTexts.sessionsEnded(count, formatDateTime(toWireTime(now)))
        if (count > 0) await notices.put(tx, { memberId, label: 'security', ...notice, path: '/my/session' })
        return { count }
      })
    },

    async listSignIns(_, caller) {
      const rows = await signIns.latest(memberOf(caller).memberId)
      return {
        list: rows.map(({ id, result, triedAt, device, address }) => ({
          signInId: id,
          result,
          triedAt: toWireTime(triedAt),
          device,
          address,
        })),
      }
    },
  }
}
