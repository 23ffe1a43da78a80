import { createFileRoute, notFound } from '@tanstack/react-router'
import { approvalTypes } from '#domain/access/codes.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { requireLogin } from '../-guards.ts'
import { orNotFound } from '../-loaders/or-not-found.ts'
import { oneOf, parsed, type RawSearch, textLike, uuid } from '../-search/search-values.ts'
import { AccessMissing } from './-parts/AccessMissing.tsx'
import { RequestForm } from './-parts/requests/RequestForm.tsx'

export const Route = createFileRoute('/apps/form')({
  staticData: { layout: 'user' },
  validateSearch: (raw: RawSearch) =>
    parsed({
      appId: textLike(uuid, raw.appId),
      levelId: textLike(uuid, raw.levelId),
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
    const app = await orNotFound('accessApp.missing', api.getAccessApp({ appId }, { signal }))
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
