import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { USUAL_RULES } from '#domain/bill/rules.ts'
import { billRules } from '#server/db/schema/bill-rules.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

type Rules = Input<'saveBillRules'>['rules']

describeEngines('the rules of bills as the staff sets them', (engine) => {
  let portal: Portal
  let session: string
  beforeAll(async () => {
    portal = createPortal(engine.database())
    await portal.app.ready()
    const { email } = await portal.addMember({ staff: true, name: '송나래' })
    session = await portal.logInFully(email, { confirmed: true })
    return () => portal.app.close()
  })
  beforeEach(async () => {
    await engine.database().db.delete(billRules)
  })
  const save = (version: number, more: Partial<Rules> = {}, on = portal) =>
    on.call('saveBillRules', { version, rules: { ...USUAL_RULES, ...more } }, { session })

  it('are the default rules until they are edited', async () => {
    expect((await portal.call('getBillRules', {}, { session })).data).toEqual({
      version: 0,
      rules: USUAL_RULES,
      openCount: 0,
      changedAt: null,
      byName: null,
    })
  })

  it('are saved by one of several concurrent calls, and known to another node at once', async () => {
    const otherPortal = createPortal(engine.database(), { clock: portal.clock })
    await otherPortal.app.ready()
    const answers = await Promise.all([
      save(0, { graceDays: 3 }),
      save(0, { graceDays: 4 }, otherPortal),
      save(0, { graceDays: 5 }),
    ])
    expect(answers.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, 7024, 7024])
    const { data } = answers.find(({ code }) => code === 200)!
    expect(data).toMatchObject({ version: 1, byName: '송나래', changedAt: expect.any(String) as string })
    expect((await otherPortal.call('getBillRules', {}, { session })).data).toEqual(data)
    await otherPortal.app.close()
  })

  it('that were saved before there were channels have the default channels', async () => {
    const { channels: _, ...former } = { ...USUAL_RULES, graceDays: 3 }
    await engine
      .database()
      .db.insert(billRules)
      .values({ version: 1, rules: former as Rules, changedAt: portal.clock.now(), byId: null })
    expect((await portal.call('getBillRules', {}, { session })).data.rules).toEqual({
      ...USUAL_RULES,
      graceDays: 3,
    })
  })

  it.each<[Partial<Rules>, number]>([
    [{ retryDays: [3, 1] }, 7025],
    [{ retryDays: [1, 8] }, 7025],
    [{ reminderDays: 7 }, 7025],
    [{ channels: { ...USUAL_RULES.channels, late: { mailYn: 'N', phoneYn: 'N' } } }, 7041],
    [{ transferDays: 0 }, 400],
    [{ graceDays: 91 }, 400],
    [{ retryDays: [1, 2, 3, 4, 5, 6] }, 400],
  ])('refuse %j and store nothing', async (more, code) => {
    expect((await save(0, more)).code).toBe(code)
    expect(await engine.database().db.$count(billRules)).toBe(0)
  })
})
