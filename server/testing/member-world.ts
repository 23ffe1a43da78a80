import type { Input } from '#contract/operation.ts'
import { newPhone } from './account-world.ts'
import type { Portal } from './portal.ts'

type Own = Input<'updateUserInfo'>

/**
 * Adds a member with a unique phone number and a confirmed session; returns functions that change and verify the
 * member's data.
 */
export async function confirmedMember(portal: Portal) {
  const member = await portal.addMember({ phoneNumber: newPhone() })
  const session = await portal.logInFully(member.email, { confirmed: true })
  const { id: memberId, email, name, phoneNumber } = member
  const own: Own = { email, name, phoneNumber, subEmail: null, companyName: null, deptName: null }
  return {
    memberId,
    email,
    phoneNumber,
    session,
    save: (more: Partial<Own>) => portal.call('updateUserInfo', { ...own, ...more }, { session }),
    send: (contactType: 'EMAIL' | 'PHONE') => portal.call('sendContactCode', { contactType }, { session }),
    verify: (contactType: 'EMAIL' | 'PHONE', code: string) =>
      portal.call('verifyContactCode', { contactType, code }, { session }),
    info: async () => (await portal.call('getUserInfo', {}, { session })).data,
  }
}
