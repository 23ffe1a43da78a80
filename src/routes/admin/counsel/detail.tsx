import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminMissing } from '#src/components/error/AdminMissing.tsx'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { CounselDetailScreen } from '#src/features/counsel/admin/CounselDetailScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

type DetailSearch = { counselId?: string | undefined }

export const Route = createFileRoute('/admin/counsel/detail')({
  validateSearch: ({ counselId }): DetailSearch => ({
    counselId: typeof counselId === 'string' && uuidPattern.test(counselId) ? counselId : undefined,
  }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('counselAdmin:detail.documentTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: async ({ context: { api }, deps: { counselId }, abortController: { signal } }) => {
    if (!counselId) throw notFound()
    return requireFound('counsel.missing', api.getAdminCounsel({ counselId }, { signal }))
  },
  component: DetailRoute,
  notFoundComponent: CounselMissing,
})

function DetailRoute() {
  const counsel = Route.useLoaderData()
  return <CounselDetailScreen key={counsel.counselId} counsel={counsel} />
}

function CounselMissing() {
  return <AdminMissing of="counsel" />
}
