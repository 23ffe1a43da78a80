import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Api } from '../../contract/operation.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { logIn } from '../log-in.ts'
import { callerAt, type ServerProcess, serverProcess } from '../server-process.ts'

export type Node = ServerProcess & { metricsAt: string }

/** A demo member without a second factor, and one with text messages as the second factor. */
export const MEMBER = 'seoyeon.park@neoreundeul.example'
export const SMS_MEMBER = 'minseo.kim@neoreundeul.example'

const READ_EVERY_MS = 1_000
const BREATH_MS = 20
const KEY_ID = 'outages'
/** The keys with which the demo data is encrypted, and with which the nodes decrypt the data. */
export const encryptionKeys = [{ id: KEY_ID, key: Buffer.alloc(32, 5) }]
const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')

/** Returns the Node options that shorten minutes and hours, and load further files first. */
export const acceleratedOptions = (...files: string[]): string =>
  ['tools/outages/hurry.cjs', ...files].map((file) => `--require=${JSON.stringify(resolve(file))}`).join(' ')

/**
 * Creates nodes in production mode on one database, with metrics on separate ports. The caller of this function
 * starts them.
 */
export async function portalNodes(
  count: number,
  { database, directory, outside }: { database: string; directory: string; outside: Record<string, string> },
): Promise<Node[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const port = await freePort()
      const node = await serverProcess({
        DEMO: '0',
        DATABASE_URL: database,
        PUBLIC_ORIGIN: 'https://portal.example',
        ENCRYPTION_KEYS: `${KEY_ID}:${key(5)}`,
        AUDIT_KEYS: `audit:${key(6)}`,
        HASH_KEY: key(7),
        OPERATOR_NAME: '주식회사 솔바람',
        OPERATOR_REPRESENTATIVE: '송나래',
        OPERATOR_BUSINESS_NO: '999-00-00001',
        OPERATOR_ADDRESS: '부산광역시 어느 길 1',
        OPERATOR_PHONE: '02-000-0000',
        OPERATOR_MAIL: 'help@portal.example',
        OPERATOR_BANK: '신한은행',
        OPERATOR_ACCOUNT_NO: '000-000-000001',
        DATA_DIR: `${directory}/node-${n}`,
        METRICS_PORT: String(port),
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '0',
        LOG_LEVEL: 'fatal',
        NODE_OPTIONS: acceleratedOptions(),
        NODE_NO_WARNINGS: '1',
        ...outside,
      })
      return { ...node, metricsAt: `127.0.0.1:${port}` }
    }),
  )
}

/** Creates a caller with a separate network address, as reported by a proxy. */
export const callerFrom = (
  address: number,
  { origin }: Pick<Node, 'origin'>,
  jar?: Map<string, string>,
): Api => callerAt(origin, jar, headersFrom(address))

/** Returns the headers that a proxy adds for a caller. */
export const headersFrom = (address: number): Record<string, string> => ({
  'X-Forwarded-For': `10.7.${Math.floor(address / 250)}.${(address % 250) + 1}`,
})

/**
 * Starts members and visitors who read on every node, regardless of failures, until the returned function is called.
 */
export async function beginReading(nodes: readonly Node[]): Promise<() => Promise<void>> {
  const jar = new Map<string, string>()
  await logIn(callerFrom(0, nodes[0]!, jar), { email: MEMBER })
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const day = { isOver: false }
  const readers = nodes.map(async (node, n) => {
    const api = callerFrom(n, node, jar)
    while (!day.isOver) {
      await ignoreFailure(api.getUnauthSessionInfo({}))
      await ignoreFailure(pageOf(node, '/', headersFrom(n)))
      await ignoreFailure(pageOf(node, '/my/subscription', { ...headersFrom(n), cookie }))
      await wait(READ_EVERY_MS)
    }
  })
  return async () => {
    day.isOver = true
    await Promise.all(readers)
  }
}

const pageOf = async ({ origin }: Node, path: string, headers: Record<string, string>): Promise<string> =>
  (await fetch(origin + path, { headers })).text()

/**
 * Repeats work with a number of concurrent callers, regardless of failures. Returns the function that ends
 * it.
 */
export function repeatConcurrently(
  callers: number,
  work: (n: number) => Promise<unknown>,
): () => Promise<void> {
  const day = { isOver: false }
  const workers = Array.from({ length: callers }, async (_, n) => {
    while (!day.isOver) {
      await ignoreFailure(work(n))
      await wait(BREATH_MS)
    }
  })
  return async () => {
    day.isOver = true
    await Promise.all(workers)
  }
}

/** Waits for work that may fail because of an outage, and ignores the failure. */
export const ignoreFailure = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => {},
    () => {},
  )
