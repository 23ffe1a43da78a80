import { systemClock } from '../../domain/clock.ts'
import { openDatabase } from '../../server/db/client.ts'
import { issueBills } from '../../server/domains/bill/bill.run.ts'
import { billDeps } from '../../server/testing/bill-deps.ts'

// One node of `bench-bills.ts`: issues the due bills in the database at the address of its argument, and prints their
// number.
const database = await openDatabase({ url: process.argv[2]!, log: { warn: () => {} } })
const issued = await issueBills(billDeps(database.db, () => systemClock.now()))
await database.close()
process.send!(issued)
process.disconnect()
