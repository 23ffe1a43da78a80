import { createFileRoute } from '@tanstack/react-router'
import { CatalogueContext } from '#src/features/plan/catalogue-context.ts'
import { FeatureScreen } from '#src/features/site/FeatureScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/feature')({
  staticData: { layout: 'home', card: 'feature' },
  head: () => ({
    meta: [
      { title: i18n.t('feature:documentTitle') },
      { name: 'description', content: i18n.t('feature:lead') },
    ],
  }),
  loader: ({ context: { api }, abortController: { signal } }) => api.getCatalogue({}, { signal }),
  component: FeatureRoute,
})

function FeatureRoute() {
  return (
    <CatalogueContext value={Route.useLoaderData()}>
      <FeatureScreen />
    </CatalogueContext>
  )
}
