import { createFileRoute } from '@tanstack/react-router'
import { SECOND_MS } from '#domain/durations.ts'
import { CatalogueContext } from '#src/features/plan/catalogue-context.ts'
import { PlanScreen } from '#src/features/plan/PlanScreen.tsx'
import { planSearch } from '#src/features/plan/plan-search.ts'
import { offerData } from '#src/features/site/structured-data.ts'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/service/plan')({
  staticData: { layout: 'home', card: 'plan' },
  validateSearch: planSearch,
  head: () => ({
    meta: [{ title: i18n.t('plan:documentTitle') }, { name: 'description', content: i18n.t('plan:lead') }],
  }),
  // Each change of the number of users changes the address.
  staleTime: 30 * SECOND_MS,
  loader: ({ context: { api }, abortController: { signal } }) => api.getCatalogue({}, { signal }),
  scripts: ({ loaderData }) =>
    import.meta.env.SSR && loaderData && loaderData.services.length > 0
      ? offerData(loaderData, i18n.t('brand'), i18n.t('plan:lead'))
      : [],
  component: PlanRoute,
})

function PlanRoute() {
  return (
    <CatalogueContext value={Route.useLoaderData()}>
      <PlanScreen search={Route.useSearch()} />
    </CatalogueContext>
  )
}
