import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import {
  contactCodeMail,
  contactTakenMail,
  emailChangedMail,
  phoneChangedMail,
  phoneChangedText,
  undoAddress,
} from '#server/messages/member-mails.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { createVerification, type Destination, isUnchangedCode } from '#server/security/verification.ts'
import { deliverCode } from './code-message.ts'
import { contactChangeStore } from './contact-change.store.ts'
import { type Proof, proofStore } from './proof.store.ts'
import { isTaken } from './taken.ts'
import type { UserDeps } from './user.deps.ts'
import { hasMember, saveContact } from './user.store.ts'

type ContactOperation = 'sendContactCode' | 'verifyContactCode'
type ReplacedContact = { kind: Proof['kind']; former: string; key: string }
type UserInfo = (input: object, caller: Caller) => Promise<Schema<'UserInfo'>>

/** Changing the mail address or mobile number, once a code has verified the new one. */
export function contactOperations(
  deps: UserDeps,
  userInfo: UserInfo,
): Pick<OperationsTagged<'user', Caller>, ContactOperation> {
  const { clock, limits, log, mails, messages, notices, sessions, site } = deps
  const proofs = proofStore(deps)
  const verification = createVerification(deps)
  const changes = contactChangeStore(deps)
  const destinationOf = ({ kind, value }: Proof): Destination => ({
    proof: kind === 'EMAIL' ? 'memberMail' : 'memberPhone',
    to: value,
  })

  async function proofOf(caller: Caller, kind: Schema<'ContactType'>): Promise<Proof> {
    const proof = await proofs.find(memberOf(caller).memberId, kind)
    if (!proof) throw problemNamed('contact.missing')
    return proof
  }

  /**
   * Replaces the old value by the verified one, and returns the old value with the key that undoes the change;
   * sessions elsewhere end.
   */
  async function replace(tx: Tx, { kind, value }: Proof, caller: Caller): Promise<ReplacedContact> {
    const { memberId, sessionId } = memberOf(caller)
    const before = await lockMember(tx, memberId)
    const changeTime = formatDateTime(toWireTime(clock.now()))
    const isMail = kind === 'EMAIL'
    const { email, name } = before
    const former = isMail ? email : before.phoneNumber
    await saveContact(tx, memberId, isMail ? { email: value } : { phoneNumber: value })
    await sessions.endOthers(tx, { memberId, sessionId })
    const key = await changes.record(tx, memberId, isMail ? 'EMAIL' : 'PHONE', former)
    const mail = isMail
      ? emailChangedMail(email, value, changeTime, undoAddress(site, key))
      : phoneChangedMail(email, name, value, changeTime, site)
    const text = isMail ? noticeTexts.emailChanged(changeTime) : noticeTexts.phoneChanged(changeTime)
    await notices.put(tx, { memberId, label: 'security', ...text, path: '/my/member', mail })
    return { kind, former, key }
  }

  /**
   * Notifies the former phone number, with the key that undoes the change. A failure is ignored, since a mail is sent
   * as well.
   */
  async function notifyFormerNumber({ former, key }: ReplacedContact): Promise<void> {
    await messages
      .sendSms({ to: former, text: phoneChangedText(undoAddress(site, key)) })
      .catch((err: unknown) => log.error({ err }, 'a former number could not be notified of its change'))
  }

  /**
   * Removes the messages to a former mail address or phone number. They could not be found any more when the member
   * leaves.
   */
  async function removeMessagesTo(former: string): Promise<void> {
    await messages
      .forget?.([former])
      .catch((err: unknown) => log.error({ err }, 'messages to a former address or number are still there'))
  }

  return {
    async sendContactCode({ contactType }, caller) {
      const proof = await proofOf(caller, contactType)
      const destination = destinationOf(proof)
      verification.refuseTooSoon(proof.code, true)
      await verification.counted(destination, caller, async () => {
        const { digits, code } = verification.newCode(proof.id, destination)
        const saved = await proofs.change(proof.id, async (current, tx) => {
          verification.refuseTooSoon(current.code, true)
          if (contactType === 'EMAIL') {
            const taken = await hasMember(tx, current.value)
            await mails.put(
              tx,
              taken
                ? contactTakenMail(current.value, site)
                : contactCodeMail(current.value, digits, limits.codeSeconds),
            )
          }
          return { code }
        })
        if (!saved) throw problemNamed('contact.missing')
        if (contactType === 'PHONE') await deliverCode(deps, proofs, saved, digits)
      })
      return verification.sent
    },

    async verifyContactCode({ contactType, code: digits }, caller) {
      const proof = await proofOf(caller, contactType)
      return verification.guess(proof, destinationOf(proof), digits, async (right) => {
        let isFirst = false
        let replaced: ReplacedContact | undefined
        await proofs
          .change(proof.id, async (current, tx) => {
            isFirst = isUnchangedCode(right, current.code)
            if (!isFirst) return current
            replaced = await replace(tx, current, caller)
            return undefined
          })
          .catch((error: unknown) => {
            // Another member has verified the address first.
            if (!isTaken(error)) throw error
            isFirst = false
          })
        if (isFirst && replaced) {
          await removeMessagesTo(replaced.former)
          if (replaced.kind === 'PHONE') await notifyFormerNumber(replaced)
        }
        return isFirst ? userInfo({}, caller) : undefined
      })
    },
  }
}
