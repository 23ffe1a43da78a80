import type { Input, Output } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { ownPasswordChangedMail } from '#server/messages/member-mails.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import { memberOrders } from '#server/security/member-orders.ts'
import { refuseWeak } from '#server/security/new-password.ts'
import type { UserDeps } from './user.deps.ts'
import { memberOfId, replacePassword } from './user.store.ts'

/**
 * Changes the password of a member who knows the old one: all other sessions end, this one continues under a new
 * token.
 */
export function changePassword({ db, clock, passwords, sessions, notices, site, portalNames }: UserDeps) {
  return async (
    { password, newPassword }: Input<'changePassword'>,
    caller: Caller,
  ): Promise<Output<'changePassword'>> => {
    const { memberId, sessionId } = memberOf(caller)
    const member = await memberOfId(db, memberId)
    const owner = { ...member, passwordLeast: await sessions.passwordLeast(member) }
    refuseWeak(newPassword, owner, portalNames())
    await sessions.checkPassword(member, password)
    if (newPassword.normalize('NFC') === password.normalize('NFC')) throw problemNamed('password.same')
    const passwordHash = await passwords.hash(newPassword)
    const token = await db.transaction(async (tx) => {
      // A concurrent change has ended this session with all the others.
      if (!(await replacePassword(tx, memberId, member.passwordHash, passwordHash)))
        throw problemNamed('session.expired')
      await memberOrders(tx).fulfil(memberId, 'PASSWORD_RESET')
      await sessions.endOthers(tx, { memberId, sessionId })
      const renewed = await sessions.renew(tx, { memberId, sessionId })
      if (renewed === undefined) throw problemNamed('session.expired')
      const changeTime = formatDateTime(toWireTime(clock.now()))
      const mail = ownPasswordChangedMail(member.email, member.name, changeTime, site)
      await notices.put(tx, {
        memberId,
        label: 'security',
        ...noticeTexts.passwordChanged(changeTime),
        path: '/my/session',
        mail,
      })
      return renewed
    })
    caller.setSession(token)
    return { changedYn: 'Y' }
  }
}
