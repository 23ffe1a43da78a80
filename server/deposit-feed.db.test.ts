import { beforeEach, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import type { AccountRow } from '#server/account-service/service.ts'
import { depositFeeds, deposits } from '#server/db/schema/deposit.ts'
import { billsOfDeposits } from '#server/domains/bill/bill.transfer.ts'
import { depositFeedOperations } from '#server/domains/deposit/deposit.feed.operations.ts'
import { runDepositFeed } from '#server/domains/deposit/deposit.feed.ts'
import { depositOperations } from '#server/domains/deposit/deposit.operations.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { testAccountService } from '#server/testing/account-service.ts'
import { billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { calledByStaff, otherFreelancer, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { ProcessStopped } from '#server/testing/tax-service.ts'
import { giveRole } from '#worlds/member.ts'

const row = (transactionId: string, change: Partial<AccountRow> = {}): AccountRow => ({
  transactionId,
  depositedOn: '2026-11-20',
  depositedTime: '10:11',
  payer: '솔바람상회',
  amount: 247_500,
  balance: 1_247_500,
  ...change,
})
const [first, second] = [
  row('t1'),
  row('t2', { depositedTime: '11:00', payer: '이웃집', balance: 1_495_000 }),
]
const statementLines = [
  '거래일시,보낸분,출금액,입금액,잔액',
  '2026-11-20 10:11:12,솔바람상회,0,"247,500","1,247,500"',
  '2026-11-20 11:00:12,이웃집,0,"247,500","1,495,000"',
]

describeEngines('deposits of the account service', (engine) => {
  const world = subscriptionWorld(engine)
  const staff = calledByStaff(otherFreelancer)
  const db = () => engine.database().db
  let bank = testAccountService()
  let notified: string[] = []
  const deps = () => ({
    ...billDeps(db(), world.now),
    notices: {
      put: async (_tx: unknown, { eventKey = '' }: { eventKey?: string }) => (notified.push(eventKey), true),
    },
    accountService: bank.service,
  })
  const run = () => runDepositFeed(deps())
  const readFeed = () => depositFeedOperations(deps()).getDepositFeed({}, staff)
  const requestDeposits = () => depositFeedOperations(deps()).fetchDeposits({}, staff)
  const importText = (lines: string[]) =>
    depositOperations({
      ...deps(),
      keyedHash: createKeyedHash(Buffer.alloc(32, 7)),
      bills: billsOfDeposits(deps()),
    }).importDeposits({ statement: lines.join('\r\n') }, staff)
  const storedDeposits = () => db().select().from(deposits)
  /** Runs the jobs of the feed until no job is due. */
  async function runUntilDone() {
    for (let step = 0; step < 4; step += 1) {
      await run()
      world.later(11 * SECOND_MS)
    }
  }
  /** Requests the rows at once, and runs the jobs until they have arrived. */
  async function fetchAll() {
    await requestDeposits()
    world.later(11 * SECOND_MS)
    await runUntilDone()
  }

  beforeEach(async () => {
    notified = []
    bank = testAccountService()
    await db().delete(deposits)
    await db().delete(depositFeeds)
  })

  it('are imported every hour, and a deposit that the bank adds late is imported by the next request', async () => {
    bank.has([first])
    await run()
    expect(bank.questions).toEqual([])
    world.later(HOUR_MS)
    await runUntilDone()
    expect(await readFeed()).toMatchObject({ feedState: 'WAITING', imported: 1, failure: null })
    bank.has([row('late', { depositedOn: '2026-11-18', amount: 1 }), first, second])
    await runUntilDone()
    expect(await storedDeposits()).toHaveLength(1)
    world.later(HOUR_MS)
    await runUntilDone()
    expect((await storedDeposits()).map(({ transactionId }) => String(transactionId)).toSorted()).toEqual([
      'late',
      't1',
      't2',
    ])
    expect(await readFeed()).toMatchObject({ imported: 2 })
  })

  it('are imported at once when the staff request it; withdrawals and repeated rows are skipped', async () => {
    bank.has([first, first, row('out', { amount: -10_000 }), second])
    expect(await requestDeposits()).toMatchObject({
      connectedYn: 'Y',
      feedState: 'COLLECTING',
      accountEnd: '8900',
    })
    // A second request while the job is running starts no other job.
    await requestDeposits()
    world.later(11 * SECOND_MS)
    await runUntilDone()
    expect(bank.questions).toHaveLength(1)
    expect((await storedDeposits()).map(({ transactionId }) => String(transactionId)).toSorted()).toEqual([
      't1',
      't2',
    ])
    expect(JSON.stringify(await storedDeposits())).not.toContain('솔바람')
  })

  it.each(['the list first', 'the service first'])('are stored once, with %s', async (order) => {
    bank.has([first, second])
    if (order === 'the list first') await importText(statementLines)
    await fetchAll()
    expect(await importText(statementLines)).toMatchObject({ imported: 0, repeated: 2 })
    await fetchAll()
    const rows = await storedDeposits()
    expect(rows).toHaveLength(2)
    expect(
      rows.every(({ fingerprint, transactionId }) => fingerprint !== null && transactionId !== null),
    ).toBe(true)
  })

  it('with the same data are stored as often as they occur in the source that lists more of them', async () => {
    await importText([...statementLines, statementLines[1]!])
    bank.has([first, row('t3'), row('t4')])
    await fetchAll()
    // Two lines of the bank statement equal two of the three rows of the service; the deposit of the neighbour is
    // only in the bank statement.
    expect(await storedDeposits()).toHaveLength(4)
  })

  it('of a list and the service at the same moment are stored once', async () => {
    bank.has([first, second])
    for (let round = 0; round < 5; round += 1) {
      await db().delete(deposits)
      await requestDeposits()
      world.later(11 * SECOND_MS)
      await Promise.all([run(), importText(statementLines), run(), importText(statementLines)])
      expect(await storedDeposits()).toHaveLength(2)
      world.later(HOUR_MS)
    }
  })

  it('are stored once if several nodes import them at the same moment', async () => {
    bank.has([first, second])
    await requestDeposits()
    world.later(11 * SECOND_MS)
    await Promise.all(Array.from({ length: 6 }, run))
    expect(await storedDeposits()).toHaveLength(2)
    expect(bank.questions).toHaveLength(1)
  })

  it.each(['ASKED_STOPS', 'ROWS_STOP'] as const)('come in after a node stopped: %s', async (mood) => {
    bank.has([first])
    bank.feel(mood)
    await requestDeposits().catch((error: unknown) => expect(error).toBeInstanceOf(ProcessStopped))
    world.later(11 * SECOND_MS)
    if (mood === 'ROWS_STOP') await expect(run()).rejects.toBeInstanceOf(ProcessStopped)
    expect(await storedDeposits()).toEqual([])
    bank.feel('USUAL')
    world.later(4 * MINUTE_MS)
    await runUntilDone()
    expect(await storedDeposits()).toHaveLength(1)
    expect(await readFeed()).toMatchObject({ feedState: 'WAITING', imported: 1 })
  })

  it.each(['ASKED_UNHEARD', 'ROWS_UNHEARD'] as const)(
    'come in after an answer was lost: %s',
    async (mood) => {
      bank.has([first])
      bank.feel(mood)
      await fetchAll()
      expect(await readFeed()).toMatchObject({ failure: 'SILENT' })
      expect(notified).toEqual([])
      bank.feel('USUAL')
      world.later(6 * MINUTE_MS)
      await runUntilDone()
      expect(await storedDeposits()).toHaveLength(1)
      expect(await readFeed()).toMatchObject({ feedState: 'WAITING', failure: null })
    },
  )

  it('are reported as slow after an hour without a result, and are then requested again', async () => {
    bank.has([first])
    bank.answer('RUNNING')
    await fetchAll()
    expect(await readFeed()).toMatchObject({ feedState: 'COLLECTING' })
    world.later(HOUR_MS)
    await run()
    expect(await readFeed()).toMatchObject({ feedState: 'FAILED', failure: 'SLOW' })
    bank.answer('DONE')
    world.later(6 * MINUTE_MS)
    await runUntilDone()
    expect(bank.questions).toHaveLength(2)
    expect(await storedDeposits()).toHaveLength(1)
  })

  it('are missing while the bank rejects the query: the staff are notified once until an import succeeds again', async () => {
    await giveRole(db(), otherFreelancer.memberId, 'staff')
    bank.answer({ failure: 'BANK', failureCode: '-31004' })
    await fetchAll()
    expect(await readFeed()).toMatchObject({ feedState: 'FAILED', failure: 'BANK', failureCode: '-31004' })
    world.later(HOUR_MS)
    bank.answer('REFUSES')
    await runUntilDone()
    expect(await readFeed()).toMatchObject({
      feedState: 'FAILED',
      failure: 'POINTS',
      failureCode: '-99003008',
    })
    expect(new Set(notified).size).toBe(1)
    bank.answer('DONE')
    await fetchAll()
    bank.answer({ failure: 'BANK', failureCode: '-31004' })
    await fetchAll()
    expect(new Set(notified).size).toBe(2)
  })

  it('are requested month by month after a long period without an import', async () => {
    bank.has([row('old', { depositedOn: '2026-11-01' })])
    await fetchAll()
    expect(bank.questions).toEqual([{ fromDay: '2026-11-14', toDay: '2026-11-21' }])
    await db().update(depositFeeds).set({ coveredTo: '2026-09-30' })
    await fetchAll()
    await runUntilDone()
    expect(bank.questions.slice(1)).toEqual([
      { fromDay: '2026-09-23', toDay: '2026-10-21' },
      { fromDay: '2026-10-14', toDay: '2026-11-11' },
      { fromDay: '2026-11-04', toDay: '2026-11-21' },
    ])
    expect(await storedDeposits()).toHaveLength(1)
  })

  it('are not requested if no account service is configured', async () => {
    const operationsWithoutService = depositFeedOperations({ ...deps(), accountService: undefined })
    await runDepositFeed({ ...deps(), accountService: undefined })
    expect(await operationsWithoutService.fetchDeposits({}, staff)).toMatchObject({
      connectedYn: 'N',
      bankCode: null,
    })
    expect(await db().$count(depositFeeds)).toBe(0)
  })
})
