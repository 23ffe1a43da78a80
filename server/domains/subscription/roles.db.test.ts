import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemCodes } from '#contract/problem-codes.gen.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import type { Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { type ManagingOperation, managingCalls } from '#server/testing/managing-calls.ts'
import { giveCompanyRole } from '#worlds/company.ts'

const NEEDED: ProblemName = 'company.roleNeeded'
const guardedOperations = (Object.keys(operationRules) as OperationId[]).filter((id) =>
  (operationRules[id].problems as readonly ProblemName[]).includes(NEEDED),
)

/**
 * The callers: the role of each, and whether all members of their company may make the call; a caller without a
 * company has neither.
 */
const callers = {
  'an owner': { role: 'owner', everybodyMay: false, isOpen: true },
  'a billing manager': { role: 'billingManager', everybodyMay: false, isOpen: true },
  'a colleague without a role': { role: undefined, everybodyMay: false, isOpen: false },
  'a colleague where everybody may': { role: undefined, everybodyMay: true, isOpen: true },
  'a person without a company': { role: undefined, everybodyMay: undefined, isOpen: true },
} as const
type Caller = (typeof callers)[keyof typeof callers]

describeEngines('the role for requesting, changing, paying, ending or sharing a subscription', (engine) => {
  const { world, calls } = managingCalls(engine)
  const db = () => engine.database().db

  /** All stored data, except for the sessions and audit records that each call changes. */
  async function allRows(): Promise<string[]> {
    const { pool } = engine.owner()
    const { rows: tables } = await pool.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not like 'audit%' and table_name <> 'sessions' order by 1`,
    )
    const lines: string[] = []
    for (const { name } of tables) {
      const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
      lines.push(...rows.map(({ row }) => `${name} ${row}`))
    }
    return lines
  }

  /** Creates a caller and the input of the call. The caller gets the role only after the preparation. */
  async function preparePerson<Id extends ManagingOperation>(
    id: Id,
    { role, everybodyMay }: Caller,
  ): Promise<{ one: Person; input: Input<Id> }> {
    const companyId = everybodyMay === undefined ? null : world.ids.company
    const one = await world.person({ companyId })
    // At this time all members may make the call, so its preparation is allowed.
    const input = (await calls[id]({ ...one, companyId })) as Input<Id>
    if (companyId !== null)
      await db().update(companies).set({ everybodyMay }).where(eq(companies.id, companyId))
    if (role) {
      await world.giveFactor(one)
      await giveCompanyRole(db(), one.memberId, role)
    }
    return { one, input }
  }
  const call = <Id extends ManagingOperation>(id: Id, input: Input<Id>, { session }: Person) =>
    world.portal().call(id, input, { session })

  it('is required by exactly the operations that the contract names', () => {
    expect(Object.keys(calls).sort()).toEqual(guardedOperations.sort())
  })

  const cases = (Object.keys(calls) as ManagingOperation[]).flatMap((id) =>
    Object.entries(callers).map(([name, caller]) => [id, name, caller] as const),
  )
  it.each(cases)('is checked for each call and caller: %s of %s', async (id, _name, caller) => {
    const { one, input } = await preparePerson(id, caller)
    const before = await allRows()
    const { code, msg } = await call(id, input, one)
    if (caller.isOpen) {
      expect(code, msg).toBe(200)
      // An export changes nothing.
      if (id !== 'exportBills') expect(await allRows()).not.toEqual(before)
    } else {
      expect(code, msg).toBe(problemCodes[NEEDED])
      expect(await allRows()).toEqual(before)
    }
  })

  it('is checked at each call: a change of the role takes effect from the next call', async () => {
    const one = await world.person()
    await world.giveFactor(one)
    const company = eq(companies.id, world.ids.company)
    await db().update(companies).set({ everybodyMay: false }).where(company)
    const change = await calls.updateSubscription({ ...one, companyId: world.ids.company })
    const role = { memberId: one.memberId, role: 'billingManager' } as const
    const codes: number[] = []
    const answerAdmin = async (version: number) =>
      codes.push((await call('updateSubscription', { ...change, version }, one)).code)
    await answerAdmin(1)
    await db().insert(companyRoles).values(role)
    await answerAdmin(1)
    await db().delete(companyRoles).where(eq(companyRoles.memberId, one.memberId))
    await answerAdmin(2)
    await db().update(companies).set({ everybodyMay: true }).where(company)
    await answerAdmin(2)
    expect(codes).toEqual([problemCodes[NEEDED], 200, problemCodes[NEEDED], 200])
  })

  it('is not needed for viewing, or for one’s own drafts', async () => {
    const { one, input } = await preparePerson('requestSubscription', callers['a colleague without a role'])
    const subscriptionId = await calls
      .updateSubscription({ ...one, companyId: world.ids.company })
      .then((change) => change.subscriptionId)
    const { session } = one
    const { call: ask } = world.portal()
    const { draftId, form } = input
    const codes = await Promise.all([
      ask('listSubscriptions', { limit: 20 }, { session }),
      ask('getSubscriptionDetail', { subscriptionId }, { session }),
      ask('estimateSubscriptionWithdrawal', { subscriptionId }, { session }),
      ask('listSubscriptionLinks', { subscriptionId }, { session }),
      ask('listSubscriptionProfiles', {}, { session }),
      ask('listBills', { limit: 20 }, { session }),
      ask('listTrials', {}, { session }),
      ask('getSubscriptionDesk', {}, { session }),
      ask('getSubscriptionDraft', { draftId }, { session }),
      ask('saveSubscriptionDraft', { draftId, form, rnImgViewInfo: null, ddlImgViewInfo: null }, { session }),
    ])
    expect(codes.map(({ code }) => code)).toEqual(codes.map(() => 200))
    expect((await ask('discardSubscriptionDraft', { draftId }, { session })).code).toBe(200)
  })

  it('is listed as missing in the session of a member without it', async () => {
    for (const caller of Object.values(callers)) {
      const { one } = await preparePerson('requestTrial', caller)
      for (const id of ['getSessionInfo', 'getUnauthSessionInfo'] as const) {
        const { data } = await world.portal().call(id, {}, { session: one.session })
        expect(data.subscriptionReadOnlyYn).toBe(caller.isOpen ? undefined : 'Y')
      }
      await db().delete(companyRoles)
    }
  })
})
