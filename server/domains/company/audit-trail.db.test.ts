import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createAuditSeals } from '#server/audit/audit-seals.ts'
import { verifyAudit } from '#server/audit/verify-audit.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'

describeEngines('the audit record of a company with a former member', (engine) => {
  const world = companyWorld(engine)
  const { call, db, owner, person, remove, leave } = world
  const withdrawal = withdrawalWorld(world.portal, () => engine.database())

  const waysToLeave: Record<string, (boss: Person, mate: Person) => Promise<{ code: number }>> = {
    'after an owner has removed the member': (boss, mate) => remove(boss, mate),
    'after the member has left': (_, mate) => leave(mate),
    'after the member has withdrawn from the portal': async (_, { session }) =>
      withdrawal.leave(session, { proofKey: await withdrawal.prove(session) }),
  }

  /**
   * Returns the lines of a company's audit record, the latest first, and checks that its export has the same number
   * of rows.
   */
  async function recordOf(security: Person) {
    const { data } = await call('listAuditRecords', { readingYn: 'Y', limit: 100 }, security)
    const { data: exported } = await call('exportAuditRecords', { readingYn: 'Y' }, security)
    // Reading the list is recorded as well.
    expect(exported.rows).toBe(data.total + 1)
    return data.list
  }
  const idsOf = (list: Awaited<ReturnType<typeof recordOf>>) => list.map(({ auditId }) => auditId)
  const by = (name: string, list: Awaited<ReturnType<typeof recordOf>>) =>
    list.filter(({ actorName }) => actorName === name)

  describe.each(Object.entries(waysToLeave))('%s', (_, out) => {
    it('contains all earlier records, in list and export; another company has none', async () => {
      const [boss, security] = [await owner(), await person({ roles: ['securityAdmin'], name: '박서연' })]
      const mate = await person({ name: '정유진' })
      await person({ roles: ['approver'], name: '이지호' })
      await call('listAccessDecisions', {}, mate)
      expect(await world.ask(mate)).toMatchObject({ code: 200 })
      const before = by('정유진', await recordOf(security))
      expect(before.length).toBeGreaterThan(2)

      world.portal().clock.pass(1)
      expect(await out(boss, mate)).toMatchObject({ code: 200 })
      const after = idsOf(await recordOf(security))
      expect(after).toEqual(expect.arrayContaining(idsOf(before)))
      const { id } = await world.addCompanyWithOwner()
      const foreign = await person({ roles: ['securityAdmin'], companyId: id })
      const elsewhere = idsOf(await recordOf(foreign))
      expect(after.filter((auditId) => elsewhere.includes(auditId))).toEqual([])
    })
  })

  it('keeps a member’s earlier actions in their company of that time, after they joined another', async () => {
    const [, security] = [await owner(), await person({ roles: ['securityAdmin'] })]
    const mate = await person({ name: '정유진' })
    await call('listAccessDecisions', {}, mate)
    await leave(mate)
    const { id, owner: elsewhere } = await world.addCompanyWithOwner()
    const foreign = await person({ roles: ['securityAdmin'], companyId: id })
    const offer = await world.invite(elsewhere, mate)
    expect(await world.accept(mate, offer)).toMatchObject({ code: 200 })
    await call('listAccessDecisions', {}, mate)

    const [here, there] = [by('정유진', await recordOf(security)), by('정유진', await recordOf(foreign))]
    const actionsIn = (list: typeof here) => list.map(({ action }) => action)
    expect(actionsIn(here)).toEqual(['leaveCompany', 'listAccessDecisions'])
    expect(actionsIn(there)).toEqual(['listAccessDecisions', 'answerCompanyOffer'])
  })

  it('detects a changed company of a record', async () => {
    const [boss, mate] = [await owner(), await person()]
    await remove(boss, mate)
    const verifyRecords = () =>
      verifyAudit(db(), {
        seals: createAuditSeals(world.portal().config.auditKeys),
        now: world.portal().clock.now(),
      })
    expect((await verifyRecords()).faults).toEqual([])
    const isLastRecord = eq(auditRecords.subject, `memberId=${mate.memberId}`)
    const of = engine.owner().db
    await of.execute('alter table audit_records disable trigger all')
    const [row] = await db().select().from(auditRecords).where(isLastRecord)
    for (const companyId of [null, randomUUID()]) {
      await of.update(auditRecords).set({ companyId }).where(isLastRecord)
      expect((await verifyRecords()).faults).toEqual([
        { chain: row!.chain, position: row!.position, fault: 'changed' },
      ])
    }
    await of.update(auditRecords).set({ companyId: row!.companyId }).where(isLastRecord)
    expect((await verifyRecords()).faults).toEqual([])
    await of.execute('alter table audit_records enable trigger all')
  })
})
