import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { toWireTime } from '#domain/dates.ts'
import { totalIn } from '#domain/filter-counts.ts'
import { containsResidentNumber } from '#domain/korean/resident-number.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import type { Db } from '#server/db/client.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { MoneyOfBills } from './settlement.deps.ts'
import {
  differencePurpose,
  lastComparedOn,
  type StoredDifference,
  settlementStore,
} from './settlement.store.ts'

type Deps = { db: Db; box: SecretBox; clock: Clock; money: Pick<MoneyOfBills, 'numbers'> }

/** The operations of the staff on differences with the payment service. */
export function settlementOperations({
  db,
  box,
  clock,
  money,
}: Deps): OperationsTagged<'settlement', Caller> {
  const store = settlementStore(db)

  async function shown(rows: readonly StoredDifference[]): Promise<Schema<'SettlementDifference'>[]> {
    const numbers = await money.numbers([...new Set(rows.flatMap(({ billId }) => billId ?? []))])
    return rows.map(({ id, noteBox, foundAt, notedAt, billId, ...row }) => ({
      ...row,
      differenceId: id,
      billId,
      billNo: (billId !== null && numbers.get(billId)) || null,
      foundAt: toWireTime(foundAt),
      note: noteBox === null ? null : box.open(noteBox, differencePurpose(id)),
      notedAt: notedAt && toWireTime(notedAt),
    }))
  }

  return {
    async listSettlementDifferences({ differenceState, cursor, limit = 20 }) {
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, counts, comparedOn] = await Promise.all([
        store.page(differenceState, { after, limit: limit + 1 }),
        store.counts(),
        lastComparedOn(db),
      ])
      const { shown: page, nextCursor } = pageOf(rows, limit, ({ foundAt: at, id }) => ({ at, id }))
      return {
        differenceState: differenceState ?? null,
        ...(comparedOn !== undefined && { comparedOn }),
        total: totalIn(counts, differenceState),
        counts,
        nextCursor,
        list: await shown(page),
      }
    },

    async noteSettlementDifference({ differenceId, version, note }) {
      if (isBlank(note) || containsResidentNumber(note)) throw problemNamed('request.invalid')
      const noteBox = box.seal(typedText(note), differencePurpose(differenceId))
      const row = await store.note(differenceId, { version, noteBox, notedAt: clock.now() })
      if (!row)
        throw problemNamed((await store.find(differenceId)) ? 'difference.changed' : 'difference.missing')
      const [difference] = await shown([row])
      return difference!
    },
  }
}
