import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import type { Catalogue } from '#domain/plan/catalogue.ts'
import { userLimitOf } from '#domain/plan/user-limit.ts'
import type { Db } from '#server/db/client.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'

/** A past, current or future edition of a service, with the day from which it is sold. */
export type ServiceEdition = Pick<
  typeof serviceEditions.$inferSelect,
  'serviceCode' | 'version' | 'fromDate' | 'position' | 'isOnSale' | 'content' | 'asksConsent'
>

/**
 * The content of an edition with the limit of each plan. An edition of a release before the limits has none, and a
 * file of the operator need not name them.
 */
export const completeContent = (content: ServiceEdition['content']): ServiceEdition['content'] => ({
  ...content,
  plans: content.plans.map((plan) => ({ ...plan, maximumUsers: userLimitOf(plan) })),
})

export type CatalogueKeeper = {
  /** The services on sale today, as this node knows them. */
  current(): Catalogue
  /** The name of a service, also of a service that is no longer sold; its code if it was never sold. */
  nameOf(serviceCode: string): string
  /**
   * Returns the name of the icon of a service, also of one that is no longer sold; a shield for an unknown service.
   */
  iconOf(serviceCode: string): string
  /**
   * Every edition that was not withdrawn, including scheduled editions, but without the editions that wait for the
   * approval of a second person.
   */
  editions(): readonly ServiceEdition[]
  /** Reads the catalogue again if it was edited. */
  refresh(): Promise<void>
  /** Registers a function that is called after the catalogue was edited. */
  watch(onChange: () => void): void
}

/** The condition for an edition that does not wait for the approval of a second person. */
const isDecided = or(isNull(serviceEditions.approvalState), eq(serviceEditions.approvalState, 'APPROVED'))

/** Returns the services of the first catalogue as editions. A later edition of a service replaces the first one. */
const editionsOf = ({ services }: Catalogue): ServiceEdition[] =>
  services.map(({ serviceCode, ...content }, position) => ({
    serviceCode,
    version: 0,
    fromDate: '0001-01-01',
    position,
    isOnSale: true,
    content,
    asksConsent: false,
  }))

/**
 * The edition of each service that is in force on a day (`2026-11-21`), on sale or not, in the order of
 * the catalogue.
 */
export function inForce(editions: readonly ServiceEdition[], day: string): ServiceEdition[] {
  const latestEditions = new Map<string, ServiceEdition>()
  const begunEditions = editions.filter(({ fromDate }) => fromDate <= day)
  for (const edition of begunEditions.toSorted(
    (one, other) => one.fromDate.localeCompare(other.fromDate) || one.version - other.version,
  ))
    latestEditions.set(edition.serviceCode, edition)
  return [...latestEditions.values()].toSorted(
    (one, other) => one.position - other.position || one.serviceCode.localeCompare(other.serviceCode),
  )
}

/** The services on sale on a day (`2026-11-21`). */
export const catalogueOn = (editions: readonly ServiceEdition[], day: string): Catalogue => ({
  services: inForce(editions, day)
    .filter(({ isOnSale }) => isOnSale)
    .map(({ serviceCode, content }) => ({ ...content, serviceCode })),
})

/**
 * Creates the keeper of a portal's catalogue: the catalogue of `fallback` until the staff edits a service, then its
 * editions. Nodes that did not save an edit notice it within the time between two calls of `refresh`. A price that
 * begins on a later day needs no notice.
 */
export function keepCatalogue({
  db,
  clock,
  fallback,
}: {
  db: Db
  clock: Clock
  fallback: () => Catalogue
}): CatalogueKeeper {
  const watchers: (() => void)[] = []
  let stored: readonly ServiceEdition[] = []
  let known = ''

  const editions = () => [...editionsOf(fallback()), ...stored]

  /** Returns the current content of a service, or the future content of a service that is not sold yet. */
  function contentOf(serviceCode: string): ServiceEdition['content'] | undefined {
    const own = editions().filter((edition) => edition.serviceCode === serviceCode)
    const [held] = inForce(own, kstDate(clock.now()))
    return (held ?? own[0])?.content
  }

  async function refresh(): Promise<void> {
    // The counts show every edit: editions are only added, decided on and withdrawn, each once, and never removed.
    const [counted] = await db
      .select({
        all: count(),
        held: sql<number>`count(*) filter (where ${isDecided})`.mapWith(Number),
        decided: count(serviceEditions.decidedAt),
        takenBack: count(serviceEditions.takenBackAt),
      })
      .from(serviceEditions)
    const found = JSON.stringify(counted)
    if (found === known) return
    const { serviceCode, version, fromDate, position, isOnSale, content, asksConsent } = serviceEditions
    const editionsFound = await db
      .select({ serviceCode, version, fromDate, position, isOnSale, content, asksConsent })
      .from(serviceEditions)
      .where(and(isNull(serviceEditions.takenBackAt), isDecided))
      .orderBy(asc(serviceCode), asc(version))
    stored = editionsFound.map((edition) => ({ ...edition, content: completeContent(edition.content) }))
    known = found
    for (const changed of watchers) changed()
  }

  return {
    current: () => catalogueOn(editions(), kstDate(clock.now())),
    nameOf: (serviceCode) => contentOf(serviceCode)?.serviceName ?? serviceCode,
    iconOf: (serviceCode) => contentOf(serviceCode)?.icon ?? 'SHIELD',
    editions,
    refresh,
    watch: (changed) => void watchers.push(changed),
  }
}
