import { accessReason, insertAppWithLevel } from '#worlds/access.ts'
import { insertCompany } from '#worlds/company.ts'
import { giveRole } from '#worlds/member.ts'
import type { Browser } from './flow.ts'

/**
 * Creates a company with an app, its approver and a requester. `wish` is the input of the requester's access request.
 */
export async function accessCompany({ portal, database: { db } }: Pick<Browser, 'portal' | 'database'>) {
  const { appId: app, levelId: level } = await insertAppWithLevel(db)
  const ids = { company: await insertCompany(db, { createdAt: portal.clock.now() }), app, level }
  const join = async (name: string, factor: 'none' | 'sms' = 'none') => {
    const { id, email } = await portal.addMember({
      mfaType: factor,
      factors: factor === 'none' ? [] : [factor],
      companyId: ids.company,
      name,
    })
    return { id, session: await portal.logInFully(email, { confirmed: true }) }
  }
  const [approver, requester] = [await join('이지호'), await join('송나래')]
  await giveRole(db, approver.id, 'approver')
  const addSecurityAdmin = async () => {
    const admin = await join('한도윤', 'sms')
    await giveRole(db, admin.id, 'securityAdmin')
    return admin
  }
  const requestInput = {
    levelId: ids.level,
    approvalType: 'APPLY',
    termDays: 30,
    reason: accessReason,
  } as const
  return { ids, approver, requester, addSecurityAdmin, wish: requestInput }
}
