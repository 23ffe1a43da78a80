import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '#domain/clock.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { migrateWhereAllowed } from '#server/db/migrate.ts'
import { createDemoClock } from '#server/demo-clock.ts'
import { createLog } from '#server/observability/log.ts'
import { runProgram } from '#server/run-program.ts'
import { withDemoKeys } from '#server/security/keys.ts'
import { firstCatalogue } from './begin-catalogue.ts'
import { catalogueCommand } from './catalogue-command.ts'
import { keepCatalogue } from './catalogue-store.ts'

await runProgram(async () => void (process.exitCode = await runCli(process.argv.slice(2))))

async function runCli(args: readonly string[]): Promise<number> {
  const config = withDemoKeys(readConfig(process.env))
  const { databaseUrl: url, dataDir } = config
  const database = await openDatabase({ url, dataDir, log: createLog(config.logLevel) })
  const { db } = database
  try {
    await migrateWhereAllowed(database)
    const clock = config.demo ? createDemoClock({ filePath: join(dataDir, 'clock.json'), db }) : systemClock
    const catalogue = keepCatalogue({ db, clock, fallback: () => firstCatalogue(config, () => config.brand) })
    const readText = (path: string) => readFileSync(path, 'utf8')
    const { lines, exitCode } = await catalogueCommand({ db, clock, catalogue, readText }, args)
    for (const line of lines) (exitCode === 0 ? console.log : console.error)(line)
    return exitCode
  } finally {
    await database.close()
  }
}
