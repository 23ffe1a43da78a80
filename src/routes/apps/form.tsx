import { createFileRoute, notFound } from '@tanstack/react-router'
import { approvalTypes } from '#domain/access/codes.ts'
import {
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  uuid,
} from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { AccessMissing } from '#src/features/access/AccessMissing.tsx'
import { RequestForm } from '#src/features/access/requests/RequestForm.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireLogin } from '../-guards.ts'

export const Route = createFileRoute('/apps/form')({
  staticData: { layout: 'user' },
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      appId: matchingText(uuid, raw.appId),
      levelId: matchingText(uuid, raw.levelId),
      approvalType: oneOf(approvalTypes, raw.approvalType),
    }),
  loaderDeps: ({ search }) => search,
  head: () => ({
    meta: [{ title: i18n.t('access:documentTitle.form') }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: requireLogin,
  preload: false,
  gcTime: 0,
  loader: async ({
    context: { api },
    deps: { appId, levelId, approvalType },
    abortController: { signal },
  }) => {
    if (!appId || !levelId || !approvalType) throw notFound()
    const app = await requireFound('accessApp.missing', api.getAccessApp({ appId }, { signal }))
    const level = app.levels.find((each) => each.levelId === levelId)
    if (!level) throw notFound()
    return { app, level, approvalType }
  },
  component: FormScreen,
  notFoundComponent: AccessMissing,
})

function FormScreen() {
  const { app, level, approvalType } = Route.useLoaderData()
  return (
    <RequestForm
      key={`${level.levelId}-${approvalType}`}
      app={app}
      level={level}
      approvalType={approvalType}
    />
  )
}
