import { createFileRoute, notFound } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { AccessMissing } from '#src/features/access/AccessMissing.tsx'
import { RequestDetail } from '#src/features/access/requests/RequestDetail.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { isPasswordEntered } from '#src/machines/session/session-selectors.ts'
import { requireLogin } from '../-guards.ts'

export const Route = createFileRoute('/apps/request')({
  staticData: {
    layout: 'user',
    isOfQueue: (data) => (data as Loaded | undefined)?.detail.tab === 'APPROVAL',
  },
  validateSearch: (raw: RawSearch) => parsedSearch({ requestId: matchingText(uuid, raw.requestId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({
    meta: [{ title: i18n.t('access:documentTitle.request') }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: requireLogin,
  // Not cached: an approver may decide at any moment, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context, deps: { requestId }, abortController: { signal } }) => {
    if (!requestId) throw notFound()
    const { api, machines } = context
    const part = await partsOf(context, signal)
    const detail = await requireFound(
      'accessRequest.missing',
      api.getAccessRequest({ requestId }, { signal }),
    )
    const mayDecide = detail.decideYn === 'Y' && isPasswordEntered(machines.session.getSnapshot())
    const decisionFacts = mayDecide
      ? await part((signal) =>
          api.getAdminAccessRequest({ requestId }, { signal }).catch(withoutDecisionFacts),
        )
      : undefined
    return { detail, brief: decisionFacts }
  },
  component: RequestScreen,
  notFoundComponent: AccessMissing,
})

type Loaded = { detail: Output<'getAccessRequest'> }

/**
 * Ignores refusals of the facts for a decision: an approver without a second factor may decide, but may not see the
 * permissions of others.
 */
function withoutDecisionFacts(error: unknown): undefined {
  if (error instanceof Problem && error.is('factor.missing', 'role.missing', 'accessRequest.missing')) return
  throw error
}

function RequestScreen() {
  const { detail, brief } = Route.useLoaderData()
  return <RequestDetail key={detail.request.requestId} loaded={detail} brief={brief} />
}
