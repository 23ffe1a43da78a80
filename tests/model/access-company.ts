import { randomUUID } from 'node:crypto'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { apps } from '#server/db/schema/app.ts'
import { companies } from '#server/db/schema/company.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import type { Browser } from './flow.ts'

/** A company with an app, its approver and a requester; `wish` is an application of the requester. */
export async function accessCompany({ portal, database: { db } }: Pick<Browser, 'portal' | 'database'>) {
  const ids = { company: randomUUID(), app: randomUUID(), level: randomUUID() }
  await db
    .insert(companies)
    .values({ id: ids.company, name: '솔바람상회', rnno: '9998700017', createdAt: portal.clock.now() })
  await db.insert(apps).values({
    id: ids.app,
    code: ids.app,
    name: '재무 회계',
    category: '경영 지원',
    description: '전표와 결산',
    devices: ['WINDOW'],
    longestTermDays: 90,
  })
  await db.insert(accessLevels).values({
    id: ids.level,
    appId: ids.app,
    name: '열람',
    description: '봅니다.',
    administers: false,
    position: 0,
  })
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
  const give = (memberId: string, role: 'approver' | 'securityAdmin') =>
    db.insert(memberRoles).values({ id: randomUUID(), memberId, role })
  await give(approver.id, 'approver')
  const addSecurityAdmin = async () => {
    const admin = await join('한도윤', 'sms')
    await give(admin.id, 'securityAdmin')
    return admin
  }
  const wish = {
    levelId: ids.level,
    approvalType: 'APPLY',
    termDays: 30,
    reason: '월말 정산 기간에 필요합니다.',
  } as const
  return { ids, approver, requester, addSecurityAdmin, wish }
}
