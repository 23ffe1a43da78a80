import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Api } from '../contract/operation.ts'
import { databaseAddress, onServer, withPostgres } from '../scripts/postgres.ts'
import { createFiles } from '../server/files/files.ts'
import { folderStore } from '../server/files/folder-store.ts'
import { createFileBox } from '../server/security/file-box.ts'
import { parseKeys } from '../server/security/keys.ts'
import { samplePdf } from '../server/testing/sample-files.ts'
import { logIn } from './log-in.ts'
import { sendFile } from './send-file.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'
import { createVerdict } from './verdict.ts'

// Backs up a portal in use, as in docs/operations.md, restores the backup on another database, and compares both.
const MEMBER = 'seoyeon.park@neoreundeul.example'
const WRITERS = 4
const BEFORE_MS = 2_000

type Summary = Map<string, { rows: number; content: string }>

if (!existsSync('dist/server/main.js')) throw new Error('There is no build to run: npm run build makes one.')
const directory = mkdtempSync(join(tmpdir(), 'backup-'))
const keys = `backup:${randomBytes(32).toString('base64')}`
const pathTo = (name: string) => join(directory, name)
const settingsOf = (name: string, url: string) => ({
  DATABASE_URL: url,
  ENCRYPTION_KEYS: keys,
  DATA_DIR: pathTo(name),
  FILES_DIR: pathTo(`${name}-files`),
  LINKS_PER_SUBSCRIPTION: '100000',
})
const { hold, end } = createVerdict()

await withPostgres(async (server) => {
  const names = ['portal', 'restored'].map((name) => `backup_${process.pid}_${name}`)
  const [from, to] = names.map((name) => databaseAddress(server, name)) as [string, string]
  for (const name of names) await onServer(server, `create database ${name}`)
  const portal = await serverProcess(settingsOf('portal', from))
  const restored = await serverProcess(settingsOf('restored', to))
  try {
    await portal.start()
    const api = portal.newCaller()
    await logIn(api, { email: MEMBER })
    const traffic = writeOn(portal, api)
    await new Promise((later) => setTimeout(later, BEFORE_MS))
    const acknowledged = traffic.acknowledged()
    const before = await dump(from)
    // Files are copied after the database, so that every row of the copy has its file.
    cpSync(pathTo('portal-files'), pathTo('restored-files'), { recursive: true })
    const written = await traffic.end()
    console.log(
      `${acknowledged.length} links acknowledged before, ${written - acknowledged.length} during the backup`,
    )
    hold('calls went on while it was made', written > acknowledged.length)

    execFileSync('pg_restore', ['--exit-on-error', '--no-owner', '--dbname', to, pathTo('dump')])
    const after = await summaryOf(to)
    const rows = [...before.values()].reduce((sum, table) => sum + table.rows, 0)
    const differingTables = [...before].filter(
      ([table, { rows: had, content }]) =>
        after.get(table)?.rows !== had || after.get(table)?.content !== content,
    )
    hold(
      `${before.size} tables with ${rows} rows are the same, to the letter`,
      differingTables.length === 0 && rows > 1_000,
    )
    for (const [table] of differingTables) console.log(`        ${table}`)
    hold('the audit record is whole', isAuditWhole(to))
    await checkFiles(to)
    await checkUse(restored, acknowledged)
  } finally {
    await portal.kill()
    await restored.kill()
    for (const name of names) await onServer(server, `drop database if exists ${name} with (force)`)
    rmSync(directory, { recursive: true, force: true })
  }
})
end('The backup is good.')

/** Creates links and uploads files, as a member with several windows. Each new link creates an audit record. */
function writeOn(portal: ServerProcess, api: Api) {
  const acknowledged: { subscriptionNo: string; viewKey: string }[] = []
  const work = { isOver: false }
  const windows = Array.from({ length: WRITERS }, async () => {
    const { subscriptionId } = (await api.listSubscriptions({})).list[0]!
    for (let round = 0; !work.isOver; round += 1) {
      acknowledged.push(await api.createSubscriptionLink({ subscriptionId }))
      if (round % 20 === 0) await sendFile(portal.origin, samplePdf)
    }
  })
  return {
    acknowledged: () => [...acknowledged],
    async end() {
      work.isOver = true
      await Promise.all(windows)
      return acknowledged.length
    },
  }
}

/** Dumps a database, and returns a summary of its contents at the time of the dump. */
async function dump(url: string): Promise<Summary> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    execFileSync('pg_dump', ['--format=custom', `--snapshot=${rows[0]!.id}`, '--file', pathTo('dump'), url])
    return await summarize(client)
  } finally {
    await client.end()
  }
}

async function summaryOf(url: string): Promise<Summary> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return summarize(client).finally(() => client.end())
}

async function summarize(client: pg.Client): Promise<Summary> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'drizzle') order by 1`,
  )
  const summary: Summary = new Map()
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: number; content: string }>(
      `select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as content from ${name} t`,
    )
    summary.set(name, rows[0]!)
  }
  return summary
}

function isAuditWhole(url: string): boolean {
  try {
    const output = execFileSync(process.execPath, ['dist/server/verify-audit.js'], {
      env: { ...process.env, DEMO: '1', LOG_LEVEL: 'error', ...settingsOf('restored', url) },
      encoding: 'utf8',
    })
    console.log(`        ${output.trim()}`)
    return /^[1-9]\d* records, .* 0 faults$/m.test(output)
  } catch {
    return false
  }
}

/** Checks that every file that a row references exists and can be opened. */
async function checkFiles(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: columns } = await client.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'file_key'`,
  )
  const rows: { key: string; size: number }[] = []
  for (const { table_name: table } of columns)
    rows.push(
      ...(await client.query<{ key: string; size: number }>(`select file_key as key, size from ${table}`))
        .rows,
    )
  await client.end()
  const files = createFiles(folderStore(pathTo('restored-files')), createFileBox(parseKeys(keys)))
  const contents = await Promise.all(rows.map(({ key }) => files.read(key).catch(() => undefined)))
  const lostFiles = rows.filter(({ size }, index) => contents[index]?.length !== size)
  hold(
    `${rows.length} files of ${columns.length} tables open, of the size that was kept`,
    lostFiles.length === 0 && rows.length > 10,
  )
}

/** Checks that a node starts with the restored data, and that the data contains all acknowledged changes. */
async function checkUse(
  restored: ServerProcess,
  links: { subscriptionNo: string; viewKey: string }[],
): Promise<void> {
  await restored.start()
  const api = restored.newCaller()
  const isIn = await logIn(api, { email: MEMBER }).then(
    () => true,
    () => false,
  )
  hold('a member logs in', isIn)
  const visitor = restored.newCaller()
  let missing = 0
  for (const { subscriptionNo, viewKey } of links)
    missing += await visitor.getUnauthSubscriptionDetail({ subscriptionNo, viewKey }).then(
      () => 0,
      () => 1,
    )
  hold(`all ${links.length} links from before the backup open`, missing === 0 && links.length > 0)
}
