import { randomUUID } from 'node:crypto'
import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { emptyForm } from '#domain/subscription/empty-form.ts'
import { typedLine } from '#domain/typed/typed-text.ts'
import { AddressSearchFailed } from '#server/addresses/addresses.ts'
import { nextNumber } from '#server/db/reference-number.ts'
import { sealedFields, toSubscriptionRow } from '#server/db/sealed-subscription.ts'
import { type Caller, managerOf, memberOf } from '#server/http/calls/caller.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import { requestedMail } from '#server/messages/subscription-mails.ts'
import { subscriptionNotices } from '#server/messages/subscription-notices.ts'
import { nameOperator } from '#server/operator.ts'
import { lockCompanyOf, lockManager } from '#server/security/company-hold.ts'
import { cardNamed } from './card.store.ts'
import { draftStore } from './draft.store.ts'
import { namedProfiles } from './profile.operations.ts'
import {
  answersOf,
  isAgreed,
  orderToday,
  quoteToday,
  requestedOf,
  requirePaymentConsent,
  searchRule,
  toCurrent,
  toDraft,
  toReceipt,
  toSaved,
  withoutResident,
} from './request.rules.ts'
import { requestStore } from './request.store.ts'
import { subscriptionOf } from './requested-subscription.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import { toDetail } from './subscription.rules.ts'
import { subscriptionStore } from './subscription.store.ts'
import { withdrawChanges } from './taking-back.ts'
import { currentSubscriptionTerms } from './terms/subscription-terms.catalogue.ts'

type Own =
  | 'estimateSubscription'
  | 'getSubscriptionDesk'
  | 'listSubscriptionTerms'
  | 'agreeSubscriptionTerms'
  | 'getSubscriptionDraft'
  | 'saveSubscriptionDraft'
  | 'discardSubscriptionDraft'
  | 'requestSubscription'
  | 'searchAddresses'
  | 'cancelSubscriptionRequest'

/** The operations that request a subscription with the contents of a draft, and that withdraw the request. */
export function requestOperations(
  deps: SubscriptionDeps,
): Pick<OperationsTagged<'subscription', Caller>, Own> {
  const {
    db,
    box,
    clock,
    limits,
    once,
    throttle,
    uploads,
    notices,
    addresses,
    site,
    party,
    subscriptionTerms,
    catalogue,
    admitCompanyName,
  } = deps
  const drafts = draftStore(deps)
  const withdrawals = withdrawChanges(deps)
  const profiles = namedProfiles(deps)
  const store = subscriptionStore(db)
  const rule = searchRule(limits)
  const terms = () => currentSubscriptionTerms(clock.now(), subscriptionTerms())

  async function requestDefaults(caller: Caller) {
    const viewer = memberOf(caller)
    const [own, requests, current] = await Promise.all([
      drafts.list(viewer.memberId),
      requestStore(db).waiting(viewer),
      requestStore(db).current(viewer),
    ])
    return {
      drafts: own.map(({ id, content, ...times }) => ({
        draftId: id,
        serviceInfo: content.form.serviceInfo,
        ...toSaved(times),
      })),
      requests: requests.map(toReceipt),
      current: current.map(toCurrent),
    }
  }

  return {
    estimateSubscription: async (serviceInfo) => quoteToday(catalogue.current(), serviceInfo, clock.now()),

    getSubscriptionDesk: (_nothing, caller) => requestDefaults(caller),

    listSubscriptionTerms: () =>
      Promise.resolve({
        list: terms().map((term) => ({ ...term, body: nameOperator(term.body, party()) })),
      }),

    async agreeSubscriptionTerms({ draftId, serviceInfo, terms: given }, caller) {
      const { memberId } = managerOf(caller)
      orderToday(catalogue.current(), serviceInfo, clock.now())
      const answers = answersOf(given, terms(), clock.now())
      if (draftId !== null)
        return toDraft(await drafts.change(memberId, draftId, (content) => ({ ...content, terms: answers })))
      const content = {
        terms: answers,
        form: emptyForm(serviceInfo),
        rnImgViewInfo: null,
        ddlImgViewInfo: null,
        companyProfileId: null,
        paymentProfileId: null,
      }
      return toDraft(await drafts.begin(memberId, content))
    },

    async getSubscriptionDraft({ draftId }, caller) {
      return toDraft(await drafts.find(memberOf(caller).memberId, draftId))
    },

    async saveSubscriptionDraft(
      { draftId, form, companyProfileId = null, paymentProfileId = null, ...documents },
      caller,
    ) {
      const enteredContent = { form: withoutResident(form), ...documents, companyProfileId, paymentProfileId }
      return toSaved(
        await drafts.change(memberOf(caller).memberId, draftId, (content) => ({
          ...content,
          ...enteredContent,
        })),
      )
    },

    async discardSubscriptionDraft({ draftId }, caller) {
      await drafts.discard(memberOf(caller).memberId, draftId)
      return requestDefaults(caller)
    },

    async requestSubscription(input, caller) {
      const member = managerOf(caller)
      const { draftId, ddlFileId, totalAmount } = input
      orderToday(catalogue.current(), input.form.serviceInfo, clock.now())
      profiles.admit(input, member)
      admitCompanyName(input.form.companyInfo.companyName)
      admitCompanyName(input.form.subscriberInfo.companyName)
      const request = (copied?: string) =>
        once('requestSubscription', caller, input, async (tx) => {
          const now = clock.now()
          const held = await lockManager(tx, caller)
          const { memberId, companyId } = held
          const filled = await profiles.fillIn(tx, input, held)
          requirePaymentConsent(input, filled.payment?.paymentMethodCode ?? input.form.paymentMethodCode)
          const rnFileId = input.rnFileId ?? (filled.certificate && copied) ?? null
          const values = requestedOf(filled, rnFileId !== null || filled.certificate !== null, now)
          const draft = await drafts.take(tx, memberId, draftId)
          const registeredCard = filled.payment
            ? undefined
            : await cardNamed({ db: tx, box, clock }, memberId, values.form)
          if (!isAgreed(draft.terms, terms())) throw problemNamed('terms.outdated')
          const soldCatalogue = catalogue.current()
          const quotedPrice = orderToday(soldCatalogue, values.form.serviceInfo, now)
          if (quotedPrice.totalAmount !== totalAmount) throw problemNamed('price.changed')
          const fileIds = [rnFileId, ddlFileId].filter((id) => id !== null)
          const files = await uploads.attach(tx, fileIds, 'subscription', memberId)
          const certificate = rnFileId === null ? undefined : files[0]
          const support = ddlFileId === null ? undefined : files.at(-1)

          const ids = {
            id: randomUUID(),
            subscriptionNo: await nextNumber(tx, 'S', now),
            companyId,
            memberId,
            draftId,
          }
          const { payment, certificate: onRecord } = filled
          const plainSubscription = subscriptionOf({
            ids,
            values,
            payment,
            registered: registeredCard,
            quote: quotedPrice,
            certificate,
            onRecord,
            support,
            now,
            sold: soldCatalogue,
          })
          const row = await requestStore(tx).add(toSubscriptionRow(box, plainSubscription), {
            answers: draft.terms,
            certificate,
            support,
          })
          for (const staffId of await staffOf(tx, 'SELLS'))
            await notices.put(tx, { memberId: staffId, ...subscriptionNotices.arrived(row) })
          await notices.put(tx, {
            memberId,
            ...subscriptionNotices.requested(row),
            mail: requestedMail(row, site),
          })
          return toReceipt(row)
        })
      // The draft of a repeated request is already taken, so that the request is answered without another copy of the
      // certificate.
      return (await drafts.isContinuable(member.memberId, draftId))
        ? profiles.withCertificate(input, member, request)
        : request()
    },

    async searchAddresses({ keyword, page }, caller) {
      const words = typedLine(keyword)
      const reservation = await throttle.reserve(rule, memberOf(caller).memberId)
      if (!reservation.allowed)
        throw problemNamed('address.tooMany', { retryAfterSeconds: reservation.retryAfterSeconds })
      try {
        return await addresses.search(words, page)
      } catch (error) {
        throw error instanceof AddressSearchFailed ? problemNamed(error.problem) : error
      }
    },

    async cancelSubscriptionRequest({ subscriptionId }, caller) {
      const viewer = managerOf(caller)
      const canceled = await db.transaction(async (tx) =>
        (await lockCompanyOf(tx, viewer)) ? withdrawals.request(tx, viewer, subscriptionId) : undefined,
      )
      if (!canceled)
        throw problemNamed(
          (await store.find(viewer, subscriptionId)) ? 'subscription.settled' : 'subscription.missing',
        )
      return toDetail(canceled, sealedFields(box, canceled.id))
    },
  }
}
