import { join } from 'node:path'
import { systemClock } from '#domain/clock.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { migrateWhereAllowed } from '#server/db/migrate.ts'
import { createDemoClock } from '#server/demo-clock.ts'
import { registerKey } from '#server/keys/key-register.ts'
import { createLog } from '#server/observability/log.ts'
import { runProgram } from '#server/run-program.ts'
import { withDemoKeys } from '#server/security/keys.ts'
import { commandDeps } from './command-deps.ts'
import { staffCommand } from './staff-command.ts'

await runProgram(async () => void (process.exitCode = await runCli(process.argv.slice(2))))

async function runCli(args: readonly string[]): Promise<number> {
  const config = withDemoKeys(readConfig(process.env))
  const { databaseUrl: url, dataDir } = config
  const log = createLog(config.logLevel)
  const database = await openDatabase({ url, dataDir, log })
  const { db } = database
  try {
    // The first member of the staff may be invited before the server has ever run.
    await migrateWhereAllowed(database)
    await registerKey(db, config.encryptionKeys[0]!.id, systemClock)
    const clock = config.demo ? createDemoClock({ filePath: join(dataDir, 'clock.json'), db }) : systemClock
    const { lines, exitCode } = await staffCommand(commandDeps({ config, db, clock, log }), args)
    for (const line of lines) (exitCode === 0 ? console.log : console.error)(line)
    return exitCode
  } finally {
    await database.close()
  }
}
