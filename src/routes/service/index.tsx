import { createFileRoute } from '@tanstack/react-router'
import { CatalogueContext } from '#src/features/plan/catalogue-context.ts'
import { ServiceScreen } from '#src/features/plan/ServiceScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/service/')({
  staticData: { layout: 'home', card: 'service' },
  head: () => ({
    meta: [
      { title: i18n.t('service:documentTitle') },
      { name: 'description', content: i18n.t('service:lead') },
    ],
  }),
  loader: ({ context: { api }, abortController: { signal } }) => api.getCatalogue({}, { signal }),
  component: ServiceRoute,
})

function ServiceRoute() {
  return (
    <CatalogueContext value={Route.useLoaderData()}>
      <ServiceScreen />
    </CatalogueContext>
  )
}
