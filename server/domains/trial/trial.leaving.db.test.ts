import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { members } from '#server/db/schema/member.ts'
import { trials, triedServices } from '#server/db/schema/trial.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'

const number = '01000004321'
const usedCode = problemNamed('trial.used').code
const DAY = 24 * 60 * 60

describeEngines('a trial of a member who withdraws and joins again', (engine) => {
  let portal: Portal
  const db = () => engine.database().db
  const world = withdrawalWorld(
    () => portal,
    () => engine.database(),
  )
  const join = (phoneNumber = number, companyId: string | null = null) =>
    world.member({ phoneNumber, companyId })
  const ask = async (session: string, serviceCode: Schema<'ServiceCode'> = 'SSO') =>
    (await portal.call('requestTrial', { idempotencyKey: randomUUID(), serviceCode }, { session })).code
  const offersOf = async (session: string) =>
    (await portal.call('listTrials', {}, { session })).data.list
      .filter(({ usedYn }) => usedYn === 'Y')
      .map(({ serviceCode }) => serviceCode)
  beforeAll(() => {
    portal = createPortal(engine.database(), { env: { LOGIN_TRIES_PER_ADDRESS: '1000' } })
  })
  afterAll(() => portal.app.close())
  beforeEach(async () => {
    await db().delete(trials)
    await db().delete(triedServices)
  })

  it('is listed before the withdrawal, and cannot be requested again with the same number; a trial of another service or with another number can', async () => {
    const firstMember = await join()
    expect(await ask(firstMember.session)).toBe(200)
    const { releases } = (await portal.call('checkWithdrawal', {}, { session: firstMember.session })).data
    expect(releases).toEqual([
      { releaseType: 'TRIAL', name: expect.stringMatching(/통합 로그인 \(.*까지\)$/) },
    ])
    expect((await world.leave(firstMember.session)).code).toBe(200)
    expect(await db().$count(trials)).toBe(0)

    const secondMember = await join()
    expect(await offersOf(secondMember.session)).toEqual(['SSO'])
    expect([await ask(secondMember.session), await ask(secondMember.session, 'MFA')]).toEqual([usedCode, 200])
    expect(await ask((await join('01000008765')).session)).toBe(200)
    // The trial is not available either for a company that the same person creates.
    expect(await ask((await join(number, await world.company())).session)).toBe(usedCode)
  })

  it('identifies no member, and is deleted after the stated period', async () => {
    const firstMember = await join()
    await ask(firstMember.session)
    await world.leave(firstMember.session)
    const [row, ...more] = await db().select().from(triedServices)
    expect(more).toEqual([])
    expect(row!.personHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(number)

    portal.clock.pass(360 * DAY)
    await runRemovals(db(), portal.clock.now())
    const early = await join()
    expect(await ask(early.session)).toBe(usedCode)
    portal.clock.pass(6 * DAY)
    const lateMember = await join()
    expect([await offersOf(lateMember.session), await ask(lateMember.session)]).toEqual([[], 200])
    await runRemovals(db(), portal.clock.now())
    expect(await db().$count(triedServices)).toBe(0)
  })

  it('of a company stays with colleagues and counts for its requester; it is removed with the last colleague', async () => {
    const companyId = await world.company()
    const [asker, colleague] = [await join(number, companyId), await join('01000009999', companyId)]
    await ask(asker.session)
    expect((await portal.call('checkWithdrawal', {}, { session: asker.session })).data.releases).toEqual([])
    await world.leave(asker.session)
    expect(await db().select().from(trials)).toMatchObject([{ requesterId: null, personHash: null }])
    expect(await ask((await join()).session)).toBe(usedCode)
    expect(await ask(colleague.session, 'UBA')).toBe(200)
    await world.leave(colleague.session)
    const back = await join('01000009999')
    expect((await offersOf(back.session)).toSorted()).toEqual(['SSO', 'UBA'])
  })

  it('is counted for the phone number at its request and for the phone number at the withdrawal', async () => {
    const firstMember = await join()
    await ask(firstMember.session)
    await db().update(members).set({ phoneNumber: '01000007777' }).where(eq(members.id, firstMember.id))
    await world.leave(firstMember.session)
    expect([await ask((await join()).session), await ask((await join('01000007777')).session)]).toEqual([
      usedCode,
      usedCode,
    ])
  })
})
