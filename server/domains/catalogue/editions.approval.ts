import type { Input, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { kstDate, toWireTime } from '#domain/dates.ts'
import { containsResidentNumber } from '#domain/korean/resident-number.ts'
import { approvalAfterDecision } from '#domain/plan/approval.machine.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { toYn } from '#domain/yn.ts'
import type { ServiceEdition } from '#server/catalogue/catalogue-store.ts'
import { changedPrices } from '#server/catalogue/changed-prices.ts'
import { hasPriceRise, planCodeOf } from '#server/catalogue/price-rises.ts'
import type { Tx } from '#server/db/once.ts'
import { editionDecisionPurpose } from '#server/db/sealed-edition.ts'
import { catalogueTexts } from '#server/messages/catalogue-texts.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import type { ServiceEditionDeps } from './editions.deps.ts'
import { editionProblem, serviceOf } from './editions.rules.ts'
import { type StoredEdition, serviceEditionStore } from './editions.store.ts'

const decisionOf = { APPROVE: 'approve', DECLINE: 'decline', WITHDRAW: 'withdraw' } as const

/** The edition of a service that waits for a second person; undefined if none does. */
export const waitingOf = (stored: readonly StoredEdition[]): StoredEdition | undefined =>
  stored.find(({ edition }) => edition.approvalState === 'WAITING' && edition.takenBackAt === null)

/** The other members of the staff who may approve a price that a member has changed. */
export const approversFor = async (db: Pick<Tx, 'selectDistinct'>, memberId: string): Promise<string[]> =>
  (await staffOf(db, 'SELLS')).filter((id) => id !== memberId)

/**
 * An edition that waits, as the staff sees it: its author, and the number of running subscriptions with each changed
 * price.
 */
export async function waitingView(
  { catalogue, consents }: Pick<ServiceEditionDeps, 'catalogue' | 'consents'>,
  { edition, byName }: StoredEdition,
  viewerId: string,
): Promise<Schema<'WaitingService'>> {
  const running = await consents.runningOf(edition.serviceCode)
  return {
    version: edition.version,
    fromDate: edition.fromDate,
    saleYn: toYn(edition.isOnSale),
    service: serviceOf(edition),
    askedAt: toWireTime(edition.changedAt),
    byName,
    askedYn: toYn(edition.byId === viewerId),
    changes: changedPrices(catalogue.editions(), edition).map((change) => ({
      ...change,
      subscriptionCount: running.filter(({ serviceInfo }) => planCodeOf(serviceInfo) === change.planCode)
        .length,
    })),
  }
}

/** Notifies the people who may approve an edition that the edition waits for approval. */
export async function notifyApprovers(
  { notices }: Pick<ServiceEditionDeps, 'notices'>,
  tx: Tx,
  { serviceCode, version, content }: ServiceEdition,
  approvers: readonly string[],
): Promise<void> {
  for (const memberId of approvers)
    await notices.put(tx, {
      memberId,
      label: 'service',
      ...catalogueTexts.toApprove(content.serviceName),
      path: `/admin/catalogue/detail?serviceCode=${serviceCode}`,
      eventKey: `price-waits:${serviceCode}:${version}`,
    })
}

/**
 * Approves, declines or withdraws an edition that waits, and notifies its author. An approved edition applies from
 * its first day on, or from today if that day is over. Throws `service.missing`, `service.wrongPerson` and
 * `service.changed`.
 */
export async function decideEdition(
  { db, clock, box, notices, catalogue }: ServiceEditionDeps,
  { serviceCode, version, decision, reason }: Input<'decideServiceEdition'>,
  by: string,
): Promise<void> {
  const isApproved = decision === 'APPROVE'
  if (isApproved !== (reason === null)) throw problemNamed('request.invalid')
  if (reason !== null && (isBlank(reason) || containsResidentNumber(reason)))
    throw problemNamed('request.invalid')
  const found = (await serviceEditionStore(db).ofService(serviceCode)).find(
    ({ edition }) => edition.version === version,
  )?.edition
  if (!found) throw problemNamed('service.missing')
  if (found.approvalState === null || found.takenBackAt !== null) throw problemNamed('service.changed')
  const end = approvalAfterDecision(found.approvalState, decisionOf[decision], {
    isRequester: found.byId === by,
  })
  if ('refusal' in end) throw problemNamed(end.refusal)
  const [now, today] = [clock.now(), kstDate(clock.now())]
  const fromDate = found.fromDate < today ? today : found.fromDate
  if (isApproved) {
    await catalogue.refresh()
    const editions = catalogue.editions()
    // The server command may have stored another catalogue since.
    const isOutdated = editions.some((each) => each.serviceCode === serviceCode && each.version > version)
    const plannedEdition = { service: serviceOf(found), isOnSale: found.isOnSale, fromDate }
    const problem = editionProblem(plannedEdition, { today, editions })
    // `service.untimely` is not checked again: the first day was within a year when the edition was written.
    if (isOutdated || (problem && problem !== 'service.untimely')) throw problemNamed('service.changed')
    found.asksConsent = found.isOnSale && hasPriceRise(editions, { ...found, fromDate })
  }
  await db.transaction(async (tx) => {
    const isDecided = await serviceEditionStore(tx).decide(found, {
      approvalState: end.to,
      decidedBy: by,
      decidedAt: now,
      decisionBox:
        reason === null ? null : box.seal(typedText(reason), editionDecisionPurpose(serviceCode, version)),
      ...(isApproved && { fromDate, asksConsent: found.asksConsent }),
    })
    if (!isDecided) throw problemNamed('service.changed')
    if (decision !== 'WITHDRAW' && found.byId !== null)
      await notices.put(tx, {
        memberId: found.byId,
        label: 'service',
        ...catalogueTexts.decided(found.content.serviceName, isApproved),
        path: `/admin/catalogue/detail?serviceCode=${serviceCode}`,
        eventKey: `price-decided:${serviceCode}:${version}`,
      })
  })
}
