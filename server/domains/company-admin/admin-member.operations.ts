import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { MAX_REASON_LENGTH } from '#domain/company-admin/corrections.ts'
import { toWireTime } from '#domain/dates.ts'
import { isText } from '#domain/inquiry/rules.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import type { Db } from '#server/db/client.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { openedMembers } from '#server/staff/openings.ts'
import { adminMemberStore } from './admin-member.store.ts'
import { companyAdminStore } from './company-admin.store.ts'
import { toPerson } from './company-admin.views.ts'
import { messagesOf } from './company-sections.operations.ts'

/** The operations on the page of one member. */
export type AdminMemberOperations = Pick<
  OperationsTagged<'companyAdmin', Caller>,
  'openAdminMember' | 'getAdminMember' | 'listAdminMemberMessages' | 'listAdminMemberCounsels'
>

const DEFAULT_LIMIT = 20

/**
 * Returns the operations on one member, with or without a company. The staff must give a reason before they open the
 * page of a member.
 */
export function adminMemberOperations({
  db,
  clock,
  box,
}: {
  db: Db
  clock: Clock
  box: Pick<SecretBox, 'open'>
}): AdminMemberOperations {
  /** Returns the member. Throws if the member is missing, or the caller gave no reason today. */
  async function requireReadableMember(caller: Caller, memberId: string) {
    const person = await companyAdminStore(db).person(memberId)
    if (!person) throw problemNamed('account.missing')
    await openedMembers.require({ db, clock }, caller, memberId)
    return person
  }

  return {
    async openAdminMember({ memberId, reason: typed }, caller) {
      if (!isText(typed, MAX_REASON_LENGTH)) throw problemNamed('request.invalid')
      if (!(await companyAdminStore(db).person(memberId))) throw problemNamed('account.missing')
      const reason = await openedMembers.record({ db, clock }, caller, {
        id: memberId,
        reason: typedText(typed),
      })
      return { memberId, reason }
    },

    async getAdminMember({ memberId }, caller) {
      const person = await requireReadableMember(caller, memberId)
      const found = await adminMemberStore(db).find(memberId)
      if (!found) throw problemNamed('account.missing')
      return {
        person: toPerson(person),
        phoneNumber: maskPhone(found.phoneNumber),
        companyId: found.companyId,
        companyName: found.companyName,
        roles: found.roles,
        createdAt: toWireTime(found.createdAt),
      }
    },

    async listAdminMemberMessages({ memberId, ...asked }, caller) {
      await requireReadableMember(caller, memberId)
      return messagesOf({ db, box }, { memberId }, asked)
    },

    async listAdminMemberCounsels({ memberId, cursor, limit = DEFAULT_LIMIT }, caller) {
      await requireReadableMember(caller, memberId)
      const store = adminMemberStore(db)
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, total] = await Promise.all([
        store.counsels(memberId, { after, limit: limit + 1 }),
        store.countCounsels(memberId),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
      return {
        total,
        nextCursor,
        list: shown.map(({ id, counselNo, counselState, counselMethod, startAt }) => ({
          counselId: id,
          counselNo,
          counselState,
          counselMethod,
          startAt: toWireTime(startAt),
        })),
      }
    },
  }
}
