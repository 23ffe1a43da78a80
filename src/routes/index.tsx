import { createFileRoute } from '@tanstack/react-router'
import { CatalogueContext } from '#src/features/plan/catalogue-context.ts'
import { HomeScreen } from '#src/features/site/HomeScreen.tsx'
import { siteData } from '#src/features/site/structured-data.ts'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/')({
  staticData: { layout: 'home' },
  head: () => ({
    meta: [{ title: i18n.t('home:documentTitle') }, { name: 'description', content: i18n.t('home:lead') }],
  }),
  scripts: () => (import.meta.env.SSR ? siteData() : []),
  loader: ({ context: { api }, abortController: { signal } }) => api.getCatalogue({}, { signal }),
  component: HomeRoute,
})

function HomeRoute() {
  return (
    <CatalogueContext value={Route.useLoaderData()}>
      <HomeScreen />
    </CatalogueContext>
  )
}
