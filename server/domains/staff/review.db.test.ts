import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createAuditSeals, FIRST } from '#server/audit/audit-seals.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

describeEngines('the monthly check of the staff', (engine) => {
  let portal: Portal
  let session: string
  let memberId: string
  beforeAll(async () => {
    portal = createPortal(engine.database())
    const { id, email } = await portal.addMember({ staff: true, name: '한가람' })
    memberId = id
    session = await portal.logInFully(email, { confirmed: true })
    return () => portal.app.close()
  })

  /** Writes a record like the portal's, with a past time. */
  async function record(at: string, operation: string, subject = '', by: string | null = memberId) {
    const seals = createAuditSeals(portal.config.auditKeys)
    const row = {
      chain: randomUUID(),
      position: 1,
      at: new Date(at),
      memberId: by,
      companyId: null,
      stage: 'member',
      address: '203.0.113.7',
      operation,
      subject,
      keyId: seals.keyId,
      previousHash: FIRST,
    }
    await engine
      .database()
      .db.insert(auditRecords)
      .values({ ...row, hash: seals.ofRecord(row)! })
  }
  const getReview = (month: string) => portal.call('getAccessReview', { month }, { session })
  const sign = (month: string, total: number, finding = '이상 없음') =>
    portal.call('signAccessReview', { month, total, finding }, { session })

  it('counts the data that each person of the staff viewed and changed, by the clock of Korea, and none of other members', async () => {
    await record('2026-02-28T14:59:00Z', 'getAdminInquiry', 'inquiryId=1')
    await record('2026-03-02T01:00:00Z', 'getAdminInquiry', 'inquiryId=1')
    await record('2026-03-02T01:00:00Z', 'getAdminInquiry', 'inquiryId=2')
    // These records are made at night and on a Saturday.
    await record('2026-03-03T14:00:00Z', 'listAdminBills')
    await record('2026-03-07T03:00:00Z', 'answerInquiry', 'inquiryId=2')
    await record('2026-03-03T03:00:00Z', 'downloadFile', 'fileKey=a')
    await record('2026-03-31T15:00:00Z', 'getAdminInquiry', 'inquiryId=3')
    const { id: customer } = await portal.addMember()
    await record('2026-03-03T03:00:00Z', 'getUserInfo', '', customer)
    await record('2026-03-03T03:00:00Z', 'downloadFile', 'fileKey=b', customer)
    // The record of the server command has no member.
    await record('2026-03-03T03:00:00Z', 'inviteStaff', '', null)
    const { data } = await getReview('2026-03')
    expect(data).toMatchObject({ overYn: 'Y', total: 5, signedAt: null, finding: null })
    expect(data.people).toMatchObject([
      { memberId, name: '한가람', reads: 4, changes: 1, subjects: 3, offHours: 2 },
    ])
    expect(data.people[0]!.actions[0]).toMatchObject({ count: 2 })
  })

  it('is signed once, for a past month, by a member of the staff who has seen all of it', async () => {
    expect((await sign('2026-11', 0)).code).toBe(7016)
    await record('2026-06-02T01:00:00Z', 'getAdminInquiry', 'inquiryId=1')
    expect((await sign('2026-06', 0)).code).toBe(7018)
    expect((await sign('2026-06', 1, '  ')).code).toBe(400)
    const answers = await Promise.all([sign('2026-06', 1), sign('2026-06', 1)])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 7017])
    expect((await getReview('2026-06')).data).toMatchObject({
      total: 1,
      byName: '한가람',
      finding: '이상 없음',
      signedAt: expect.any(String) as string,
    })
  })

  it('is limited to staff with the role to operate, with a fresh proof', async () => {
    portal.clock.pass(11 * 60)
    const { email } = await portal.addMember({ staff: true })
    const stale = await portal.logInFully(email, { confirmed: true, verified: false })
    const signed = await portal.call(
      'signAccessReview',
      { month: '2026-05', total: 0, finding: '이상 없음' },
      { session: stale },
    )
    expect(signed.code).toBe(2201)
  })
})
