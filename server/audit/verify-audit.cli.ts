import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { systemClock } from '#domain/clock.ts'
import { readConfig } from '#server/config.ts'
import { ConfigError } from '#server/config-error.ts'
import { openDatabase } from '#server/db/client.ts'
import { createLog } from '#server/observability/log.ts'
import { runProgram } from '#server/run-program.ts'
import { withDemoKeys } from '#server/security/keys.ts'
import { parseAnchors } from './audit-heads.ts'
import { createAuditSeals } from './audit-seals.ts'
import { verifyAudit } from './verify-audit.ts'

await runProgram(runCli)

async function runCli(): Promise<void> {
  const { values } = parseArgs({ options: { anchors: { type: 'string' } } })
  const { databaseUrl: url, dataDir, logLevel, auditKeys } = withDemoKeys(readConfig(process.env))
  const anchors = values.anchors === undefined ? [] : anchorsIn(values.anchors)
  const database = await openDatabase({ url, dataDir, log: createLog(logLevel) })
  try {
    const { records, faults } = await verifyAudit(database.db, {
      seals: createAuditSeals(auditKeys),
      now: systemClock.now(),
      anchors,
    })
    for (const { chain, position, fault } of faults)
      console.error(`${fault}: record ${position} of chain ${chain}`)
    console.log(`${records} records, ${anchors.length} anchors, ${faults.length} faults`)
    process.exitCode = faults.length > 0 ? 1 : 0
  } finally {
    await database.close()
  }
}

function anchorsIn(path: string) {
  try {
    return parseAnchors(readFileSync(path, 'utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new ConfigError(`--anchors: ${code ? `the file cannot be read (${code})` : message}.`)
  }
}
