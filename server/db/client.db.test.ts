import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeEachEngine, testLog } from '#server/testing/engines.ts'
import { within } from '#server/testing/within.ts'
import { type Database, openDatabase } from './client.ts'
import { companies } from './schema/company.ts'

const companyFields = { name: '너른들', rnno: '9998700017', everybodyMay: true, version: 1 }
const unsetFields = { foundedOn: null, mergedAt: null, mergedIntoId: null, representative: null }

describeEachEngine('a database', (engine) => {
  const id = () => crypto.randomUUID()

  it('returns instants to the millisecond and days as texts', async () => {
    const { db, pool } = engine.database()
    const company = { ...companyFields, id: id(), createdAt: new Date('2026-02-28T15:00:00.123Z') }
    await db.insert(companies).values(company)
    expect(await db.select().from(companies)).toContainEqual({ ...unsetFields, ...company })
    const { rows } = await pool.query(`select date '2026-03-01' as day, 1::int as small, 'ㄱ' as letter`)
    expect(rows).toEqual([{ day: '2026-03-01', small: 1, letter: 'ㄱ' }])
  })

  it('rolls back a failed transaction', async () => {
    const { db } = engine.database()
    const company = { ...companyFields, id: id(), createdAt: new Date() }
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(companies).values(company)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect((await db.select().from(companies)).map((row) => row.id)).not.toContain(company.id)
  })

  it('continues to answer after an error', async () => {
    const { db, ping } = engine.database()
    await expect(db.execute(sql`select ${'no number'}::int`)).rejects.toThrow()
    await expect(db.execute(sql`select * from nowhere`)).rejects.toThrow()
    await expect(ping()).resolves.toBeUndefined()
  })

  it('plans a repeated statement once, and executes it again after an error without planning it again', async () => {
    const { pool } = engine.database()
    const client = await pool.connect()
    const text = `select $1::int + 1 as next from generate_series(1, 2) where '${id()}' > ''`
    const next = async (number: unknown) => (await client.query({ text, values: [number] })).rows
    const plannedStatements = async () =>
      (await client.query('select 1 from pg_prepared_statements where statement = $1', [text])).rowCount
    try {
      expect(await next(1)).toEqual([{ next: 2 }, { next: 2 }])
      expect(await plannedStatements()).toBe(0)
      for (let n = 0; n < 9; n += 1) expect(await next(n)).toEqual([{ next: n + 1 }, { next: n + 1 }])
      expect(await plannedStatements()).toBe(1)
      await expect(next('none')).rejects.toThrow('invalid input syntax')
      expect(await next(3)).toEqual([{ next: 4 }, { next: 4 }])
      expect(await plannedStatements()).toBe(1)
    } finally {
      client.release()
    }
  })

  it('does not mix concurrent queries', async () => {
    const { db } = engine.database()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        db.transaction(
          async (tx) => (await tx.execute<{ n: number }>(sql`select ${index}::int as n`)).rows[0]?.n,
        ),
      ),
    )
    expect(answers).toEqual(Array.from({ length: 100 }, (_, index) => index))
  })

  it('carries no state of a closed connection over to a new one', async () => {
    const { pool } = engine.database()
    const firstClient = await pool.connect()
    await firstClient.query('begin')
    await firstClient.query('create temporary table leftover (id int)')
    await firstClient.query({ name: 'leftover', text: 'select 1 as one' })
    firstClient.release(true)
    const secondClient = await pool.connect()
    try {
      expect((await secondClient.query(`select to_regclass('pg_temp.leftover') as found`)).rows).toEqual([
        { found: null },
      ])
      expect((await secondClient.query({ name: 'leftover', text: 'select 2 as two' })).rows).toEqual([
        { two: 2 },
      ])
    } finally {
      secondClient.release()
    }
  })

  it('transfers large answers and parameters completely', async () => {
    const { pool } = engine.database()
    const text = '가나다라'.repeat(250_000)
    expect(
      (await pool.query<{ text: string }>('select $1::text as text', [text])).rows[0]?.text === text,
    ).toBe(true)
  })
})

const server = process.env['TEST_DATABASE_URL']

describe('a connection to PostgreSQL', () => {
  // PgBouncer refuses connections with additional start parameters: `options`, and limits such as
  // `statement_timeout`.
  it('uses no start parameters that a pooler does not know', async () => {
    const startParameters: string[][] = []
    const pooler = createServer((socket) =>
      socket.once('data', (data) => {
        // The length and the version of the protocol come first, then pairs of names and values.
        const words = data.subarray(8).toString().split('\0')
        startParameters.push(words.filter((word, n) => n % 2 === 0 && word !== '').toSorted())
        socket.destroy()
      }),
    )
    await new Promise<void>((listening) => pooler.listen(0, '127.0.0.1', listening))
    const { port } = pooler.address() as AddressInfo
    const database = await openDatabase({ url: `postgres://portal@127.0.0.1:${port}/portal`, log: testLog })
    const runExclusively = () => database.exclusively(async () => {})
    try {
      await expect(database.ping()).rejects.toThrow()
      await expect(runExclusively()).rejects.toThrow()
      const knownParameters = ['application_name', 'client_encoding', 'database', 'user']
      expect(startParameters).toEqual([knownParameters, knownParameters])
    } finally {
      await database.close()
      await new Promise((closed) => pooler.close(closed))
    }
  })

  it.runIf(server !== undefined)(
    'answers on its separate connection while calls use all others',
    async () => {
      const connections = { max: 2, connectionTimeoutMillis: 200 }
      const database = await openDatabase({ url: server!, log: testLog, connections })
      const takenClients = [await database.pool.connect(), await database.pool.connect()]
      try {
        await expect(database.pool.query('select 1')).rejects.toThrow('timeout')
        await expect(database.ping()).resolves.toBeUndefined()
        await expect(database.aside.db.execute(sql`select 1`)).resolves.toMatchObject({ rowCount: 1 })
      } finally {
        for (const client of takenClients) client.release()
        await database.close()
      }
    },
  )

  it.runIf(server !== undefined)(
    'has its session parameters, and no statement timeout for exclusive work',
    async () => {
      const settings = sql`select current_setting('timezone') as zone, current_setting('jit') as jit,
      current_setting('statement_timeout') as most`
      const database = await openDatabase({ url: server!, log: testLog })
      try {
        const usual = await database.db.execute(settings)
        expect(usual.rows).toEqual([{ zone: 'UTC', jit: 'off', most: '1400ms' }])
        const alone = await database.exclusively((db) => db.execute(settings))
        expect(alone.rows).toEqual([{ zone: 'UTC', jit: 'off', most: '0' }])
      } finally {
        await database.close()
      }
    },
  )
})

describe.runIf(server !== undefined)('an unavailable PostgreSQL', () => {
  let line: Line
  let database: Database
  beforeEach(async () => {
    line = await openLine(new URL(server!))
    database = await openDatabase({ url: line.url, log: testLog })
    await database.ping()
  })
  afterEach(async () => {
    line.mend()
    await database.close()
    await line.close()
  })

  const transaction = () => database.db.transaction((tx) => tx.execute(sql`select 1`))

  it.each(['cut', 'silence'] as const)(
    'is an error within two seconds and recovers by itself: %s',
    async (fault) => {
      line[fault]()
      for (const ask of [database.ping, transaction, database.ping]) {
        const startedAt = performance.now()
        await expect(ask()).rejects.toThrow()
        expect(performance.now() - startedAt).toBeLessThan(within(2_000))
      }
      line.mend()
      await expect
        .poll(() => database.ping().then(() => 'well', String), { timeout: within(5_000) })
        .toBe('well')
      await expect(transaction()).resolves.toBeDefined()
    },
  )

  it('leaves no unusable connection in the pool', async () => {
    const everyConnection = Array.from({ length: 10 })
    await Promise.all(everyConnection.map(() => database.pool.query('select pg_sleep(0.2)')))
    // Now each transaction has an open connection whose first statement is never answered.
    line.silence()
    expect(await Promise.all(everyConnection.map(() => transaction().catch(() => 'lost')))).toEqual(
      everyConnection.map(() => 'lost'),
    )
    line.mend()
    expect(await Promise.all(everyConnection.map(() => transaction().then(() => 'well', String)))).toEqual(
      everyConnection.map(() => 'well'),
    )
  })

  it('makes a transaction fail within two seconds after the database stops answering', async () => {
    let silentSince = 0
    const lost = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      line.silence()
      silentSince = performance.now()
      await tx.execute(sql`select 2`)
    })
    await expect(lost).rejects.toThrow()
    expect(performance.now() - silentSince).toBeLessThan(within(2_000))
  })

  it('survives a connection that breaks between two statements', async () => {
    const lost = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      line.cut()
      await new Promise((passed) => setTimeout(passed, 50))
      await tx.execute(sql`select 2`)
    })
    await expect(lost).rejects.toThrow()
    line.mend()
    await expect(transaction()).resolves.toBeDefined()
  })
})

type Line = { url: string; cut(): void; silence(): void; mend(): void; close(): Promise<void> }

/** Opens a proxy to PostgreSQL whose connections can be cut, or become silent while they stay open. */
async function openLine(target: URL): Promise<Line> {
  const pairs = new Set<[Socket, Socket]>()
  let state: 'well' | 'cut' | 'silent' = 'well'
  const listener: Server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(Number(target.port || 5432), target.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('data', (data) => void (state !== 'silent' && to.write(data)))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        pairs.delete(pair)
        to.destroy()
      })
    }
  })
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening))
  const { port } = listener.address() as AddressInfo
  const closeConnections = () => pairs.forEach(([near]) => near.destroy())
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href,
    cut() {
      state = 'cut'
      closeConnections()
    },
    silence() {
      state = 'silent'
    },
    mend() {
      if (state === 'silent') closeConnections()
      state = 'well'
    },
    close: () =>
      new Promise((closed) => {
        closeConnections()
        listener.close(() => closed())
      }),
  }
}
