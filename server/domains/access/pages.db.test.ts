import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { type AdminPage, adminPages, adminPagesOf } from '#domain/admin/pages.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

/** The requests that each page of the admin area makes when it opens. */
const openingCalls = {
  '/admin/subscription': 'listAdminSubscriptions',
  '/admin/company': 'listAdminCompanies',
  '/admin/inquiry': 'listAdminInquiries',
  '/admin/bill': 'listAdminBills',
  '/admin/deposit': 'listDeposits',
  '/admin/settlement': 'listSettlementDifferences',
  '/admin/counsel': 'listAdminCounsels',
  '/admin/catalogue': 'listAdminServices',
  '/admin/notice': 'listAdminPosts',
  '/admin/terms': 'listTermsDocuments',
  '/admin/staff': 'listStaff',
  '/admin/brand': 'getBrand',
  '/admin/rules': 'getBillRules',
  '/admin/holiday': 'listHolidays',
  '/admin/connections': 'listConnections',
  '/admin/hours': 'getOpeningHours',
  '/admin/site': 'getSiteEdition',
  '/admin/review': 'getAccessReview',
  '/admin/approval': 'listAdminAccessRequests',
  '/admin/member': 'listAdminAccessGrants',
  '/admin/apps': 'listAdminApps',
  '/admin/delegation': 'listAdminDelegations',
  '/admin/abnormal': 'listAbnormalEvents',
  '/admin/audit': 'listAuditRecords',
} as const satisfies Record<AdminPage, OperationId>
const input = {
  '/admin/notice': { board: 'NOTICE' },
  '/admin/site': { page: 'home', version: null },
  '/admin/review': { month: '2026-10' },
} as Partial<Record<AdminPage, object>>

describeEngines('the pages of the admin area', (engine) => {
  const world = accessWorld(engine)
  const pages = Object.keys(adminPages) as AdminPage[]

  const isDelegate = async (holder: Person) => {
    const person = await world.person()
    const days = { startDate: '2026-11-21', endDate: '2026-11-25' }
    const set = await world
      .portal()
      .call('setAccessDelegation', { delegateEmail: person.email, ...days }, holder)
    expect(set).toMatchObject({ code: 200 })
    return person
  }
  const people: Record<string, () => Promise<Person>> = {
    'a member': () => world.person(),
    staff: () => world.person({ roles: ['staff'] }),
    'staff without a company': () => world.person({ roles: ['staff'], companyId: null }),
    'an approver': () => world.person({ roles: ['approver'] }),
    'an approver of one app': () => world.person({ roles: ['approver'], appId: world.ids.app }),
    'an app admin': () => world.person({ roles: ['appAdmin'] }),
    'an app admin of one app': () => world.person({ roles: ['appAdmin'], appId: world.ids.app }),
    'a security admin': () => world.person({ roles: ['securityAdmin'] }),
    'a security admin of one app': () => world.person({ roles: ['securityAdmin'], appId: world.ids.app }),
    'a security admin without a company': () => world.person({ roles: ['securityAdmin'], companyId: null }),
    'staff with every role': () =>
      world.person({ roles: ['staff', 'approver', 'appAdmin', 'securityAdmin'] }),
    'a delegate': async () => isDelegate(await world.person({ roles: ['approver'] })),
    'a delegate of an app admin': async () => isDelegate(await world.person({ roles: ['appAdmin'] })),
    'a delegate of a member who no longer has a role': async () => {
      const holder = await world.person({ roles: ['approver'] })
      const person = await isDelegate(holder)
      await engine.database().db.delete(memberRoles).where(eq(memberRoles.memberId, holder.memberId))
      return person
    },
  }

  it.each(Object.entries(people))(
    'are open to %s exactly if the session lists them',
    async (_, makePerson) => {
      const person = await makePerson()
      const call = (id: OperationId, body: object) => world.portal().call(id, body as never, person)
      const { data: info } = await world.portal().call('getSessionInfo', {}, person)
      const open: AdminPage[] = []
      for (const page of pages) {
        const { code } = await call(openingCalls[page], input[page] ?? {})
        expect([page, [200, 1403].includes(code)]).toEqual([page, true])
        if (code === 200) open.push(page)
      }
      expect(adminPagesOf(info)).toEqual(open)
      const home = await call('getAdminAccessToday', {})
      expect(home.code).toBe(info.accessAdminYn === 'Y' ? 200 : 1403)
      expect(info.accessRoles).toEqual((home.data as { roles?: string[] } | undefined)?.roles)
    },
  )
})
