import { systemClock } from '#domain/clock.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { filesOf } from '#server/files/files-of.ts'
import { createLog } from '#server/observability/log.ts'
import { runProgram } from '#server/run-program.ts'
import { withDemoKeys } from '#server/security/keys.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { retireKey } from './key-register.ts'
import { countSealed, resealAll, type SealedCounts } from './reseal.ts'

const usage = 'usage: npm run keys -- status | reseal | retire KEY-ID'

const [command, retiring] = process.argv.slice(2)
await runProgram(async () => void (process.exitCode = await runCli()))

async function runCli(): Promise<number> {
  if (!['status', 'reseal', 'retire'].includes(command ?? '') || (command === 'retire') !== !!retiring) {
    console.error(usage)
    return 2
  }
  const config = withDemoKeys(readConfig(process.env))
  const { databaseUrl: url, dataDir, encryptionKeys } = config
  const currentKeyId = encryptionKeys[0]!.id
  const database = await openDatabase({ url, dataDir, log: createLog(config.logLevel) })
  const { db } = database
  const files = filesOf(config)
  try {
    if (command === 'reseal') {
      const {
        boxes,
        files: sealedFiles,
        unreadable,
      } = await resealAll({
        db,
        box: createSecretBox(encryptionKeys),
        files,
        keyId: currentKeyId,
        onProgress: ({ boxes, files }) => console.log(`${boxes} boxes, ${files} files`),
      })
      console.log(
        `resealed with "${currentKeyId}": ${boxes} boxes, ${sealedFiles} files; unreadable: ${unreadable}`,
      )
      return unreadable > 0 ? 1 : 0
    }
    const counts = await countSealed(db, files)
    if (command === 'status') {
      report(
        counts,
        encryptionKeys.map(({ id }) => id),
      )
      return 0
    }
    if (retiring === currentKeyId) {
      console.error(`"${currentKeyId}" is the key that seals. Put another one in front of it first.`)
      return 1
    }
    const remaining = total(counts, retiring!)
    if (remaining > 0) {
      console.error(`"${retiring}" has still sealed ${remaining}. Run: npm run keys -- reseal`)
      return 1
    }
    await retireKey(db, retiring!, systemClock)
    console.log(
      `"${retiring}" has sealed nothing that is left: take it out of ENCRYPTION_KEYS on every node.`,
    )
    return 0
  } finally {
    await database.close()
  }
}

function report(counts: SealedCounts, had: readonly string[]): void {
  for (const keyId of new Set([...had, ...counts.keys()])) {
    const note = keyId === had[0] ? ' (seals)' : had.includes(keyId) ? '' : ' (not in ENCRYPTION_KEYS)'
    console.log(`${keyId}${note}: ${total(counts, keyId)}`)
    for (const [where, boxes] of counts.get(keyId) ?? []) console.log(`  ${where}: ${boxes}`)
  }
}

function total(counts: SealedCounts, keyId: string): number {
  return [...(counts.get(keyId)?.values() ?? [])].reduce((sum, boxes) => sum + boxes, 0)
}
