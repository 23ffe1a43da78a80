import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { isPersonName, normalizeName } from '#domain/korean/names.ts'
import { isMobile, normalizePhone } from '#domain/korean/phone.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedLine } from '#domain/typed/typed-text.ts'
import { type Caller, memberOf, verifiedMemberOf } from '#server/http/calls/caller.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { certificationOperations } from './certification.operations.ts'
import { contactOperations } from './contact.operations.ts'
import { contactUndoOperations } from './contact-undo.operations.ts'
import { changePassword } from './password.change.ts'
import { type Proof, proofStore } from './proof.store.ts'
import type { UserDeps } from './user.deps.ts'
import { profileOf, saveOwn } from './user.store.ts'

const MAX_TEXT_LENGTH = 60

/** The member's own data, and the proofs for changing it. */
export function userOperations(deps: UserDeps): OperationsTagged<'user', Caller> {
  const { admitCompanyName, admitPersonName, db, isSubscribed, sessions } = deps
  const proofs = proofStore(deps)

  async function getUserInfo(_: object, caller: Caller): Promise<Schema<'UserInfo'>> {
    const {
      memberId: id,
      info: { mfaType },
    } = memberOf(caller)
    const { registeredName: _name, createdAt, ...profile } = await profileOf(db, id)
    return {
      ...profile,
      joinedAt: toWireTime(createdAt),
      subscribeYn: (await isSubscribed(caller)) ? 'Y' : 'N',
      passwordLeast: await sessions.passwordLeast({ id, mfaType }),
    }
  }

  return {
    getUserInfo,

    async updateUserInfo(typed, caller) {
      const { memberId } = memberOf(caller)
      const { email, phoneNumber, ...own } = normalizeInput(typed)

      return db.transaction(async (tx) => {
        const member = await lockMember(tx, memberId)
        const isOtherMail = email !== undefined && email !== member.email
        const isOtherPhone = phoneNumber !== undefined && phoneNumber !== member.phoneNumber
        if ((isOtherMail && !isEmail(email)) || (isOtherPhone && !isMobile(phoneNumber)))
          throw problemNamed('request.invalid')
        if (isOtherMail || isOtherPhone) verifiedMemberOf(caller)
        const { registeredName } = await profileOf(tx, memberId)
        const isRegistered = own.companyName === registeredName
        if (!isRegistered) admitCompanyName(own.companyName)
        if (own.name !== undefined && own.name !== member.name) admitPersonName(own.name)
        await saveOwn(tx, memberId, { ...own, ...(isRegistered && { companyName: null }) })
        // Saving the current value cancels a change in progress.
        if (isOtherMail) await proofs.put(tx, memberId, 'EMAIL', email)
        else if (email !== undefined) await proofs.drop(tx, memberId, 'EMAIL')
        if (isOtherPhone) await proofs.put(tx, memberId, 'PHONE', phoneNumber)
        else if (phoneNumber !== undefined) await proofs.drop(tx, memberId, 'PHONE')
        return changesOf(await proofs.inProgress(memberId, tx))
      })
    },

    listContactChanges: async (_, caller) => changesOf(await proofs.inProgress(memberOf(caller).memberId)),

    ...contactOperations(deps, getUserInfo),
    ...contactUndoOperations(deps),
    ...certificationOperations(deps),
    changePassword: changePassword(deps),
  }
}

/** The given fields, normalized; other fields are missing. Throws `request.invalid`. */
function normalizeInput({
  name,
  email,
  phoneNumber,
  subEmail,
  companyName,
  deptName,
}: Input<'updateUserInfo'>) {
  const profile = {
    ...(name !== undefined && { name: normalizeName(name) }),
    ...(email !== undefined && { email: normalizeEmail(email) }),
    ...(phoneNumber !== undefined && { phoneNumber: normalizePhone(phoneNumber) }),
    ...(subEmail !== undefined && { subEmail: subEmail && (normalizeEmail(subEmail) || null) }),
    ...(companyName !== undefined && { companyName: textOf(companyName) }),
    ...(deptName !== undefined && { deptName: textOf(deptName) }),
  }
  if (profile.name !== undefined && !isPersonName(profile.name)) throw problemNamed('request.invalid')
  if (profile.subEmail && !isEmail(profile.subEmail)) throw problemNamed('request.invalid')
  if ([profile.companyName, profile.deptName].some((text) => text && lettersIn(text) > MAX_TEXT_LENGTH))
    throw problemNamed('request.invalid')
  return profile
}

function changesOf(live: Proof[]): Schema<'ContactChanges'> {
  return {
    list: (['EMAIL', 'PHONE'] as const).flatMap((contactType) =>
      live.filter(({ kind }) => kind === contactType).map(({ value }) => ({ contactType, value })),
    ),
  }
}

const textOf = (typed: string | null) => (typed === null ? null : typedLine(typed) || null)
