import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { kstDate, toWireTime } from '#domain/dates.ts'
import { lowestPrice, type Service } from '#domain/plan/catalogue.ts'
import { toYn } from '#domain/yn.ts'
import { type CatalogueKeeper, inForce, type ServiceEdition } from '#server/catalogue/catalogue-store.ts'
import { isRaising, type RunningSubscription } from '#server/catalogue/price-rises.ts'
import type { Db } from '#server/db/client.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { cleanService, editionProblem, positionOf, previewOf } from './editions.rules.ts'
import { type StoredEdition, serviceEditionStore } from './editions.store.ts'

export type ServiceEditionDeps = {
  db: Db
  clock: Clock
  catalogue: Pick<CatalogueKeeper, 'editions' | 'refresh'>
  /** The consents of running subscriptions to raised prices. */
  consents: {
    runningOf: (serviceCode: string) => Promise<RunningSubscription[]>
    listOf: (serviceCode: string) => Promise<Schema<'ServicePriceConsents'>>
    /** Withdraws the consents that asked for another price than the current one. */
    review: (serviceCode: string) => Promise<void>
  }
}
type ServiceEditionOperation =
  | 'listAdminServices'
  | 'previewServiceEdition'
  | 'listServicePriceConsents'
  | 'getAdminService'
  | 'scheduleServiceEdition'
  | 'takeBackServiceEdition'

const MAX_EDITIONS = 200
const serviceOf = ({ serviceCode, content }: Pick<ServiceEdition, 'serviceCode' | 'content'>): Service => ({
  ...content,
  serviceCode,
})

/** The catalogue as the staff edits it: each edit of a service is an edition with its first day. */
export function serviceEditionOperations({
  db,
  clock,
  catalogue,
  consents,
}: ServiceEditionDeps): Pick<OperationsTagged<'catalogue', Caller>, ServiceEditionOperation> {
  const store = serviceEditionStore(db)
  const today = () => kstDate(clock.now())
  /** The editions of a service that were not withdrawn: the current one, and the next one if there is one. */
  function validOf(serviceCode: string) {
    const own = catalogue.editions().filter((edition) => edition.serviceCode === serviceCode)
    const [next] = own
      .filter(({ fromDate }) => fromDate > today())
      .toSorted((one, other) => one.fromDate.localeCompare(other.fromDate) || other.version - one.version)
    return { own, next, held: inForce(own, today())[0], newest: own.at(-1) }
  }

  async function serviceNamed(serviceCode: string): Promise<Schema<'AdminService'>> {
    await catalogue.refresh()
    const stored = await store.ofService(serviceCode)
    const { own, next, held, newest } = validOf(serviceCode)
    const latest = newest ?? stored[0]?.edition
    if (!latest) throw problemNamed('service.missing')
    const built = own.find(({ version }) => version === 0)
    const stateOf = ({ version, fromDate, takenBackAt }: StoredEdition['edition']) => {
      if (takenBackAt !== null) return 'WITHDRAWN'
      if (version === held?.version) return 'IN_FORCE'
      return fromDate > today() ? 'SCHEDULED' : 'FORMER'
    }
    const editions: Schema<'ServiceEdition'>[] = stored.map(({ edition, byName }) => ({
      version: edition.version,
      fromDate: edition.fromDate,
      editionState: stateOf(edition),
      saleYn: toYn(edition.isOnSale),
      changedAt: toWireTime(edition.changedAt),
      byName,
    }))
    if (built)
      editions.push({
        version: 0,
        fromDate: null,
        editionState: held?.version === 0 ? 'IN_FORCE' : 'FORMER',
        saleYn: 'Y',
        changedAt: null,
        byName: null,
      })
    return {
      serviceCode,
      version: newest?.version ?? null,
      saleYn: toYn(held?.isOnSale === true),
      latest: serviceOf(latest),
      sold: held ? serviceOf(held) : null,
      next: next
        ? {
            version: next.version,
            fromDate: next.fromDate,
            saleYn: toYn(next.isOnSale),
            service: serviceOf(next),
          }
        : null,
      editions: editions.slice(0, MAX_EDITIONS),
    }
  }

  return {
    async listAdminServices() {
      await catalogue.refresh()
      const shown = new Map<string, ServiceEdition>()
      for (const edition of [...inForce(catalogue.editions(), today()), ...catalogue.editions()])
        if (!shown.has(edition.serviceCode)) shown.set(edition.serviceCode, edition)
      return {
        list: [...shown.values()].map((edition) => {
          const { next, held } = validOf(edition.serviceCode)
          const service = serviceOf(edition)
          return {
            serviceCode: service.serviceCode,
            serviceName: service.serviceName,
            serviceState: held ? (held.isOnSale ? 'SOLD' : 'ENDED') : 'COMING',
            planCount: service.plans.length,
            lowestPrice: lowestPrice({ services: [service] })!,
            next: next ? { fromDate: next.fromDate, saleYn: toYn(next.isOnSale) } : null,
          }
        }),
      }
    },

    getAdminService: ({ serviceCode }) => serviceNamed(serviceCode),

    async previewServiceEdition({ serviceCode, ...wanted }) {
      await catalogue.refresh()
      const { own, held } = validOf(serviceCode)
      if (!held) return { raisedYn: 'N', subscriptionCount: 0, answerDays: 0, laterCount: 0 }
      return previewOf({ ...wanted, held, own, today: today() }, await consents.runningOf(serviceCode))
    },

    listServicePriceConsents: ({ serviceCode }) => consents.listOf(serviceCode),

    async scheduleServiceEdition({ serviceCode, version, fromDate, saleYn, service: draft }, caller) {
      // The number of the next edition is read before the editions that it is compared with: an edit in
      // between takes the number.
      const highest = (await store.ofService(serviceCode))[0]?.edition.version ?? 0
      await catalogue.refresh()
      const { own, newest } = validOf(serviceCode)
      if (version === null && own.length > 0) throw problemNamed('service.known')
      if (version !== null && !newest) throw problemNamed('service.missing')
      if (version !== null && newest?.version !== version) throw problemNamed('service.changed')
      const service = cleanService(serviceCode, draft)
      const isOnSale = saleYn === 'Y'
      const editions = catalogue.editions()
      const problem = editionProblem({ service, isOnSale, fromDate }, { today: today(), editions })
      if (problem) throw problemNamed(problem)
      const { serviceCode: _, ...content } = service
      const edition = {
        serviceCode,
        version: highest + 1,
        position: positionOf(serviceCode, editions),
        isOnSale,
        content,
        fromDate,
        asksConsent: false,
      }
      const isAdded = await store.add({
        ...edition,
        asksConsent: isOnSale && isRaising(editions, edition),
        changedAt: clock.now(),
        byId: memberOf(caller).memberId,
      })
      if (!isAdded) throw problemNamed('service.changed')
      await consents.review(serviceCode)
      return serviceNamed(serviceCode)
    },

    async takeBackServiceEdition({ serviceCode, version }) {
      await catalogue.refresh()
      const stored = await store.ofService(serviceCode)
      const found = stored.find(({ edition }) => edition.version === version)?.edition
      if (!found && !catalogue.editions().some((each) => each.serviceCode === serviceCode && version === 0))
        throw problemNamed('service.missing')
      if (!found || found.fromDate <= today()) throw problemNamed('service.begun')
      await store.takeBack(serviceCode, version, clock.now())
      await consents.review(serviceCode)
      return serviceNamed(serviceCode)
    },
  }
}
