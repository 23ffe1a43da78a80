import { randomUUID } from 'node:crypto'
import type { Input, OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { DepositAction } from '#domain/deposit/deposit.machine.ts'
import { splitOverDeposits } from '#domain/deposit/matching.ts'
import { depositStateAfter } from '#domain/deposit/states.ts'
import { totalIn } from '#domain/filter-counts.ts'
import { isOwn } from '#domain/subscription/parties.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { DepositDeps, FoundBill } from './deposit.deps.ts'
import { importStatement } from './deposit.import.ts'
import {
  addMatches,
  depositPosition,
  depositStore,
  lockDeposits,
  markTakenBack,
  partsOfPayment,
  type StoredDeposit,
  setDeposit,
} from './deposit.store.ts'
import { toDeposit, toDepositList } from './deposit.views.ts'

/** The operations of the staff on deposits. A change based on another version is refused. */
export function depositOperations<Found extends FoundBill>(
  deps: DepositDeps<Found>,
): OperationsTagged<'deposit', Caller> {
  const { db, clock, bills } = deps
  const store = depositStore(db)

  async function shown(depositId: string, caller: Caller, search?: string) {
    const row = await store.find(depositId)
    if (!row) throw problemNamed('deposit.missing')
    return toDeposit(deps, row, { search, staff: memberOf(caller) })
  }

  /** Pays a bill from deposits that are locked here, so that two calls never use the same money. */
  async function pay(tx: Tx, seen: Input<'confirmDeposit'>['others'], found: Found): Promise<void> {
    const locked = await lockDeposits(
      tx,
      seen.map(({ depositId }) => depositId),
    )
    const usedDeposits = seen.map(({ depositId, version }) => lockedIn(locked, depositId, version))
    const parts = splitOverDeposits(
      found.totalAmount,
      usedDeposits.map(({ leftAmount }) => leftAmount),
    )
    const sum = usedDeposits.reduce((total, { leftAmount }) => total + leftAmount, 0)
    if (!parts) throw problemNamed(sum < found.totalAmount ? 'deposit.short' : 'request.invalid')
    const remainders = usedDeposits.map((deposit, index) => {
      const leftAmount = deposit.leftAmount - parts[index]!
      return { leftAmount, depositState: stateAfter(deposit, 'confirm', leftAmount) }
    })
    const ids = usedDeposits.map(() => randomUUID())
    const paymentId = await bills.pay(tx, found, `paid-${ids[0]}`)
    if (paymentId === undefined) throw problemNamed('bill.changed')
    for (const [index, { id }] of usedDeposits.entries()) await setDeposit(tx, id, remainders[index]!)
    await addMatches(
      tx,
      usedDeposits.map(({ id: depositId }, index) => ({
        id: ids[index]!,
        depositId,
        billId: found.id,
        paymentId,
        amount: parts[index]!,
        before: found.before,
        matchedAt: clock.now(),
      })),
    )
  }

  return {
    async listDeposits({ depositState, cursor, limit = 20 }, caller) {
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, counts] = await Promise.all([
        store.page(depositState, { after, limit: limit + 1 }),
        store.counts(),
      ])
      const { shown: page, nextCursor } = pageOf(rows, limit, depositPosition)
      const list = await toDepositList(deps, page, memberOf(caller))
      return {
        depositState: depositState ?? null,
        total: totalIn(counts, depositState),
        counts,
        nextCursor,
        list,
      }
    },

    getDeposit: ({ depositId, search }, caller) => shown(depositId, caller, search),

    importDeposits: ({ statement }) => importStatement(deps, statement),

    async confirmDeposit({ depositId, version, others, billId, billVersion }, caller) {
      const seen = [{ depositId, version }, ...others]
      if (new Set(seen.map(({ depositId }) => depositId)).size < seen.length)
        throw problemNamed('request.invalid')
      const found = await bills.find(billId)
      if (!found) throw problemNamed('bill.missing')
      if (isOwn(found.owner, memberOf(caller))) throw problemNamed('decision.own')
      if (found.version !== billVersion) throw problemNamed('bill.changed')
      if (!bills.isPayable(found)) throw problemNamed('bill.unpayable')
      await db.transaction((tx) => pay(tx, seen, found))
      return shown(depositId, caller)
    },

    async undoDeposit({ depositId, version, matchId }, caller) {
      const match = await store.matchOf(depositId, matchId)
      if (!match) throw problemNamed((await store.find(depositId)) ? 'deposit.changed' : 'deposit.missing')
      const found = await bills.find(match.billId)
      if (!found) throw problemNamed('deposit.changed')
      if (isOwn(found.owner, memberOf(caller))) throw problemNamed('decision.own')
      await db.transaction(async (tx) => {
        const { paymentId, before } = match
        const those = (await partsOfPayment(tx, paymentId)).map((part) => part.depositId)
        const locked = await lockDeposits(tx, [depositId, ...those])
        lockedIn(locked, depositId, version)
        // The parts are read again: another call may have taken the payment back before the lock.
        const parts = await partsOfPayment(tx, paymentId)
        if (parts.length === 0) throw problemNamed('deposit.changed')
        const changes = parts.map((part) => {
          const deposit = locked.get(part.depositId)!
          const leftAmount = deposit.leftAmount + part.amount
          return { id: deposit.id, leftAmount, depositState: stateAfter(deposit, 'undo', leftAmount) }
        })
        if (!(await bills.takeBack(tx, found, { paymentId, before, notice: `unpaid-${matchId}` })))
          throw problemNamed('deposit.refunded')
        for (const { id, ...change } of changes) await setDeposit(tx, id, change)
        await markTakenBack(tx, paymentId, clock.now())
      })
      return shown(depositId, caller)
    },

    async setDepositAside({ depositId, version, asideYn }, caller) {
      await db.transaction(async (tx) => {
        const deposit = lockedIn(await lockDeposits(tx, [depositId]), depositId, version)
        const { leftAmount } = deposit
        const depositState = stateAfter(deposit, asideYn === 'Y' ? 'setAside' : 'takeUp', leftAmount)
        await setDeposit(tx, depositId, { leftAmount, depositState })
      })
      return shown(depositId, caller)
    },
  }
}

/**
 * Returns a locked deposit. Throws `deposit.missing`, or `deposit.changed` if its version is not the version that the
 * caller saw.
 */
function lockedIn(locked: Map<string, StoredDeposit>, id: string, version: number): StoredDeposit {
  const deposit = locked.get(id)
  if (!deposit) throw problemNamed('deposit.missing')
  if (deposit.version !== version) throw problemNamed('deposit.changed')
  return deposit
}

/**
 * The state of a deposit after an action; `leftAmount` is the amount that remains after the action. Throws if the
 * action is not allowed.
 */
function stateAfter({ depositState, amount }: StoredDeposit, action: DepositAction, leftAmount: number) {
  const next = depositStateAfter(depositState, action, { amount, leftAmount })
  if (!next) throw problemNamed('deposit.changed')
  return next
}
