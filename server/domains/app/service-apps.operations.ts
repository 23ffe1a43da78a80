import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toYn } from '#domain/yn.ts'
import type { CatalogueKeeper } from '#server/catalogue/catalogue-store.ts'
import { servicesOfApps } from '#server/catalogue/services-of-apps.ts'
import type { Db } from '#server/db/client.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { serviceAppStore } from './service-apps.store.ts'

type Deps = {
  db: Db
  catalogue: Pick<CatalogueKeeper, 'current' | 'nameOf' | 'editions' | 'refresh'>
}

/** The operations by which the staff sets which apps of the operator belong to a service (decision 172). */
export function serviceAppOperations({
  db,
  catalogue,
}: Deps): Pick<OperationsTagged<'app', Caller>, 'listServiceApps' | 'setServiceApp'> {
  const store = serviceAppStore(db)

  /**
   * The apps of the operator, and which of them belong to a service; throws `service.missing` for a service that
   * never existed.
   */
  async function appsOf(serviceCode: string): Promise<Schema<'ServiceApps'>> {
    await catalogue.refresh()
    if (!catalogue.editions().some((edition) => edition.serviceCode === serviceCode))
      throw problemNamed('service.missing')
    const rows = await store.operatorApps()
    const closing = await store.closingBy(serviceCode)
    const servicesOf = await servicesOfApps(
      db,
      catalogue,
      rows.map(({ appId }) => appId),
    )
    return {
      serviceCode,
      apps: rows.map((app) => {
        const services = servicesOf(app.appId)
        const includedYn = toYn(services.some((service) => service.serviceCode === serviceCode))
        // If the app already belongs to a service, another service opens the app to more companies and closes it to
        // none.
        return {
          ...app,
          services,
          includedYn,
          closingCount: services.length === 0 ? (closing.get(app.appId) ?? 0) : 0,
        }
      }),
    }
  }

  return {
    listServiceApps: ({ serviceCode }) => appsOf(serviceCode),

    async setServiceApp({ serviceCode, appId, includedYn }) {
      const { apps } = await appsOf(serviceCode)
      if (!apps.some((app) => app.appId === appId)) throw problemNamed('accessApp.missing')
      await (includedYn === 'Y' ? store.add(appId, serviceCode) : store.remove(appId, serviceCode))
      return appsOf(serviceCode)
    },
  }
}
