import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import { DAY_MS, SECOND_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { buildAssets } from '#server/db/schema/build-asset.ts'

/** An asset of a build: its bytes, in one of the accepted encodings. */
export type SharedAsset = { content: Buffer; type: string; encoding?: 'br' | 'gzip' }
export type SharedAssets = ReturnType<typeof sharedAssets>

/**
 * The time for which an unused asset is stored. A tab that is open for longer is notified of the newer build as soon
 * as the tab is visible.
 */
const RETENTION_MS = 14 * DAY_MS
const LOOK_EVERY_MS = SECOND_MS
const BATCH_SIZE = 20
const assetName = /^[\w.-]{1,120}\.(js|css|svg|woff2|png|jpg|webp)$/
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Returns functions for the assets of all nodes' builds, which are in the shared database. During a release a page of
 * one build requests its assets from any node, and an old tab does so long after the release (decision 49). Names
 * change with the content, so each name has one content.
 */
export function sharedAssets({ db, clientDir, clock }: { db: Db; clientDir: string; clock: Clock }) {
  const directory = join(clientDir, 'assets')
  const own = existsSync(directory) ? readdirSync(directory).filter((name) => !name.endsWith('.map')) : []
  let known = new Set<string>()
  let lookedAt = 0
  let looking: Promise<void> | undefined

  async function readAssets(): Promise<void> {
    const rows = await db.select({ name: buildAssets.name }).from(buildAssets)
    known = new Set(rows.map(({ name }) => name))
  }

  // Whether a build has an asset with this name. For unknown names the database is queried at most once a second,
  // however often they are requested. Assets that a page requests at the same time share the query.
  async function isKnown(name: string): Promise<boolean> {
    if (known.has(name)) return true
    const now = clock.now().getTime()
    if (now - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = now
      looking = readAssets()
    }
    await looking
    return known.has(name)
  }

  return {
    /**
     * Stores the assets of this node's build in the database, and removes those that no node has had for two
     * weeks.
     */
    async share(): Promise<void> {
      const servedAt = clock.now()
      for (let first = 0; first < own.length; first += BATCH_SIZE) {
        const names = own.slice(first, first + BATCH_SIZE)
        const there = await db
          .update(buildAssets)
          .set({ servedAt })
          .where(inArray(buildAssets.name, names))
          .returning({ name: buildAssets.name })
        const missing = names.filter((name) => !there.some((asset) => asset.name === name))
        if (missing.length > 0)
          await db
            .insert(buildAssets)
            .values(missing.map((name) => ({ name, content: readFileSync(join(directory, name)), servedAt })))
            .onConflictDoUpdate({ target: buildAssets.name, set: { servedAt: sql`excluded.served_at` } })
      }
      await db
        .delete(buildAssets)
        .where(lt(buildAssets.servedAt, new Date(servedAt.getTime() - RETENTION_MS)))
    },

    /** Returns the asset with a name, compressed if that is accepted; undefined if no build has this asset. */
    async find(name: string, accepted: readonly string[]): Promise<SharedAsset | undefined> {
      const [, ending] = assetName.exec(name) ?? []
      if (ending === undefined || !(await isKnown(name))) return undefined
      const [encoding, suffix] = encodings.find(
        ([each, its]) => accepted.includes(each) && known.has(name + its),
      ) ?? [undefined, '']
      const [found] = await db
        .select({ content: buildAssets.content })
        .from(buildAssets)
        .where(eq(buildAssets.name, name + suffix))
      return found && { ...found, type: types[ending]!, ...(encoding && { encoding }) }
    },
  }
}
