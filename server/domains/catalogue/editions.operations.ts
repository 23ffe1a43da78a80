import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { kstDate, toWireTime } from '#domain/dates.ts'
import { lowestPrice } from '#domain/plan/catalogue.ts'
import { toYn } from '#domain/yn.ts'
import { inForce, type ServiceEdition } from '#server/catalogue/catalogue-store.ts'
import { changedPrices } from '#server/catalogue/changed-prices.ts'
import { hasPriceRise } from '#server/catalogue/price-rises.ts'
import { editionDecisionPurpose } from '#server/db/sealed-edition.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { approversFor, decideEdition, notifyApprovers, waitingOf, waitingView } from './editions.approval.ts'
import type { ServiceEditionDeps } from './editions.deps.ts'
import { cleanService, editionProblem, positionOf, previewOf, serviceOf } from './editions.rules.ts'
import { type StoredEdition, serviceEditionStore } from './editions.store.ts'

type ServiceEditionOperation =
  | 'listAdminServices'
  | 'previewServiceEdition'
  | 'listServicePriceConsents'
  | 'getAdminService'
  | 'scheduleServiceEdition'
  | 'takeBackServiceEdition'
  | 'decideServiceEdition'

const MAX_EDITIONS = 200

/** The operations by which the staff edit the catalogue: each edit of a service is an edition with its first day. */
export function serviceEditionOperations(
  deps: ServiceEditionDeps,
): Pick<OperationsTagged<'catalogue', Caller>, ServiceEditionOperation> {
  const { db, clock, box, catalogue, consents } = deps
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

  async function serviceNamed(serviceCode: string, caller: Caller): Promise<Schema<'AdminService'>> {
    const { memberId } = memberOf(caller)
    await catalogue.refresh()
    const [stored, approvers] = await Promise.all([store.ofService(serviceCode), approversFor(db, memberId)])
    const waitingEdition = waitingOf(stored)
    const { own, next, held, newest } = validOf(serviceCode)
    const latest = newest ?? stored[0]?.edition
    if (!latest) throw problemNamed('service.missing')
    const builtInEdition = own.find(({ version }) => version === 0)
    const stateOf = ({ version, fromDate, takenBackAt, approvalState }: StoredEdition['edition']) => {
      if (takenBackAt !== null) return 'WITHDRAWN'
      if (approvalState !== null && approvalState !== 'APPROVED') return approvalState
      if (version === held?.version) return 'IN_FORCE'
      return fromDate > today() ? 'SCHEDULED' : 'FORMER'
    }
    const editions: Schema<'ServiceEdition'>[] = stored.map(({ edition, byName, deciderName }) => ({
      version: edition.version,
      fromDate: edition.fromDate,
      editionState: stateOf(edition),
      saleYn: toYn(edition.isOnSale),
      changedAt: toWireTime(edition.changedAt),
      byName,
      deciderName: edition.approvalState === 'WITHDRAWN' ? null : deciderName,
      decisionReason:
        edition.decisionBox &&
        box.open(edition.decisionBox, editionDecisionPurpose(serviceCode, edition.version)),
    }))
    if (builtInEdition)
      editions.push({
        version: 0,
        fromDate: null,
        editionState: held?.version === 0 ? 'IN_FORCE' : 'FORMER',
        saleYn: 'Y',
        changedAt: null,
        byName: null,
        deciderName: null,
        decisionReason: null,
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
      waiting: waitingEdition ? await waitingView(deps, waitingEdition, memberId) : null,
      approvalYn: toYn(approvers.length > 0),
      editions: editions.slice(0, MAX_EDITIONS),
    }
  }

  return {
    async listAdminServices() {
      await catalogue.refresh()
      const [waiting, running] = await Promise.all([store.waiting(), store.running()])
      const shown = new Map<string, ServiceEdition>()
      for (const edition of [...inForce(catalogue.editions(), today()), ...catalogue.editions()])
        if (!shown.has(edition.serviceCode)) shown.set(edition.serviceCode, edition)
      return {
        list: [...shown.values()].map((edition) => {
          const { next, held } = validOf(edition.serviceCode)
          const service = serviceOf(edition)
          const own = running.filter((row) => row.serviceCode === service.serviceCode)
          return {
            serviceCode: service.serviceCode,
            serviceName: service.serviceName,
            serviceState: held ? (held.isOnSale ? 'SOLD' : 'ENDED') : 'COMING',
            planCount: service.plans.length,
            lowestPrice: lowestPrice({ services: [service] })!,
            next: next ? { fromDate: next.fromDate, saleYn: toYn(next.isOnSale) } : null,
            waitingYn: toYn(waiting.has(service.serviceCode)),
            runningCount: own.reduce((all, row) => all + row.count, 0),
            monthlyAmounts: own.map(({ currency, amount }) => ({ currency, amount })),
          }
        }),
      }
    },

    getAdminService: ({ serviceCode }, caller) => serviceNamed(serviceCode, caller),

    async previewServiceEdition({ serviceCode, ...wanted }) {
      await catalogue.refresh()
      const { own, held } = validOf(serviceCode)
      if (!held) return { raisedYn: 'N', subscriptionCount: 0, answerDays: 0, laterCount: 0 }
      return previewOf({ ...wanted, held, own, today: today() }, await consents.runningOf(serviceCode))
    },

    listServicePriceConsents: ({ serviceCode }) => consents.listOf(serviceCode),

    async scheduleServiceEdition({ serviceCode, version, fromDate, saleYn, service: draft }, caller) {
      // The number of the next edition is read before the editions with which the edit is compared. If a concurrent
      // edit takes this number, this edit fails.
      const storedEditions = await store.ofService(serviceCode)
      const highest = storedEditions[0]?.edition.version ?? 0
      await catalogue.refresh()
      const { own, newest } = validOf(serviceCode)
      if (version === null && own.length > 0) throw problemNamed('service.known')
      if (version !== null && !newest) throw problemNamed('service.missing')
      if (version !== null && newest?.version !== version) throw problemNamed('service.changed')
      if (waitingOf(storedEditions)) throw problemNamed('service.waiting')
      const service = cleanService(serviceCode, draft, newest?.content)
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
      const { memberId } = memberOf(caller)
      await db.transaction(async (tx) => {
        const isChanging = changedPrices(editions, edition).length > 0
        const approvers = isChanging ? await approversFor(tx, memberId) : []
        const isAdded = await serviceEditionStore(tx).add({
          ...edition,
          asksConsent: isOnSale && hasPriceRise(editions, edition),
          changedAt: clock.now(),
          byId: memberId,
          approvalState: approvers.length > 0 ? 'WAITING' : null,
        })
        if (!isAdded) throw problemNamed('service.changed')
        await notifyApprovers(deps, tx, edition, approvers)
      })
      await consents.review(serviceCode)
      return serviceNamed(serviceCode, caller)
    },

    async decideServiceEdition(wanted, caller) {
      await decideEdition(deps, wanted, memberOf(caller).memberId)
      await catalogue.refresh()
      await consents.review(wanted.serviceCode)
      return serviceNamed(wanted.serviceCode, caller)
    },

    async takeBackServiceEdition({ serviceCode, version }, caller) {
      await catalogue.refresh()
      const storedEditions = await store.ofService(serviceCode)
      const storedEdition = storedEditions.find(({ edition }) => edition.version === version)?.edition
      if (
        !storedEdition &&
        !catalogue.editions().some((each) => each.serviceCode === serviceCode && version === 0)
      )
        throw problemNamed('service.missing')
      if (!storedEdition || storedEdition.fromDate <= today()) throw problemNamed('service.begun')
      await store.takeBack(serviceCode, version, clock.now())
      await consents.review(serviceCode)
      return serviceNamed(serviceCode, caller)
    },
  }
}
