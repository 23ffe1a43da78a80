import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createAuditSeals } from '#server/audit/audit-seals.ts'
import { verifyAudit } from '#server/audit/verify-audit.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { members } from '#server/db/schema/member.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'

describeEngines('the audit record of a company after a member has gone', (engine) => {
  const world = companyWorld(engine)
  const { call, db, owner, person, remove, leave } = world
  const withdrawal = withdrawalWorld(world.portal, () => engine.database())

  const ways: Record<string, (boss: Person, mate: Person) => Promise<{ code: number }>> = {
    'whom an owner removed': (boss, mate) => remove(boss, mate),
    'who left': (_, mate) => leave(mate),
    'who withdrew': async (_, { session }) =>
      withdrawal.leave(session, { proofKey: await withdrawal.prove(session) }),
  }

  async function recordOf(security: Person, search?: string) {
    const asked = { readingYn: 'Y', ...(search !== undefined && { search }) } as const
    const { data } = await call('listAuditRecords', { ...asked, limit: 100 }, security)
    const { data: exported } = await call('exportAuditRecords', asked, security)
    const lines = data.list.map(({ auditId, actorName, ownerName, action }) =>
      [auditId, actorName, ownerName, action].join(' '),
    )
    return { lines, total: data.total, rows: exported.rows, csv: exported.csv }
  }

  describe.each(Object.entries(ways))('%s', (_, out) => {
    it('has all of before, under the name of then, in list, export and search; another company has none', async () => {
      const [boss, security] = [await owner(), await person({ roles: ['securityAdmin'], name: '박서연' })]
      const mate = await person({ name: '정유진' })
      await call('listAccessDecisions', {}, mate)
      await person({ roles: ['approver'], name: '이지호' })
      expect(await world.ask(mate)).toMatchObject({ code: 200 })
      await call('listAccessDecisions', {}, mate)
      const before = await recordOf(security, '정유진')
      expect(before.lines).toHaveLength(4)

      world.portal().clock.pass(1)
      expect(await out(boss, mate)).toMatchObject({ code: 200 })
      await db().update(members).set({ name: '개명한이' }).where(eq(members.id, mate.memberId))

      const after = await recordOf(security, '정유진')
      expect(after.lines.slice(-before.lines.length)).toEqual(before.lines)
      expect(after.rows).toBe(after.lines.length)
      expect(after.csv).toContain('정유진')
      expect(after.csv).not.toContain('개명한이')
      const { id } = await world.alone()
      const foreign = await person({ roles: ['securityAdmin'], companyId: id })
      expect((await recordOf(foreign, '정유진')).lines).toEqual([])
    })
  })

  it('keeps what a member did before in the company of then, when they have joined another', async () => {
    const [, security] = [await owner(), await person({ roles: ['securityAdmin'] })]
    const mate = await person({ name: '정유진' })
    await call('listAccessDecisions', {}, mate)
    await leave(mate)
    const { id, owner: elsewhere } = await world.alone()
    const foreign = await person({ roles: ['securityAdmin'], companyId: id })
    const offer = await world.invite(elsewhere, mate)
    expect(await world.accept(mate, offer)).toMatchObject({ code: 200 })
    await call('listAccessDecisions', {}, mate)

    const [here, there] = [await recordOf(security, '정유진'), await recordOf(foreign, '정유진')]
    expect(here.lines.filter((line) => line.endsWith('listAccessDecisions'))).toHaveLength(1)
    expect(here.lines.some((line) => line.endsWith('leaveCompany'))).toBe(true)
    expect(there.lines.map((line) => line.split(' ').at(-1))).toEqual([
      'listAccessDecisions',
      'answerCompanyOffer',
    ])
  })

  it('shows when the company of a record, or the name in it, was changed', async () => {
    const [boss, mate] = [await owner(), await person()]
    await remove(boss, mate)
    const verify = () =>
      verifyAudit(db(), {
        seals: createAuditSeals(world.portal().config.auditKeys),
        now: world.portal().clock.now(),
      })
    expect((await verify()).faults).toEqual([])
    const last = eq(auditRecords.subject, `memberId=${mate.memberId}`)
    const of = engine.owner().db
    await of.execute('alter table audit_records disable trigger all')
    for (const change of [
      { companyId: null },
      { actorName: '김민서' },
      { companyId: null, actorName: null },
    ]) {
      const [row] = await db().select().from(auditRecords).where(last)
      await of.update(auditRecords).set(change).where(last)
      expect((await verify()).faults).toEqual([
        { chain: row!.chain, position: row!.position, fault: 'changed' },
      ])
      await of.update(auditRecords).set({ companyId: row!.companyId, actorName: row!.actorName }).where(last)
    }
    await of.execute('alter table audit_records enable trigger all')
  })
})
