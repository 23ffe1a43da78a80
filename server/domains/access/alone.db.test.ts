import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

type Settings = Awaited<ReturnType<ReturnType<typeof settingsOf>>>

/**
 * The actions that a member with every role tries alone, in any order; each is built from the current state
 * of the app.
 */
const attemptedSteps = [
  'turnAutoApprovalOn',
  'turnAutoApprovalOff',
  'apply',
  'applyForAnother',
  'decideOwn',
  'standInForApprover',
  'handOverToColleague',
  'nameThemselves',
  'leaveTheApp',
] as const

describeEngines('a member alone', (engine) => {
  const world = accessWorld(engine)
  const { ids, ask, decide } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)

  it('cannot get access by any sequence of their own calls', { timeout: 300_000 }, async () => {
    // A colleague with the same roles, who does nothing: without one, the last holder of a role could not
    // leave.
    const idle = await world.person({ roles: ['approver', 'appAdmin', 'securityAdmin'], name: '한누리' })
    const settings = settingsOf(call, ids.app)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...attemptedSteps), { minLength: 3, maxLength: 9 }),
        async (steps) => {
          const me = await world.person({ roles: ['approver', 'appAdmin', 'securityAdmin'] })
          for (const step of steps) await attempt(step, me, idle, await settings(me))
          expect(await engine.database().db.select().from(accessGrants)).toEqual([])
          await engine.database().db.delete(accessRequests)
          await engine.database().db.delete(memberRoles).where(eq(memberRoles.memberId, me.memberId))
        },
      ),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 16) * 2 },
    )
  })

  async function attempt(step: (typeof attemptedSteps)[number], me: Person, idle: Person, app: Settings) {
    const { version, autoApprovalYn, managers, other } = app
    const key = { idempotencyKey: randomUUID(), appId: ids.app, version }
    const delegationTerm = { startDate: '2026-11-21', endDate: '2026-11-25' }
    const setAutoApproval = (to: 'Y' | 'N') =>
      call(
        'updateAppPolicies',
        { appId: ids.app, version, longestTermDays: 90, autoApprovalYn: to, releaseReviewYn: 'N' },
        me,
      )
    const delegate = (holderEmail: string, delegateEmail: string) =>
      call(
        'addAdminDelegation',
        { idempotencyKey: randomUUID(), holderEmail, delegateEmail, ...delegationTerm },
        me,
      )
    if (step === 'turnAutoApprovalOn') await setAutoApproval('Y')
    if (step === 'turnAutoApprovalOff' && autoApprovalYn === 'Y') await setAutoApproval('N')
    if (step === 'apply') await ask(me)
    if (step === 'applyForAnother') await ask(me, { levelId: ids.admin })
    if (step === 'decideOwn') for (const request of other) await decide(me, request)
    if (step === 'standInForApprover') await delegate(idle.email, me.email)
    if (step === 'handOverToColleague') await delegate(me.email, idle.email)
    if (step === 'nameThemselves')
      await call('addAppManager', { ...key, managerEmail: me.email, managerRole: 'APPROVER' }, me)
    if (step === 'leaveTheApp')
      for (const { managerId } of managers)
        await call('removeAppManager', { appId: ids.app, version, managerId }, me)
  }
})

/**
 * Returns a function that reads the settings of an app and the waiting requests of a member. For a member who may not
 * see the settings, it returns their initial values.
 */
function settingsOf(call: ReturnType<ReturnType<typeof accessWorld>['portal']>['call'], appId: string) {
  return async (me: Person) => {
    const { code, data: app } = await call('getAdminApp', { appId }, me)
    const { data: own } = await call('listAccessRequests', { approvalResult: 'WAITING' }, me)
    const appState = code === 200 ? app : { version: 1, autoApprovalYn: 'N' as const, managers: [] }
    return { ...appState, other: own.list }
  }
}
