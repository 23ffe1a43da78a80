import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { contactUndoneMail } from '#server/messages/member-mails.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { contactChangeStore } from './contact-change.store.ts'
import { proofStore } from './proof.store.ts'
import { isTaken } from './taken.ts'
import type { UserDeps } from './user.deps.ts'
import { saveContact } from './user.store.ts'

/** Restoring a changed mail address or mobile number, with the key that was sent to the former address or number. */
export function contactUndoOperations(
  deps: UserDeps,
): Pick<OperationsTagged<'user', Caller>, 'undoContactChange'> {
  const { db, clock, notices, sessions, site } = deps
  const changes = contactChangeStore(deps)
  const proofs = proofStore(deps)

  return {
    async undoContactChange({ key }, caller) {
      const work = db.transaction(async (tx) => {
        const memberId = await changes.holder(tx, key)
        // A change of a contact also locks the member first.
        const member = memberId === undefined ? undefined : await lockMember(tx, memberId)
        const taken = member && (await changes.take(tx, member.id, key))
        if (!member || !taken) throw problemNamed('undo.expired')
        const { former, since } = taken
        const email = former.EMAIL ?? member.email
        await saveContact(tx, member.id, { email, phoneNumber: former.PHONE ?? member.phoneNumber })
        await proofs.drop(tx, member.id, 'EMAIL')
        await proofs.drop(tx, member.id, 'PHONE')
        await sessions.secureAccount(tx, member.id, since)
        const undoTime = formatDateTime(toWireTime(clock.now()))
        const mail = contactUndoneMail(email, member.name, undoTime, site)
        const text = noticeTexts.contactUndone(undoTime)
        await notices.put(tx, { memberId: member.id, label: 'security', ...text, path: '/my/member', mail })
        return member.id
      })
      const memberId = await work.catch((error: unknown) => {
        // Another member has taken the former address since the change.
        throw isTaken(error) ? problemNamed('undo.expired') : error
      })
      caller.provedToBe(memberId)
      if (caller.member?.memberId === memberId) caller.clearSession()
      return { undoneYn: 'Y' }
    },
  }
}
