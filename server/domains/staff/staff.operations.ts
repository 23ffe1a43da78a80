import { randomUUID } from 'node:crypto'
import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import { isEmail, maskEmail, normalizeEmail } from '#domain/email.ts'
import { isFactorEnough } from '#domain/mfa/factor-need.ts'
import { staffInvitationLink, staffInvitationRefusal } from '#domain/staff/invitations.ts'
import { staffRoles } from '#domain/staff/roles.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import { staffInvitationMail, staffTexts } from '#server/messages/staff-texts.ts'
import { isLastOperator } from '#server/security/last-operator.ts'
import { lockMember } from '#server/security/member-lock.ts'
import { reviewOperations } from './review.operations.ts'
import { staffChanges } from './staff.changes.ts'
import type { StaffDeps } from './staff.deps.ts'
import { type StoredInvitation, staffStore } from './staff.store.ts'
import { toInvitation, toStaffMember } from './staff.views.ts'

/** The operations that list, invite, change and remove members of the staff. */
export function staffOperations(deps: StaffDeps): OperationsTagged<'staff', Caller> {
  const { db, clock, once, lookUp, mails, notices, site } = deps
  const changes = staffChanges(deps)

  /**
   * Returns the valid invitation with the key of a link. Failed look-ups are counted. Throws the reason if the
   * invitation is not valid.
   */
  async function openInvitation(key: string, caller: Caller): Promise<StoredInvitation> {
    const found = await lookUp(caller, key, () => staffStore(db).invitation(key))
    if (!found) throw problemNamed('staffInvitation.missing')
    return found
  }

  function refuseUnlessOpen(invitation: StoredInvitation): void {
    const refusal = staffInvitationRefusal(invitation, clock.now())
    if (refusal) throw problemNamed(refusal)
  }

  async function nextStepOf(
    { email }: StoredInvitation,
    { stage, member }: Caller,
  ): Promise<Schema<'StaffInvitationStep'>['nextStep']> {
    if (stage !== 'member' || !member) return 'LOG_IN'
    if (member.info.email !== email) return 'SWITCH'
    return isFactorEnough(true, await staffStore(db).factorsOf(member.memberId)) ? 'ACCEPT' : 'FACTOR'
  }

  return {
    ...reviewOperations(deps),

    async getStaffInvitation({ key }, caller) {
      const invitation = await openInvitation(key, caller)
      refuseUnlessOpen(invitation)
      return {
        email: maskEmail(invitation.email),
        expiresAt: toWireTime(invitation.expiresAt),
        nextStep: await nextStepOf(invitation, caller),
      }
    },

    async acceptStaffInvitation({ key }, caller) {
      const { memberId } = memberOf(caller)
      await openInvitation(key, caller)
      await db.transaction(async (tx) => {
        // Every change of the member's factors or mail address locks these rows, too.
        const { email, name } = await lockMember(tx, memberId)
        const [store, now] = [staffStore(tx), clock.now()]
        const invitation = await store.invitation(key)
        if (!invitation) throw problemNamed('staffInvitation.missing')
        const isStaff = await store.isStaff(memberId)
        // A repeated call after a lost answer changes nothing.
        if (isStaff && invitation.memberId === memberId) return
        refuseUnlessOpen(invitation)
        if (invitation.email !== email) throw problemNamed('staffInvitation.foreign')
        if (!isFactorEnough(true, await store.factorsOf(memberId))) throw problemNamed('factor.missing')
        if (!(await store.accept(invitation.id, memberId, now))) throw problemNamed('staffInvitation.missing')
        if (isStaff) return
        const others = await staffOf(tx)
        await store.give(randomUUID(), memberId, now, invitation.roles)
        await notices.put(tx, { memberId, ...staffTexts.welcome() })
        for (const id of others) await notices.put(tx, { memberId: id, ...staffTexts.joined(name) })
      })
      return { acceptedYn: 'Y' }
    },

    async listStaff(_, caller) {
      const { memberId } = memberOf(caller)
      const store = staffStore(db)
      const [staff, waiting] = [await store.list(), await store.waiting()]
      const roles = new Map(staff.map((member) => [member.memberId, member.roles]))
      const now = clock.now()
      return {
        list: staff.map((member) =>
          toStaffMember(member, { memberId, isLast: isLastOperator(member.memberId, roles) }),
        ),
        invitations: waiting.map((invitation) => toInvitation(invitation, now)),
      }
    },

    inviteStaff: (input, caller) =>
      once('inviteStaff', caller, input, async (tx) => {
        if (!isEmail(input.email)) throw problemNamed('request.invalid')
        const { memberId, info } = memberOf(caller)
        const email = normalizeEmail(input.email)
        const { invitation, key } = await changes.invite(tx, {
          email,
          byId: memberId,
          roles: staffRoles.filter((role) => (input.roles ?? ['OPERATES']).includes(role)),
        })
        const link = staffInvitationLink(site, key)
        await mails.put(
          tx,
          staffInvitationMail(email, { byName: info.name, link, expiresAt: invitation.expiresAt }),
        )
        return toInvitation({ invitation, byName: info.name }, clock.now())
      }),

    async takeBackStaffInvitation({ invitationId }) {
      if (!(await staffStore(db).takeBack(invitationId))) throw problemNamed('staffInvitation.closed')
      return { takenBackYn: 'Y' }
    },

    async setStaffRoles(input, caller) {
      const byId = memberOf(caller).memberId
      return { roles: await db.transaction((tx) => changes.setRoles(tx, { ...input, byId })) }
    },

    async endStaff({ memberId }, caller) {
      await db.transaction((tx) => changes.end(tx, { memberId, byId: memberOf(caller).memberId }))
      return { endedYn: 'Y' }
    },
  }
}
