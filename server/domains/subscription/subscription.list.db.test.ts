import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import { subscriptionStates } from '#domain/subscription/states.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { calledBy, colleague, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'

const states = Object.keys(subscriptionStates) as SubscriptionState[]

describeEngines('the list of subscriptions', (engine) => {
  const world = subscriptionWorld(engine)
  const { now, operations, put, subscriptionOf } = world

  // Few different times, so that many rows share one and the id must decide.
  const rows = fc.array(fc.record({ minute: fc.nat(3), state: fc.constantFrom(...states), ours: fc.boolean() }), {
    maxLength: 25,
  })

  it('read page by page is the whole list, newest first, nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.integer({ min: 1, max: 7 }),
        fc.option(fc.constantFrom(...states), { nil: undefined }),
        async (given, limit, subscriptionState) => {
          await world.clear()
          const plain = given.map(({ minute, state, ours }) =>
            subscriptionOf(ours ? colleague : stranger, {
              subscriptionState: state,
              requestedAt: new Date(now().getTime() - minute * 60_000),
            }),
          )
          await put(...plain)
          const expected = plain
            .filter(
              (one) =>
                one.companyId === me.companyId &&
                (!subscriptionState || one.subscriptionState === subscriptionState),
            )
            .sort((a, b) => b.requestedAt.getTime() - a.requestedAt.getTime() || (a.id < b.id ? 1 : -1))
            .map(({ id }) => id)

          const read: string[] = []
          let cursor: string | undefined
          do {
            const page = await operations().listSubscriptions({ subscriptionState, limit, cursor }, calledBy(me))
            expect(page).toMatchObject({ total: expected.length, subscriptionState: subscriptionState ?? null })
            expect(page.list.length).toBe(Math.min(limit, expected.length - read.length))
            read.push(...page.list.map(({ subscriptionId }) => subscriptionId))
            cursor = page.nextCursor ?? undefined
          } while (cursor !== undefined)
          expect(read).toEqual(expected)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('does not repeat a row when new ones arrive between two pages', async () => {
    const older = [1, 2, 3].map((minute) =>
      subscriptionOf(me, { requestedAt: new Date(now().getTime() - minute * 60_000) }),
    )
    await put(...older)
    const first = await operations().listSubscriptions({ limit: 2 }, calledBy(me))
    await put(subscriptionOf(me, { requestedAt: now() }))
    const second = await operations().listSubscriptions({ limit: 2, cursor: first.nextCursor! }, calledBy(me))
    expect([...first.list, ...second.list].map(({ subscriptionId }) => subscriptionId)).toEqual(
      older.map(({ id }) => id),
    )
  })

  it('refuses a cursor that is none of ours', async () => {
    await expect(operations().listSubscriptions({ cursor: 'MjAyNS0xMS0wMw' }, calledBy(me))).rejects.toMatchObject(
      { reason: 'request.invalid' },
    )
  })

  it('shows a state that a later release wrote, and counts it', async () => {
    await put(subscriptionOf(me, { subscriptionState: 'FROZEN' as SubscriptionState }))
    expect(await operations().listSubscriptions({}, calledBy(me))).toMatchObject({
      total: 1,
      list: [{ subscriptionState: 'FROZEN' }],
    })
  })
})
