import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortDirections, sortNames } from '#domain/subscription/sort-names.ts'
import { isOver, type SubscriptionState, stateNames } from '#domain/subscription/state-names.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { calledBy, colleague, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'

describeEngines('the list of subscriptions', (engine) => {
  const world = subscriptionWorld(engine)
  const { now, operations, put, subscriptionOf } = world

  // The rows have only a few different times and names, so that many rows have the same time and are ordered by id.
  const services = ['빗장 감사 기록', '빗장 접근 관리', '빗장 통합 로그인'] as const
  const rows = fc.array(
    fc.record({
      minute: fc.nat(3),
      state: fc.constantFrom(...stateNames),
      service: fc.constantFrom(...services),
      ours: fc.boolean(),
    }),
    {
      maxLength: 25,
    },
  )
  const serviceOf = ({
    serviceInfo: { serviceName, planName },
  }: {
    serviceInfo: { serviceName: string; planName: string }
  }) => `${serviceName} ${planName}`
  const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

  it('read page by page contains every subscription in the requested order, and none twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.integer({ min: 1, max: 7 }),
        fc.option(fc.constantFrom(...stateNames), { nil: undefined }),
        fc.option(fc.constantFrom('관리', '기록 빗장'), { nil: undefined }),
        fc.option(fc.constantFrom(...sortNames), { nil: undefined }),
        fc.option(fc.constantFrom(...sortDirections), { nil: undefined }),
        async (given, limit, subscriptionState, search, sort, sortDirection) => {
          await world.clear()
          const plainSubscriptions = given.map(({ minute, state, service, ours }) =>
            subscriptionOf(ours ? colleague : stranger, {
              subscriptionState: state,
              requestedAt: new Date(now().getTime() - minute * 60_000),
              serviceInfo: { ...subscriptionOf(me).serviceInfo, serviceName: service },
            }),
          )
          await put(...plainSubscriptions)
          const direction =
            sortDirection ?? (!sort || sort === 'NEWEST' || sort === 'OPEN_FIRST' ? 'DESC' : 'ASC')
          const expected = plainSubscriptions
            .filter(
              (one) =>
                one.companyId === me.companyId &&
                (!subscriptionState || one.subscriptionState === subscriptionState) &&
                (search ?? '').split(' ').every((word) => serviceOf(one).includes(word)),
            )
            .sort((a, b) => {
              const older = a.requestedAt.getTime() - b.requestedAt.getTime()
              const byOpenness = Number(!isOver(a.subscriptionState)) - Number(!isOver(b.subscriptionState))
              const byKey =
                sort === 'SERVICE'
                  ? byText(serviceOf(a), serviceOf(b))
                  : sort === 'OPEN_FIRST'
                    ? byOpenness || older
                    : older
              const byOrder = byKey || byText(a.id, b.id)
              return direction === 'DESC' ? -byOrder : byOrder
            })
            .map(({ id }) => id)

          const read: string[] = []
          let cursor: string | undefined
          do {
            const page = await operations().listSubscriptions(
              { subscriptionState, search, sort, sortDirection, limit, cursor },
              calledBy(me),
            )
            const filter = {
              subscriptionState: subscriptionState ?? null,
              search: search ?? null,
              sort: sort ?? 'NEWEST',
              sortDirection: direction,
            }
            expect(page).toMatchObject({ total: expected.length, ...filter })
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

  it('does not repeat a row when new rows arrive between two pages', async () => {
    const older = [1, 2, 3].map((minute) =>
      subscriptionOf(me, { requestedAt: new Date(now().getTime() - minute * 60_000) }),
    )
    await put(...older)
    const firstPage = await operations().listSubscriptions({ limit: 2 }, calledBy(me))
    await put(subscriptionOf(me, { requestedAt: now() }))
    const secondPage = await operations().listSubscriptions(
      { limit: 2, cursor: firstPage.nextCursor! },
      calledBy(me),
    )
    expect([...firstPage.list, ...secondPage.list].map(({ subscriptionId }) => subscriptionId)).toEqual(
      older.map(({ id }) => id),
    )
  })

  it('shows the user count and the next payment date of each', async () => {
    const inUse = subscriptionOf(me, { nextBillDate: '2099-04-02' })
    const requestedSubscription = subscriptionOf(me, { subscriptionState: 'REQUESTED', nextBillDate: null })
    await put(inUse, requestedSubscription)
    const { list } = await operations().listSubscriptions({}, calledBy(me))
    const listedItem = (id: string) => list.find(({ subscriptionId }) => subscriptionId === id)
    expect(listedItem(inUse.id)).toMatchObject({
      userCount: inUse.serviceInfo.userCount,
      nextBillDate: '2099-04-02',
    })
    expect(listedItem(requestedSubscription.id)).toMatchObject({ nextBillDate: null })
  })

  it('finds a subscription by its number or its contract number, and finds nothing of another company', async () => {
    const [ours, foreign] = [
      subscriptionOf(me, { contractNo: 'C2026-777001' }),
      subscriptionOf(stranger, { contractNo: 'C2026-777002' }),
    ]
    await put(ours, subscriptionOf(me, { contractNo: null }), foreign)
    const foundIds = async (search: string) =>
      (await operations().listSubscriptions({ search }, calledBy(me))).list.map(
        ({ subscriptionId }) => subscriptionId,
      )
    expect(await foundIds('c2026-777')).toEqual([ours.id])
    expect(await foundIds(ours.subscriptionNo)).toEqual([ours.id])
    expect(await foundIds('C2026-777002')).toEqual([])
    expect(await foundIds('%')).toEqual([])
  })

  it('refuses a cursor that the server did not issue', async () => {
    await expect(
      operations().listSubscriptions({ cursor: 'MjAyNS0xMS0wMw' }, calledBy(me)),
    ).rejects.toMatchObject({ reason: 'request.invalid' })
  })

  it('shows a state that a later release wrote, and counts it', async () => {
    await put(subscriptionOf(me, { subscriptionState: 'FROZEN' as SubscriptionState }))
    expect(await operations().listSubscriptions({}, calledBy(me))).toMatchObject({
      total: 1,
      list: [{ subscriptionState: 'FROZEN' }],
    })
  })
})
