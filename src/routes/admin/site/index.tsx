import { createFileRoute } from '@tanstack/react-router'
import { AdminSite } from '#src/features/site/admin/AdminSite.tsx'
import { i18n } from '#src/i18n/i18n.ts'

const pages = ['home', 'feature', 'support'] as const

export const Route = createFileRoute('/admin/site/')({
  head: () => ({ meta: [{ title: i18n.t('siteAdmin:documentTitle') }] }),
  validateSearch: ({ page, version }): { page?: (typeof pages)[number]; version?: number } => {
    const knownPage = pages.find((each) => each === page)
    const versionNumber = Number(version)
    return {
      ...(knownPage && { page: knownPage }),
      ...(version !== undefined &&
        Number.isInteger(versionNumber) &&
        versionNumber >= 0 && { version: versionNumber }),
    }
  },
  loaderDeps: ({ search }) => search,
  preload: false,
  gcTime: 0,
  loader: async ({
    context: { api },
    deps: { page = 'home', version = null },
    abortController: { signal },
  }) => {
    const [edition, catalogue] = await Promise.all([
      api.getSiteEdition({ page, version }, { signal }),
      api.getCatalogue({}, { signal }),
    ])
    return { edition, catalogue }
  },
  component: SiteScreen,
})

function SiteScreen() {
  const { edition, catalogue } = Route.useLoaderData()
  // The key does not contain the version of the loaded texts: typed text stays when a newer version is loaded, but
  // not when another version is chosen.
  const chosenVersion = Route.useSearch().version
  return <AdminSite key={`${edition.page} ${chosenVersion}`} edition={edition} catalogue={catalogue} />
}
