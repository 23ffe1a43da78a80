import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { PASSWORD_MIN } from '#domain/password/rules.ts'
import type { Tx } from '#server/db/once.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import {
  noAccountMail,
  passwordChangedMail,
  resetCodeMail,
  resetElsewhereMail,
} from '#server/messages/account-mails.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import { codeText } from '#server/messages/texts.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { memberOrders } from '#server/security/member-orders.ts'
import { refuseWeak } from '#server/security/new-password.ts'
import { hashToken } from '#server/security/tokens.ts'
import { createVerification, type Destination, isUnchangedCode } from '#server/security/verification.ts'
import type { AccountDeps } from './account.deps.ts'
import type { ResetContent } from './account.rules.ts'
import { memberByEmail, setPassword } from './account.store.ts'
import { type Draft, draftStore } from './draft.store.ts'

type Member = NonNullable<Awaited<ReturnType<typeof memberByEmail>>>
type ResetOperation = 'startPasswordReset' | 'verifyPasswordReset' | 'resetPassword'

/**
 * Resetting a forgotten password. The answers do not reveal whether there is an account; only the mail does.
 */
export function resetOperations(
  deps: AccountDeps,
): Pick<OperationsTagged<'account', Caller>, ResetOperation> {
  const { db, clock, limits, log, mails, messages, notices, passwords, sessions, site, formerContacts } = deps
  const drafts = draftStore<ResetContent>(deps, 'reset')
  const verification = createVerification(deps)
  const destinationOf = (email: string): Destination => ({ proof: 'resetMail', to: email })

  /**
   * Sends the code for a reset. A mail address that was changed a short time ago cannot reset the password, so the
   * code goes to the phone, or to the former address.
   */
  async function sendTo(
    { email, phoneNumber }: Member,
    former: Awaited<ReturnType<typeof formerContacts>>,
    digits: string,
    tx: Tx,
  ): Promise<void> {
    if (former.EMAIL === undefined) return mails.put(tx, resetCodeMail(email, digits, limits.codeSeconds))
    await mails.put(tx, resetElsewhereMail(email, former.PHONE === undefined ? 'PHONE' : 'EMAIL'))
    if (former.PHONE !== undefined)
      return mails.put(tx, {
        ...resetCodeMail(former.EMAIL, digits, limits.codeSeconds),
        toIsForgotten: true,
      })
    // Not awaited: otherwise the answer would take longer than for an address without an account.
    void messages
      .sendSms({ to: phoneNumber, text: codeText(digits, limits.codeSeconds) })
      .catch((err: unknown) => log.error({ err }, 'a code could not be sent'))
  }

  async function sendCode(id: string, email: string, tx: Tx) {
    const { digits, code } = verification.newCode(id, destinationOf(email))
    const member = await memberByEmail(tx, email)
    // Also queried, with an id that no member has, for an address without an account, so that both answers take
    // equally long.
    const former = await formerContacts(tx, member?.id ?? id)
    if (member) await sendTo(member, former, digits, tx)
    else await mails.put(tx, noAccountMail(email, site))
    const resetMember = member && { id: member.id, passwordMark: hashToken(member.passwordHash) }
    return { content: { email, member: resetMember ?? null, verifiedAt: null }, code }
  }

  /**
   * Whether the verified code still allows resetting the password of an account. The account must be the same, with
   * the password from the time of the request, and no admin may have required a reset since the code was verified.
   * The account is locked until the transaction ends.
   */
  async function isResetStillAllowed(tx: Tx, { email, member, verifiedAt }: ResetContent, { id }: Member) {
    const now = await lockMember(tx, id)
    if (verifiedAt === null || member?.id !== id || now.email !== email) return false
    if (member.passwordMark !== hashToken(now.passwordHash)) return false
    const orderedAt = await memberOrders(tx).givenAt(id, 'PASSWORD_RESET')
    return orderedAt === undefined || orderedAt <= new Date(verifiedAt)
  }

  return {
    async startPasswordReset({ email: typed }, caller) {
      const email = normalizeEmail(typed)
      if (!isEmail(email)) throw problemNamed('request.invalid')
      const { token } = caller.drafts.reset
      const refuse = ({ code, content }: Draft<ResetContent>) =>
        verification.refuseTooSoon(code, content.email === email)
      const currentDraft = await drafts.find(token)
      if (currentDraft) refuse(currentDraft)
      await verification.counted(destinationOf(email), caller, async () => {
        const changedDraft = await drafts.change(token, (draft, tx) => {
          refuse(draft)
          return sendCode(draft.id, email, tx)
        })
        if (!changedDraft)
          caller.drafts.reset.set((await drafts.begin((id, tx) => sendCode(id, email, tx))).token)
      })
      return verification.sent
    },

    async verifyPasswordReset({ code: digits }, caller) {
      const draft = await drafts.find(caller.drafts.reset.token)
      if (!draft) throw problemNamed('reset.missing')
      return verification.guess(draft, destinationOf(draft.content.email), digits, async (right) => {
        let isFirst = false
        await drafts.change(caller.drafts.reset.token, async ({ code, content }) => {
          isFirst = isUnchangedCode(right, code)
          return isFirst ? { content: { ...content, verifiedAt: clock.now().toISOString() }, code: null } : {}
        })
        if (!isFirst) return undefined
        const member = await memberByEmail(db, draft.content.email)
        const passwordLeast = member ? await sessions.passwordLeast(member) : PASSWORD_MIN
        return { verifiedYn: 'Y' as const, passwordLeast }
      })
    },

    async resetPassword({ password }, caller) {
      const draft = await drafts.find(caller.drafts.reset.token)
      const member = draft?.content.verifiedAt ? await memberByEmail(db, draft.content.email) : undefined
      if (!member) throw problemNamed('reset.missing')
      const owner = { ...member, passwordLeast: await sessions.passwordLeast(member) }
      refuseWeak(password, owner, deps.portalNames())
      const passwordHash = await passwords.hash(password)

      const { id, email, name } = member
      let isFirst = false
      await drafts.change(caller.drafts.reset.token, async ({ content }, tx) => {
        if (!(await isResetStillAllowed(tx, content, member))) return {}
        isFirst = true
        await setPassword(tx, id, passwordHash, clock.now())
        await memberOrders(tx).fulfil(id, 'PASSWORD_RESET')
        await sessions.endAll(tx, id)
        const changeTime = formatDateTime(toWireTime(clock.now()))
        const mail = passwordChangedMail(email, name, changeTime, site)
        await notices.put(tx, {
          memberId: id,
          label: 'security',
          ...noticeTexts.passwordReset(changeTime),
          path: '/my/session',
          mail,
        })
        return undefined
      })
      if (!isFirst) throw problemNamed('reset.missing')
      caller.provedToBe(id)
      await sessions.forgetGuesses(email)
      if (caller.member?.memberId === id) caller.clearSession()
      caller.drafts.reset.clear()
      return { resetYn: 'Y' }
    },
  }
}
