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
} from '#server/messages/member-mails.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import { createVerification, type Destination, isStill } from '#server/security/verification.ts'
import { handOver } from './code-message.ts'
import { type Proof, proofStore } from './proof.store.ts'
import type { UserDeps } from './user.deps.ts'
import { hasMember, lockedMember, saveContact } from './user.store.ts'

type ContactOperation = 'sendContactCode' | 'verifyContactCode'
type UserInfo = (input: object, caller: Caller) => Promise<Schema<'UserInfo'>>

const UNIQUE_VIOLATION = '23505'

/** Another mail address or mobile number, which replaces the old one once a code has proved it. */
export function contactOperations(
  deps: UserDeps,
  userInfo: UserInfo,
): Pick<OperationsTagged<'user', Caller>, ContactOperation> {
  const { clock, limits, log, mails, messages, notices, sessions, site } = deps
  const proofs = proofStore(deps)
  const verification = createVerification(deps)
  const destinationOf = ({ kind, value }: Proof): Destination => ({
    proof: kind === 'EMAIL' ? 'memberMail' : 'memberPhone',
    to: value,
  })

  async function proofOf(caller: Caller, kind: Schema<'ContactType'>): Promise<Proof> {
    const proof = await proofs.find(memberOf(caller).memberId, kind)
    if (!proof) throw problemNamed('contact.missing')
    return proof
  }

  /** Puts what was proved in the place of the old, which it gives; whoever was logged in elsewhere is not any more. */
  async function replace(tx: Tx, { kind, value }: Proof, caller: Caller): Promise<string> {
    const { memberId, sessionId } = memberOf(caller)
    const before = await lockedMember(tx, memberId)
    const when = formatDateTime(toWireTime(clock.now()))
    await saveContact(tx, memberId, kind === 'EMAIL' ? { email: value } : { phoneNumber: value })
    await sessions.endOthers(tx, { memberId, sessionId })
    const { email, name } = before
    const isMail = kind === 'EMAIL'
    const mail = isMail
      ? emailChangedMail(email, value, when, site)
      : phoneChangedMail(email, name, value, when, site)
    const text = isMail ? noticeTexts.emailChanged(when) : noticeTexts.phoneChanged(when)
    await notices.put(tx, { memberId, label: 'security', ...text, path: '/my/member', mail })
    return isMail ? email : before.phoneNumber
  }

  /** What was sent to an address or number that is the member's no more could not be found when they leave. */
  async function forgetSentTo(former: string): Promise<void> {
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
        const kept = await proofs.change(proof.id, async (current, tx) => {
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
        if (!kept) throw problemNamed('contact.missing')
        if (contactType === 'PHONE') await handOver(deps, proofs, kept, digits)
      })
      return verification.sent
    },

    async verifyContactCode({ contactType, code: digits }, caller) {
      const proof = await proofOf(caller, contactType)
      return verification.guess(proof, destinationOf(proof), digits, async (right) => {
        let isFirst = false
        let former: string | undefined
        await proofs
          .change(proof.id, async (current, tx) => {
            isFirst = isStill(right, current.code)
            if (!isFirst) return current
            former = await replace(tx, current, caller)
            return undefined
          })
          .catch((error: unknown) => {
            // The address has become somebody else's meanwhile, and they have proved it first.
            if (!isTaken(error)) throw error
            isFirst = false
          })
        if (isFirst && former !== undefined) await forgetSentTo(former)
        return isFirst ? userInfo({}, caller) : undefined
      })
    },
  }
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isTaken(error.cause)
}
