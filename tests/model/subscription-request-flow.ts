import { emptySecrets } from '#domain/subscription/empty-form.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { requestOf, serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'
import type { RequestContext } from '#src/machines/subscription-request/request-context.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome } from '#src/machines/testing/steps.ts'
import { waitForHydration } from '../support/arrival.ts'
import { type Flow, leafOf } from './flow.ts'
import { isRefusal } from './steps.ts'
import { gestures } from './subscription-request-gestures.ts'
import { requestWizard } from './subscription-request-machine.ts'
import { untestedTransitions } from './subscription-request-not-walked.ts'
import { screens } from './subscription-request-screens.ts'
import { draftId, type Payment, payments, type Requester, worlds } from './subscription-request-worlds.ts'

const input = { newKey: () => crypto.randomUUID(), now: () => new Date(), isOrderable: () => true }
const admin = requestOf({ draftId, paymentMethodCode: 'G' }).form.adminInfo

export const subscriptionRequestFlow: Flow<typeof requestWizard, Requester, Payment> = {
  machine: requestWizard,
  beginnings: [{ input }],
  kinds: payments,
  events: [
    { type: 'request.begun', order: serviceInfo },
    { type: 'draft.opened', draftId },
    { type: 'draft.retried' },
    { type: 'terms.ticked', terms: subscriptionAnswers },
    { type: 'terms.submitted' },
    { type: 'form.changed', changes: { adminInfo: { ...admin, deptName: '보안팀' } } },
    ...(['company', 'subscriber', 'admin', 'service', 'payment'] as const).flatMap((step) => [
      { type: 'step.submitted', step } as const,
      { type: 'step.requested', step } as const,
    ]),
    { type: 'step.requested', step: 'terms' },
    { type: 'request.confirmed', secrets: emptySecrets, withdrawAgreeYn: 'N' },
    { type: 'request.left' },
    { type: 'outcome.checked' },
  ],
  gestures,
  worlds,
  // These operations are also called without the machine: the start page of requests loads the price and the drafts,
  // the terms page the known profiles.
  shared: [
    'saveSubscriptionDraft',
    'estimateSubscription',
    'getSubscriptionDesk',
    'listSubscriptionProfiles',
  ],
  screens,
  comparedFields: [],
  sameness: ({ draftId: draft, terms, form, passed, returning, unsure, problem }) => [
    draft !== undefined,
    terms.length > 0,
    form.companyInfo.companyName !== '',
    form.adminInfo.deptName,
    form.paymentMethodCode,
    passed,
    returning,
    unsure,
    problem?.code,
  ],
  facets(snapshot) {
    const { unsure, returning } = snapshot.context as RequestContext
    const leaf = leafOf<typeof requestWizard>(snapshot)
    if (leaf === 'reviewing') return unsure ? ['unsure'] : []
    return leaf === 'estimatingSubscription' && returning ? ['returning'] : []
  },
  isPossible,
  notWalked: untestedTransitions(requestWizard),
  async enter({ page, portal, database, giveCookies }, { kind }) {
    const { session } = await withdrawalWorld(
      () => portal,
      () => database,
    ).member()
    const { data: draft } = await portal.call(
      'agreeSubscriptionTerms',
      { draftId: null, serviceInfo, terms: subscriptionAnswers },
      { session },
    )
    const { data: rnImgViewInfo } = await portal.call(
      'uploadFile',
      { purpose: 'subscription', file: new File([new Uint8Array(samplePdf)], '사업자등록증.pdf') },
      { session },
    )
    const { form } = requestOf({ draftId: draft.draftId, paymentMethodCode: kind })
    await portal.call(
      'saveSubscriptionDraft',
      { draftId: draft.draftId, form, rnImgViewInfo, ddlImgViewInfo: null },
      { session },
    )
    await giveCookies({ session })
    await page.goto('/subscription')
    await waitForHydration(page)
    return { session, draftId: draft.draftId }
  },
}

/**
 * Whether the test data allows the last step of a path: a lost draft stays lost, and the limit of drafts stays
 * reached.
 */
function isPossible(path: Path): boolean {
  const [last, ...before] = path.toReversed().map(({ step }) => step)
  const met = (name: Parameters<typeof isRefusal>[1]) =>
    before.some((step) => isOutcome(step) && isRefusal(step, name))
  // The screen removes the documents that the server has lost, so that the step is incomplete again.
  if (met('upload.missing')) return false
  if (!last || !isOutcome(last)) return true
  if (met('draft.tooMany')) return last.actorId !== 'agreeSubscriptionTerms'
  return !met('draft.missing') || last.actorId === 'getSubscriptionDesk'
}
