import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { flowCounts } from '#server/db/schema/funnel.ts'
import { sessions } from '#server/db/schema/session.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

type VisitInput = Input<'countFlowVisit'>
const LEFT_AT_TERMS: VisitInput = {
  reached: ['signup.type', 'signup.terms'],
  returnedTo: null,
  lastStep: 'signup.terms',
  flowOutcome: 'LEFT',
}
const noCounts = { reached: 0, returned: 0, left: 0, completed: 0, refused: 0, alternative: 0 }
const today = { fromDate: '2026-11-21', toDate: '2026-11-21' }

describeEngines('the funnel', (engine) => {
  let portal: Portal
  let staff: string
  let lines: string[]
  beforeEach(async () => {
    await engine.database().db.delete(flowCounts)
    lines = []
    portal = createPortal(engine.database(), {
      env: { FLOW_VISITS_PER_ADDRESS: '25', ADMIN_IDLE_MINUTES: '1440' },
      log: { write: (line) => void lines.push(line) },
    })
    staff = await portal.logInFully((await portal.addMember({ staff: true })).email, { confirmed: true })
  })
  afterEach(() => portal.app.close())

  const count = (visit: VisitInput, options = {}) => portal.call('countFlowVisit', visit, options)
  const listOf = async (period: Input<'listFlowCounts'> = today) =>
    (await portal.call('listFlowCounts', period, { session: staff })).data.list

  it('counts for each step the visits that reached it, returned to it or left there, with their outcome', async () => {
    await count(LEFT_AT_TERMS)
    await count(LEFT_AT_TERMS)
    await count({
      reached: ['signup.identity'],
      returnedTo: 'signup.terms',
      lastStep: 'signup.identity',
      flowOutcome: 'COMPLETED',
    })
    await count({
      reached: ['cancel.reason'],
      returnedTo: null,
      lastStep: 'cancel.reason',
      flowOutcome: 'ALTERNATIVE',
    })
    await count({ reached: [], returnedTo: null, lastStep: 'cancel.form', flowOutcome: 'REFUSED' })
    expect(await listOf()).toEqual([
      { ...noCounts, flowStep: 'signup.type', reached: 2 },
      { ...noCounts, flowStep: 'signup.terms', reached: 2, returned: 1, left: 2 },
      { ...noCounts, flowStep: 'signup.identity', reached: 1, completed: 1 },
      { ...noCounts, flowStep: 'cancel.reason', reached: 1, alternative: 1 },
      { ...noCounts, flowStep: 'cancel.form', refused: 1 },
    ])
  })

  it('counts each of twenty concurrent visits, with steps in any order', async () => {
    const reversedVisit = { ...LEFT_AT_TERMS, reached: LEFT_AT_TERMS.reached.toReversed() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => count(index % 2 ? reversedVisit : LEFT_AT_TERMS)),
    )
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
    expect(await listOf()).toEqual([
      { ...noCounts, flowStep: 'signup.type', reached: 20 },
      { ...noCounts, flowStep: 'signup.terms', reached: 20, left: 20 },
    ])
  })

  it('counts by the day in Korea, and returns the requested days, including the first and the last', async () => {
    await count(LEFT_AT_TERMS)
    portal.clock.pass(12 * 3600 - 1)
    await count(LEFT_AT_TERMS)
    portal.clock.pass(1)
    staff = await portal.logInFully((await portal.addMember({ staff: true })).email, { confirmed: true })
    await count(LEFT_AT_TERMS)
    const leftIn = async (fromDate: string, toDate: string) =>
      (await listOf({ fromDate, toDate })).find(({ flowStep }) => flowStep === 'signup.terms')?.left
    expect(await leftIn('2026-11-21', '2026-11-21')).toBe(2)
    expect(await leftIn('2026-11-22', '2026-11-22')).toBe(1)
    expect(await leftIn('2026-11-20', '2026-11-22')).toBe(3)
    expect(await leftIn('2026-11-20', '2026-11-20')).toBeUndefined()
  })

  it.each([
    ['2026-11-21', '2026-11-20'],
    ['2024-11-20', '2024-11-21'],
    ['2025-01-01', '2026-01-02'],
    ['0000-01-01', '0000-01-02'],
    ['2026-11-21', '9999-12-31'],
  ])('refuses the days from %s to %s', async (fromDate, toDate) => {
    const { code, msg } = await portal.call('listFlowCounts', { fromDate, toDate }, { session: staff })
    expect({ code, msg }).toEqual({
      code: 1410,
      msg: '조회할 수 없는 기간입니다. 최근 2년 안에서 최대 1년을 선택해 주세요.',
    })
  })

  it.each([
    ['2024-11-21', '2025-11-21'],
    ['2026-11-21', '2027-11-20'],
  ])('returns the days from %s to %s', async (fromDate, toDate) => {
    const { code } = await portal.call('listFlowCounts', { fromDate, toDate }, { session: staff })
    expect(code).toBe(200)
  })

  it('refuses a step that no wizard has', async () => {
    const visitOfUnknownStep = { ...LEFT_AT_TERMS, lastStep: 'signup.payment' as never }
    expect(await count(visitOfUnknownStep)).toMatchObject({ status: 400, code: 400 })
    expect(await listOf()).toEqual([])
  })

  it('counts a limited number for each address', async () => {
    const from = (address: string) => count(LEFT_AT_TERMS, { address })
    for (let calls = 0; calls < 25; calls += 1) expect((await from('192.0.2.7')).code).toBe(200)
    expect(await from('192.0.2.7')).toMatchObject({ status: 429, code: 429 })
    expect((await from('192.0.2.8')).code).toBe(200)
    expect((await listOf()).at(-1)).toMatchObject({ left: 26 })
  })

  it('is anonymous, whatever cookies are sent: no use of a session, no cookie set, no name in the log', async () => {
    const db = engine.database().db
    const { id, email } = await portal.addMember()
    const session = await portal.logInFully(email, { confirmed: true })
    portal.clock.pass(600)
    const before = await db.select().from(sessions)
    lines.length = 0
    const { code, headers } = await count(LEFT_AT_TERMS, { session })
    const refusal = await count({ ...LEFT_AT_TERMS, lastStep: 'x' as never }, { session })
    expect([code, refusal.code]).toEqual([200, 400])
    expect(headers).not.toHaveProperty('set-cookie')
    expect(await db.select().from(sessions)).toEqual(before)
    const logEntries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(logEntries.map(({ operation }) => operation)).toEqual(['countFlowVisit', 'countFlowVisit'])
    expect(logEntries.filter((line) => 'member' in line)).toEqual([])
    expect(lines.join('\n')).not.toContain(id)
  })

  it('is retained for two years', async () => {
    const db = engine.database().db
    await count(LEFT_AT_TERMS)
    await runRemovals(db, new Date('2028-11-21T14:59:59+09:00'))
    expect(await db.$count(flowCounts)).toBe(3)
    await runRemovals(db, new Date('2028-11-22T00:00:00+09:00'))
    expect(await db.$count(flowCounts)).toBe(0)
  })
})
