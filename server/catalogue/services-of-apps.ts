import { asc, inArray } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { toYn } from '#domain/yn.ts'
import type { Db } from '#server/db/client.ts'
import { appServices } from '#server/db/schema/app-service.ts'
import type { CatalogueKeeper } from './catalogue-store.ts'

/** The part of the catalogue that names services. */
export type ServiceNames = Pick<CatalogueKeeper, 'current' | 'nameOf'>

/**
 * The services that each of the given apps belongs to: first those on sale, in the order of the catalogue, then the
 * others.
 */
export async function servicesOfApps(
  db: Pick<Db, 'select'>,
  catalogue: ServiceNames,
  appIds: readonly string[],
): Promise<(appId: string) => Schema<'ServicesOfApp'>> {
  const rows =
    appIds.length === 0
      ? []
      : await db
          .select()
          .from(appServices)
          .where(inArray(appServices.appId, [...appIds]))
          .orderBy(asc(appServices.serviceCode))
  const soldCodes = catalogue.current().services.map(({ serviceCode }) => serviceCode)
  const placeOf = (serviceCode: string) => {
    const position = soldCodes.indexOf(serviceCode)
    return position === -1 ? soldCodes.length : position
  }
  return (appId) =>
    rows
      .filter((row) => row.appId === appId)
      .toSorted((one, other) => placeOf(one.serviceCode) - placeOf(other.serviceCode))
      .map(({ serviceCode }) => ({
        serviceCode,
        serviceName: catalogue.nameOf(serviceCode),
        saleYn: toYn(soldCodes.includes(serviceCode)),
      }))
}
