import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { type FilterCounts, totalIn } from '#domain/filter-counts.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, createTestClock, type Portal } from '#server/testing/portal.ts'
import { roleRow } from '#worlds/member.ts'
import { seedDemoWorld } from './demo/seed-demo-world.ts'

type Reader = 'staff' | 'securityAdmin' | 'appAdmin' | 'member' | 'visitor'
type Page = { total: number; counts?: FilterCounts; nextCursor: string | null; list: unknown[] }
/**
 * A list, the role of the caller, the filter for whose values the answer contains counts, and other filters
 * with which the counts are compared.
 */
type CountedList = { id: OperationId; reader: Reader; filter: string; under?: object[] }

const MEMBER = 'minseo.kim@neoreundeul.example'
const APP_ADMIN = 'haneul.choi@saebyeoknaru.example'
const board = { board: 'NOTICE' }
// Every call of the audit record is itself recorded, so only records of earlier days are compared.
const lists: readonly CountedList[] = [
  { id: 'listSettlementDifferences', reader: 'staff', filter: 'differenceState' },
  { id: 'listDeposits', reader: 'staff', filter: 'depositState' },
  { id: 'listAdminInquiries', reader: 'staff', filter: 'inquiryState', under: [{}, { search: '주식회사' }] },
  {
    id: 'listAdminPosts',
    reader: 'staff',
    filter: 'postState',
    under: [board, { ...board, search: '안내' }],
  },
  {
    id: 'listAdminSubscriptions',
    reader: 'staff',
    filter: 'subscriptionState',
    under: [{}, { search: '너른들' }],
  },
  { id: 'listAdminCompanies', reader: 'staff', filter: 'businessState', under: [{}, { search: '주식회사' }] },
  { id: 'listAdminMembers', reader: 'staff', filter: 'accountState', under: [{}, { search: '김' }] },
  {
    id: 'listAbnormalEvents',
    reader: 'securityAdmin',
    filter: 'abnormalState',
    under: [{}, { search: '이' }],
  },
  {
    id: 'listAdminAccessGrants',
    reader: 'securityAdmin',
    filter: 'useStatus',
    under: [{}, { riskLevel: 'LOW' }],
  },
  { id: 'listAdminDelegations', reader: 'appAdmin', filter: 'delegationState' },
  { id: 'listAuditRecords', reader: 'securityAdmin', filter: 'auditKind', under: [{ toDate: '2026-11-20' }] },
  { id: 'listAccessRequests', reader: 'member', filter: 'approvalResult' },
  { id: 'listInquiries', reader: 'member', filter: 'inquiryState' },
  { id: 'listNotices', reader: 'visitor', filter: 'announcementType', under: [{}, { search: '안내' }] },
]

describeEngines('the counts of filters', (engine) => {
  let portal: Portal
  const sessions: Partial<Record<Reader, string>> = {}
  beforeAll(async () => {
    const clock = createTestClock(new Date('2026-11-21T01:30:00Z'))
    portal = createPortal(engine.database(), { clock })
    const { db } = engine.database()
    const { encryptionKeys, hashKey, site } = portal.config
    await seedDemoWorld(engine.database(), {
      clock,
      box: createSecretBox(encryptionKeys),
      files: portal.files,
      keyedHash: createKeyedHash(hashKey),
      hash: async (given) => `no login with ${given.length} letters`,
      site,
    })
    const companyOf = async (email: string) =>
      (await db.select({ id: members.companyId }).from(members).where(eq(members.email, email)))[0]!.id
    const staff = await portal.addMember({ staff: true, mfaType: 'totp', companyId: null })
    const addAdmin = async (role: 'securityAdmin' | 'appAdmin', colleague: string) => {
      const admin = await portal.addMember({ companyId: await companyOf(colleague), factors: ['sms'] })
      await db.insert(memberRoles).values(roleRow(admin.id, role, null))
      return admin
    }
    const security = await addAdmin('securityAdmin', MEMBER)
    const admin = await addAdmin('appAdmin', APP_ADMIN)
    await db.update(members).set({ passwordHash: admin.passwordHash }).where(eq(members.email, MEMBER))
    sessions.staff = await portal.logInFully(staff.email, { confirmed: true })
    sessions.securityAdmin = await portal.logInFully(security.email, { confirmed: true })
    sessions.appAdmin = await portal.logInFully(admin.email, { confirmed: true })
    sessions.member = await portal.logInFully(MEMBER, { confirmed: true })
    return () => portal.app.close()
  })

  const pageOf = async ({ id, reader }: CountedList, asked: object): Promise<Page> => {
    const { code, data } = await portal.call(id, asked as never, { session: sessions[reader] })
    expect(code).toBe(200)
    return data as unknown as Page
  }
  async function rowCount(list: CountedList, asked: object): Promise<number> {
    let [rows, cursor]: [number, string | null] = [0, null]
    do {
      const page = await pageOf(list, { ...asked, limit: 100, ...(cursor !== null && { cursor }) })
      rows += page.list.length
      cursor = page.nextCursor
    } while (cursor !== null)
    return rows
  }

  it.each(lists)('of $id are the numbers of rows that each value lists', async (list) => {
    for (const under of list.under ?? [{}]) {
      const { total, counts = [] } = await pageOf(list, under)
      expect(counts.length).toBeGreaterThan(0)
      expect(totalIn(counts, undefined)).toBe(total)
      for (const { value, count } of counts) {
        expect(count).toBeGreaterThan(0)
        const asked = { ...under, [list.filter]: value }
        const chosen = await pageOf(list, asked)
        expect({ value, total: chosen.total, rows: await rowCount(list, asked) }).toEqual({
          value,
          total: count,
          rows: count,
        })
        expect(chosen.counts).toEqual(expect.arrayContaining(counts))
      }
    }
  })

  it('of past decisions count those of the reader apart', async () => {
    const list: CountedList = { id: 'listAdminAccessDecisions', reader: 'securityAdmin', filter: 'decision' }
    const { total, counts = [] } = await pageOf(list, {})
    const kinds = counts.filter(({ value }) => value !== 'MINE')
    expect(totalIn(kinds, undefined)).toBe(total)
    for (const { value, count } of kinds) expect(await rowCount(list, { decision: value })).toBe(count)
    expect(await rowCount(list, { mineYn: 'Y' })).toBe(totalIn(counts, 'MINE'))
  })
})
