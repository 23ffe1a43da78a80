import { parse } from 'csv-parse/sync'
import type { Output } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { kstDate } from '#domain/dates.ts'
import { readStatement, type StatementLine } from '#domain/deposit/statement.ts'
import type { DepositDeps } from './deposit.deps.ts'
import { addNewDeposits } from './deposit.sources.ts'
import { knownFingerprints, takeTurn } from './deposit.store.ts'

const MAX_ROWS = 2_000
const AT_ONCE = 500
const HEAD_ROWS = 30
const PURPOSE = 'deposit-line'

/**
 * Stores the deposits of a bank statement that are not stored yet. Throws `statement.unreadable` for a text without
 * the columns, `statement.tooLong` for a statement with more rows than are read at once.
 */
export async function importStatement(
  { db, box, clock, keyedHash }: Pick<DepositDeps, 'db' | 'box' | 'clock' | 'keyedHash'>,
  text: string,
): Promise<Output<'importDeposits'>> {
  const now = clock.now()
  const rows = rowsOf(text)
  if (rows.length > MAX_ROWS) throw problemNamed('statement.tooLong')
  const statement = readStatement(rows, kstDate(now))
  if (!statement) throw problemNamed('statement.unreadable')
  const { lines, withdrawals, unreadable } = statement
  let imported = 0
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const part = lines.slice(from, from + AT_ONCE)
    imported += await db.transaction(async (tx) => {
      await takeTurn(tx)
      const hashes = part.map((line) => keyedHash.each(PURPOSE, identityOf(line)))
      const known = await knownFingerprints(tx, hashes.flat())
      const newDeposits = part.flatMap((line, index) =>
        hashes[index]!.some((hash) => known.has(hash))
          ? []
          : [{ line, source: { fingerprint: hashes[index]![0]! } }],
      )
      return addNewDeposits({ tx, box, now }, 'SERVICE', newDeposits)
    })
  }
  return {
    imported,
    repeated: lines.length - imported,
    withdrawals,
    unreadable: unreadable.length,
    unreadableLines: unreadable.slice(0, 20),
  }
}

const identityOf = ({ traits, payer, amount, order }: StatementLine): string =>
  JSON.stringify([traits, payer, amount, order])

/** The rows of a table as text. Empty rows are included, so that the row numbers are those of the file. */
function rowsOf(text: string): string[][] {
  const head = text.split(/\r\n?|\n/, HEAD_ROWS)
  const delimiter = head.some((line) => line.split(';').length > 2) ? ';' : ','
  try {
    return parse(text, { bom: true, delimiter, relaxColumnCount: true, relaxQuotes: true })
  } catch {
    throw problemNamed('statement.unreadable')
  }
}
