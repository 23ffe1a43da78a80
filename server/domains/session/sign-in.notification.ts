import { and, eq } from 'drizzle-orm'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { orderedId } from '#server/db/ordered-id.ts'
import { members } from '#server/db/schema/member.ts'
import { signIns } from '#server/db/schema/session.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { newSignInMail } from '#server/messages/account-mails.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import type { Notices } from '#server/messages/notices.ts'
import { networkOf, partOfAddress } from '#server/security/address-group.ts'
import { holdMember } from '#server/security/member-lock.ts'

/**
 * The time for which sign-ins are retained. After that time, a device or network that was used before counts as new.
 */
const SIGN_IN_RETENTION_MS = 90 * DAY_MS
const MAX_ROWS = 500

/**
 * Records that a member is logged in. Notifies the member if the kind of device or the network was not used in the
 * last ninety days, except at the first login of a new member.
 */
export function signInNotifier({ db, notices, site }: { db: Db; notices: Notices; site: string }) {
  return async (
    memberId: string,
    { device, address: whole }: Pick<Caller, 'device' | 'address'>,
    now: Date,
  ): Promise<void> => {
    const address = partOfAddress(whole)
    await db.transaction(async (tx) => {
      // A member who leaves at the same moment is not notified, and has no session any more.
      if (!(await holdMember(tx, memberId))) return
      const before = await tx
        .selectDistinct({ device: signIns.device, address: signIns.address })
        .from(signIns)
        .where(and(eq(signIns.memberId, memberId), eq(signIns.result, 'LOGGED_IN')))
        .limit(MAX_ROWS)
      await tx
        .insert(signIns)
        .values({ id: orderedId(), memberId, result: 'LOGGED_IN', triedAt: now, device, address })
      if (before.some((known) => known.device === device && networkOf(known.address) === networkOf(address)))
        return
      const [member] = await tx.select().from(members).where(eq(members.id, memberId))
      const isNew =
        before.length === 0 && now.getTime() - (member?.createdAt.getTime() ?? 0) < SIGN_IN_RETENTION_MS
      if (!member || isNew) return
      const signIn = { when: formatDateTime(toWireTime(now)), device, address }
      const mail = newSignInMail(member.email, member.name, signIn, site)
      await notices.put(tx, {
        memberId,
        label: 'security',
        ...noticeTexts.newSignIn(signIn),
        path: '/my/session',
        mail,
      })
    })
  }
}
