import type { Input, Output } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Tx } from '#server/db/once.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { welcomeMail } from '#server/messages/account-mails.ts'
import { refuseWeak } from '#server/security/new-password.ts'
import { hashToken } from '#server/security/tokens.ts'
import type { AccountDeps } from './account.deps.ts'
import { type SignupContent, stepOf } from './account.rules.ts'
import { type CompleteSignup, insertMember, passwordHashOf } from './account.store.ts'
import type { DraftStore } from './draft.store.ts'
import { currentTerms } from './terms/terms.catalogue.ts'

const emptyContent = {
  terms: [],
  name: null,
  phoneNumber: null,
  phoneVerified: false,
  basicSaved: false,
  companyName: null,
  rnno: null,
  deptName: null,
  representative: null,
  foundedOn: null,
  email: null,
  emailVerified: false,
} satisfies Partial<SignupContent>

/** The mail address has become another member's login id during the sign-up. */
class EmailTaken extends Error {}

/** The last step of a sign-up: adds a member, only once for an idempotency key, and logs them in. */
export function completeSignup(deps: AccountDeps, drafts: DraftStore<SignupContent>) {
  const { db, clock, passwords, keyedHash, once, mails, sessions, site, signupTerms } = deps
  const isReady = (content: SignupContent): content is CompleteSignup =>
    stepOf(content, currentTerms(clock.now(), signupTerms())) === 'PASSWORD'

  async function makeMember(
    tx: Tx,
    token: string,
    passwordHash: string | undefined,
  ): Promise<{ memberId: string }> {
    let made: string | undefined
    await drafts.changeWithin(tx, token, async ({ content }) => {
      if (passwordHash === undefined || !isReady(content)) throw problemNamed('signup.outOfOrder')
      made = await insertMember(tx, content, passwordHash, clock.now())
      if (made === undefined) throw new EmailTaken()
      await mails.put(tx, welcomeMail(content.email, content.name, site), { memberId: made, label: 'user' })
      return { content: { ...content, ...emptyContent }, code: null, memberId: made }
    })
    if (made === undefined) throw problemNamed('signup.missing')
    return { memberId: made }
  }

  return async (
    { idempotencyKey, password }: Input<'completeSignup'>,
    caller: Caller,
  ): Promise<Output<'completeSignup'>> => {
    const { token } = caller.drafts.signup
    const draft = await drafts.find(token)
    if (token === undefined || !draft) throw problemNamed('signup.missing')
    const isDone = draft.memberId !== null
    if (!isDone && !isReady(draft.content)) throw problemNamed('signup.outOfOrder')
    if (!isDone) refuseWeak(password, draft.content, deps.portalNames())
    const passwordHash = isDone ? undefined : await passwords.hash(password)

    // The idempotency key belongs to this draft, and only the server can produce the stored hash of the password.
    const keyInput = {
      idempotencyKey,
      draft: hashToken(token),
      password: keyedHash('signup-password', password.normalize('NFC')),
    }
    let isFirst = false
    const { memberId } = await once('completeSignup', { ...caller, member: undefined }, keyInput, (tx) => {
      isFirst = true
      return makeMember(tx, token, passwordHash)
    }).catch(async (error: unknown) => {
      if (!(error instanceof EmailTaken)) throw error
      await drafts.change(token, ({ content }) =>
        Promise.resolve({ content: { ...content, emailVerified: false } }),
      )
      throw problemNamed('signup.outOfOrder')
    })
    // A repeated call logs the member in once more, unless the password has been changed since.
    const currentHash = await passwordHashOf(db, memberId)
    if (!isFirst && !(await passwords.verify(currentHash, password))) throw problemNamed('signup.missing')
    caller.provedToBe(memberId)
    await sessions.begin(memberId, caller, {
      isPasswordGiven: true,
      // This sign-up has verified the phone number and the mail address. A repeated call verifies only the password.
      isProven: isFirst,
      async refuseUnlessStill(member) {
        if (member.passwordHash !== currentHash) throw problemNamed('signup.missing')
      },
    })
    caller.drafts.signup.clear()
    return { loginYn: 'Y' }
  }
}
