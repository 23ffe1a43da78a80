import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { createLog } from '#server/observability/log.ts'
import { verifyAudit } from './verify-audit.ts'

const { databaseUrl: url, dataDir, logLevel } = readConfig(process.env)
const database = await openDatabase({ url, dataDir, log: createLog(logLevel) })
try {
  const { records, faults } = await verifyAudit(database.db)
  for (const { chain, position, fault } of faults)
    console.error(`${fault}: record ${position} of chain ${chain}`)
  console.log(`${records} records, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await database.close()
}
