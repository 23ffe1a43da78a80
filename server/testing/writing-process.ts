import { randomUUID } from 'node:crypto'
import { openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { companies } from '#server/db/schema/company.ts'

// Writes rows until the process is killed, and reports each row only once it is stored, so that a crash test can rely
// on the report.
const [dataDir = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir, log: { warn: () => {} } }).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
await migrate(database)
console.log('ready')
for (;;) {
  const id = randomUUID()
  await database.db
    .insert(companies)
    .values({ id, name: '너른들', rnno: '9998700017', createdAt: new Date() })
  console.log(id)
}
