import { desc, eq } from 'drizzle-orm'
import { addDays } from '#domain/dates.ts'
import type { Catalogue } from '#domain/plan/catalogue.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { catalogueOn, inForce, type ServiceEdition } from './catalogue-store.ts'

/** The reason why a catalogue cannot be in force from a day on. */
export type CatalogueFault = 'past' | 'far' | 'empty' | 'twice' | 'uneven' | 'scheduled'

/** The maximum number of days between the storing of a price and its first day. */
const MAX_DAYS_AHEAD = 366

/**
 * The fault of a valid catalogue that is to be in force from a day on (`2026-11-21`); undefined if it has
 * none. A price never begins in the past, and no edition is inserted before a scheduled one.
 */
export function catalogueFault(
  { services }: Catalogue,
  { fromDate, today, editions }: { fromDate: string; today: string; editions: readonly ServiceEdition[] },
): CatalogueFault | undefined {
  if (services.length === 0 || services.some(({ plans }) => plans.length === 0)) return 'empty'
  const isUnique = (codes: readonly string[]) => new Set(codes).size === codes.length
  if (
    !isUnique(services.map(({ serviceCode }) => serviceCode)) ||
    !services.every(({ plans }) => isUnique(plans.map(({ planCode }) => planCode)))
  )
    return 'twice'
  if (
    services.some(({ plans, comparison }) => comparison.some(({ values }) => values.length !== plans.length))
  )
    return 'uneven'
  if (fromDate < today) return 'past'
  if (fromDate > addDays(today, MAX_DAYS_AHEAD)) return 'far'
  if (editions.some((edition) => edition.fromDate > fromDate)) return 'scheduled'
  return undefined
}

/**
 * Stores a catalogue that is in force from a day on. Each service in the catalogue gets an edition; each other
 * service on sale gets an edition that ends its sale. Throws if another edit of a service is stored at the same time.
 */
export async function storeCatalogue(
  db: Pick<Db, 'transaction'>,
  catalogue: Catalogue,
  {
    fromDate,
    editions,
    changedAt,
  }: { fromDate: string; editions: readonly ServiceEdition[]; changedAt: Date },
): Promise<void> {
  const listedCodes = new Set(catalogue.services.map(({ serviceCode }) => serviceCode))
  const soldServices = catalogueOn(editions, fromDate).services
  const endedEditions = inForce(editions, fromDate).filter(
    ({ serviceCode, isOnSale }) => isOnSale && !listedCodes.has(serviceCode),
  )
  await db.transaction(async (tx) => {
    for (const [position, { serviceCode, ...content }] of catalogue.services.entries())
      await insertEdition(tx, { serviceCode, position, isOnSale: true, content, fromDate, changedAt })
    for (const { serviceCode, content } of endedEditions)
      await insertEdition(tx, {
        serviceCode,
        position: soldServices.length,
        isOnSale: false,
        content,
        fromDate,
        changedAt,
      })
  })
}

type New = Omit<typeof serviceEditions.$inferInsert, 'version'>

async function insertEdition(tx: Tx, edition: New): Promise<void> {
  const { serviceCode, version } = serviceEditions
  const [newest] = await tx
    .select({ version })
    .from(serviceEditions)
    .where(eq(serviceCode, edition.serviceCode))
    .orderBy(desc(version))
    .limit(1)
  await tx.insert(serviceEditions).values({ ...edition, version: (newest?.version ?? 0) + 1 })
}
