import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

const STEPS = 40
const decisionEvents = [
  'request.approved',
  'request.rejected',
  'grant.blocked',
  'grant.revoked',
  'grant.resumed',
  'grant.unblocked',
  'grant.extended',
  'grant.started',
] as const

/**
 * Returns a generator of pseudorandom integers that are at least 0 and less than `below`. The same seed gives the
 * same sequence.
 */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 16_807) % 2_147_483_647
    return state % below
  }
}

describeEngines('no one gets access by their own request', (engine) => {
  const world = accessWorld(engine)
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)

  it.each([4718, 20_261, 733])(
    'whatever calls, roles and delegations are combined in random order: seed %i',
    async (seed) => {
      const next = randomNumbers(seed)
      const { db } = engine.database()
      const roles = [
        ['approver', 'appAdmin', 'securityAdmin'],
        ['approver'],
        ['appAdmin', 'securityAdmin'],
        [],
      ] as const
      const people: Person[] = []
      for (const parts of roles) people.push(await world.person({ roles: [...parts] }))
      const randomItem = <Item>(items: readonly Item[]): Item => items[next(items.length)]!
      const types = ['APPLY', 'SUSPEND', 'RESUME', 'EXTEND'] as const
      const comment = '함께 확인했습니다.'
      const actions: ((by: Person) => Promise<unknown>)[] = [
        (by) => {
          const approvalType = randomItem(types)
          const termDays = approvalType === 'APPLY' || approvalType === 'EXTEND' ? 30 : null
          return world.ask(by, {
            approvalType,
            termDays,
            levelId: randomItem([world.ids.level, world.ids.admin]),
          })
        },
        (by) =>
          call(
            'setAccessDelegation',
            { delegateEmail: randomItem(people).email, startDate: '2026-11-21', endDate: '2026-11-25' },
            by,
          ),
        (by) => call('clearAccessDelegation', {}, by),
        (by) => {
          const delegationTerm = { startDate: '2026-11-21', endDate: '2026-11-25' }
          return call(
            'addAdminDelegation',
            {
              idempotencyKey: randomUUID(),
              holderEmail: randomItem(people).email,
              delegateEmail: randomItem(people).email,
              ...delegationTerm,
            },
            by,
          )
        },
        async (by) => {
          const [request] = (
            await db.select().from(accessRequests).where(eq(accessRequests.approvalResult, 'WAITING'))
          ).toSorted(() => next(3) - 1)
          if (request)
            await world.decide(
              by,
              { requestId: request.id, version: request.version },
              { decision: randomItem(['APPROVE', 'APPROVE', 'REJECT'] as const), comment },
            )
        },
        async (by) => {
          const waitingRows = await db
            .select()
            .from(accessRequests)
            .where(eq(accessRequests.approvalResult, 'WAITING'))
          const requests = waitingRows.map(({ id: requestId, version }) => ({ requestId, version }))
          if (requests.length > 0)
            await call(
              'decideAccessRequests',
              { requests, decision: randomItem(['APPROVE', 'REJECT'] as const), comment },
              by,
            )
        },
        async (by) => {
          const [grant] = (await db.select().from(accessGrants)).toSorted(() => next(3) - 1)
          if (grant)
            await call(
              randomItem(['revokeAccessGrant', 'blockAccessGrant', 'liftAccessGrant'] as const),
              { grantId: grant.id, version: grant.version, comment },
              by,
            )
        },
      ]
      for (const person of people)
        for (const levelId of [world.ids.level, world.ids.admin]) await world.ask(person, { levelId })
      for (let step = 0; step < STEPS; step += 1) await randomItem(actions)(randomItem(people))

      const decided = await db
        .select()
        .from(accessEvents)
        .where(
          and(
            inArray(accessEvents.event, [...decisionEvents]),
            inArray(
              accessEvents.memberId,
              people.map(({ memberId }) => memberId),
            ),
          ),
        )
      expect(decided.length).toBeGreaterThan(5)
      expect(decided.filter(({ memberId, actorId }) => actorId === memberId)).toEqual([])
      const closedRequests = await db
        .select()
        .from(accessRequests)
        .where(eq(accessRequests.closeReason, 'DECISION'))
      expect(closedRequests.length).toBeGreaterThan(3)
      expect(
        closedRequests.filter(({ memberId, deciderId }) => deciderId === memberId || deciderId === null),
      ).toEqual([])
    },
  )
})
