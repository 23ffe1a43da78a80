import { join } from 'node:path'
import { systemClock } from '#domain/clock.ts'
import { createAuditLog } from '#server/audit/audit-log.ts'
import { createAuditSeals } from '#server/audit/audit-seals.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { migrateWhereAllowed } from '#server/db/migrate.ts'
import { createDemoClock } from '#server/demo-clock.ts'
import { sessionsOfMembers } from '#server/domains/session/sessions-of-members.ts'
import { registerKey } from '#server/keys/key-register.ts'
import { createMailQueue } from '#server/messages/mail-queue.ts'
import { createNotices } from '#server/messages/notices.ts'
import { createLog } from '#server/observability/log.ts'
import { signatureOf } from '#server/operator.ts'
import { runProgram } from '#server/run-program.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { withDemoKeys } from '#server/security/keys.ts'
import { createPasswords } from '#server/security/passwords.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { createThrottle } from '#server/security/throttle.ts'
import { staffCommand } from './staff-command.ts'

await runProgram(async () => void (process.exitCode = await run(process.argv.slice(2))))

async function run(args: readonly string[]): Promise<number> {
  const config = withDemoKeys(readConfig(process.env))
  const { databaseUrl: url, dataDir, encryptionKeys, limits, site } = config
  const log = createLog(config.logLevel)
  const database = await openDatabase({ url, dataDir, log })
  const { db } = database
  try {
    // The first of the staff may be invited before the server has ever run.
    await migrateWhereAllowed(database)
    await registerKey(db, encryptionKeys[0]!.id, systemClock)
    const clock = config.demo ? createDemoClock({ filePath: join(dataDir, 'clock.json'), db }) : systemClock
    const box = createSecretBox(encryptionKeys)
    const hash = createKeyedHash(config.hashKey, config.formerHashKeys)
    // The server sends what is queued here.
    const messages = { sendMail: () => Promise.reject(new Error('The command sends no mails.')) }
    const mails = createMailQueue({ db, box, clock, log, messages, signature: signatureOf(config.operator) })
    const notices = createNotices({ mails, box, clock, site })
    const sessions = sessionsOfMembers({
      db,
      clock,
      limits,
      throttle: createThrottle({ db, hash, clock }),
      passwords: createPasswords({ concurrency: limits.hashConcurrency, queue: limits.hashQueue }),
      notices,
      site,
    })
    const audit = createAuditLog({ db, seals: createAuditSeals(config.auditKeys), clock })
    const { lines, exitCode } = await staffCommand({ db, clock, notices, sessions, audit, site }, args)
    for (const line of lines) (exitCode === 0 ? console.log : console.error)(line)
    return exitCode
  } finally {
    await database.close()
  }
}
