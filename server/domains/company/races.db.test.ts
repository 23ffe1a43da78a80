import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers, companyRoles } from '#server/db/schema/company-people.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import type { Person } from '#server/testing/access-world.ts'
import { codesOf, companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'

/** `ROUNDS` sets the number of repetitions; a few already reveal a wrong order of locks. */
const rounds = Array.from({ length: Number(process.env['ROUNDS'] ?? 3) }, (_, index) => index)

describeEngines('concurrent changes of companies', (engine) => {
  const world = companyWorld(engine)
  const { db, owner, person, outsider, invite, askToJoin, accept, takeBack, remove, leave, companyOf } = world
  const leaving = withdrawalWorld(world.portal, () => engine.database())
  const won = (answers: readonly { code: number; status: number }[]) => {
    for (const { status } of answers) expect(status).toBeLessThan(500)
    return answers.filter(({ code }) => code === 200).length
  }
  const rolesOf = async ({ memberId }: Person) =>
    (await db().$count(companyRoles, eq(companyRoles.memberId, memberId))) +
    (await db().$count(memberRoles, eq(memberRoles.memberId, memberId)))
  const exists = async (id: string) => (await db().$count(companies, eq(companies.id, id))) === 1

  it.each(rounds)('two companies admit one person: the person belongs to one of them (%i)', async () => {
    const [boss, guest] = [await owner(), await outsider()]
    const { id, rnno, owner: other } = await world.addCompanyWithOwner()
    const joinRequest = await askToJoin(guest, rnno)
    const invited = await invite(boss, guest, ['APPROVER'])
    const [joined, came] = await Promise.all([accept(other, joinRequest), accept(guest, invited)])
    expect(won([joined, came])).toBe(1)
    expect(await companyOf(guest)).toBe(joined.code === 200 ? id : world.ids.company)
    expect(await rolesOf(guest)).toBe(joined.code === 200 ? 0 : 1)
  })

  it.each(rounds)(
    'an owner joins another company while a person joins the owner’s company: one of the two succeeds (%i)',
    async () => {
      const [boss, guest] = [await owner(), await outsider()]
      const { id, owner: mover } = await world.addCompanyWithOwner()
      const away = await invite(boss, mover)
      const here = await invite(mover, guest, ['APPROVER'])
      const [left, came] = await Promise.all([accept(mover, away), accept(guest, here)])
      expect(won([left, came])).toBe(1)
      expect(await exists(id)).toBe(came.code === 200)
      expect([await companyOf(mover), await companyOf(guest)]).toEqual(
        came.code === 200 ? [id, id] : [world.ids.company, null],
      )
    },
  )

  it.each(rounds)('two owners join each other’s company: one of the two succeeds (%i)', async () => {
    const [one, other] = [await world.addCompanyWithOwner('하나'), await world.addCompanyWithOwner('둘')]
    const [toOne, toOther] = [await invite(one.owner, other.owner), await invite(other.owner, one.owner)]
    const moves = await Promise.all([accept(other.owner, toOne), accept(one.owner, toOther)])
    expect(won(moves)).toBe(1)
    expect(await companyOf(one.owner)).toBe(await companyOf(other.owner))
    expect([await exists(one.id), await exists(other.id)].filter(Boolean)).toHaveLength(1)
    expect(await world.ownersOf((await companyOf(one.owner))!)).toHaveLength(1)
  })

  it('a moving member is locked after both companies, so that there is no deadlock', async () => {
    // The embedded database has one connection, so no call waits for another.
    if (engine.name === 'embedded') return
    const boss = await owner()
    const { id, owner: mover } = await world.addCompanyWithOwner()
    const away = await invite(boss, mover)
    const other = await engine.database().pool.connect()
    await other.query('begin')
    await other.query('select id from companies where id = $1 for update', [id])
    const moveInProgress = accept(mover, away)
    const waitingLocks = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await other.query(waitingLocks)).rowCount, { timeout: 10_000 }).toBe(1)
    await other.query('select id from members where id = $1 for update nowait', [mover.memberId])
    await other.query('rollback')
    other.release()
    expect((await moveInProgress).code).toBe(200)
  })

  it.each(rounds)(
    'an owner joins another company and withdraws from the portal at once: the account is removed (%i)',
    async () => {
      const boss = await owner()
      const { id, owner: mover } = await world.addCompanyWithOwner()
      const away = await invite(boss, mover)
      const proofKey = await leaving.prove(mover.session)
      const [moved, gone] = await Promise.all([
        accept(mover, away),
        leaving.leave(mover.session, { proofKey }),
      ])
      // A member who has moved may also withdraw: nothing prevents it in the new company.
      for (const { status } of [moved, gone]) expect(status).toBeLessThan(500)
      expect(gone.code).toBe(200)
      expect(await exists(id)).toBe(false)
      expect(await exists(world.ids.company)).toBe(true)
    },
  )

  it.each(rounds)('an invitation is either accepted or withdrawn (%i)', async () => {
    const [boss, guest] = [await owner(), await outsider()]
    const invited = await invite(boss, guest)
    const [came, back] = await Promise.all([accept(guest, invited), takeBack(boss, invited)])
    expect(won([came, back])).toBe(1)
    expect(await companyOf(guest)).toBe(came.code === 200 ? world.ids.company : null)
  })

  it.each(rounds)(
    'a person who is removed and accepts an invitation belongs to at most one company (%i)',
    async () => {
      const [boss, mate] = [await owner(), await person()]
      const { id, owner: other } = await world.addCompanyWithOwner()
      const invited = await invite(other, mate, ['APPROVER'])
      const [removed, came] = await Promise.all([remove(boss, mate), accept(mate, invited)])
      expect(removed.code).toBe(200)
      expect(won([came])).toBe(came.code === 200 ? 1 : 0)
      expect(await companyOf(mate)).toBe(came.code === 200 ? id : null)
      expect(await rolesOf(mate)).toBe(came.code === 200 ? 1 : 0)
    },
  )

  it.each(rounds)('a person who is removed while they get a role has no role (%i)', async () => {
    const [boss, mate] = [await owner(), await person()]
    const answers = await Promise.all([
      world.setRoles(boss, mate, ['SECURITY_ADMIN', 'BILLING_MANAGER']),
      remove(boss, mate),
      leave(mate),
    ])
    expect(answers.slice(1).filter(({ code }) => code === 200)).toHaveLength(1)
    expect(won(answers)).toBeGreaterThanOrEqual(1)
    expect([await companyOf(mate), await rolesOf(mate)]).toEqual([null, 0])
  })

  it.each(rounds)('one address is invited many times: one invitation waits (%i)', async () => {
    const [boss, guest] = [await owner(), await outsider()]
    const invitationAnswers = await Promise.all(Array.from({ length: 5 }, () => invite(boss, guest)))
    expect(codesOf(invitationAnswers)).toEqual([200, 6023, 6023, 6023, 6023])
    expect(await db().$count(companyOffers)).toBe(1)
  })

  it.each(rounds)('a member requests to join two companies: one of the requests waits (%i)', async () => {
    await owner()
    const [asker, { rnno }] = [await outsider(), await world.addCompanyWithOwner()]
    expect(codesOf(await Promise.all([askToJoin(asker), askToJoin(asker, rnno)]))).toEqual([200, 6023])
  })

  it.each(rounds)('an offer expires while another is accepted: both take effect (%i)', async () => {
    const [boss, guest] = [await owner(), await outsider()]
    const { rnno } = await world.addCompanyWithOwner()
    const joinRequest = await askToJoin(guest, rnno)
    const invited = await invite(boss, guest)
    await db()
      .update(companyOffers)
      .set({ expiresAt: world.portal().clock.now() })
      .where(eq(companyOffers.id, joinRequest.data.offerId))
    const [came] = await Promise.all([accept(guest, invited), world.sweep()])
    expect(came.code).toBe(200)
    const [row] = await db()
      .select()
      .from(companyOffers)
      .where(eq(companyOffers.id, joinRequest.data.offerId))
    expect(['EXPIRED', 'TAKEN_BACK']).toContain(row!.offerState)
  })
})
