import { createFileRoute } from '@tanstack/react-router'
import { CatalogueContext } from '#src/features/plan/catalogue-context.ts'
import { FeatureScreen } from '#src/features/site/FeatureScreen.tsx'
import { ownTextsOf } from '#src/features/site/operator-words.ts'
import { OwnTextsContext, siteMeta } from '#src/features/site/site-words.ts'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/feature')({
  staticData: { layout: 'home', card: 'feature' },
  loader: async ({ context: { api }, abortController: { signal } }) => {
    const [catalogue, own] = await Promise.all([
      api.getCatalogue({}, { signal }),
      ownTextsOf(api, 'feature', signal),
    ])
    return { catalogue, own }
  },
  head: ({ loaderData }) => ({
    meta: siteMeta(loaderData?.own, { title: i18n.t('feature:documentTitle'), lead: i18n.t('feature:lead') }),
  }),
  component: FeatureRoute,
})

function FeatureRoute() {
  const { catalogue, own } = Route.useLoaderData()
  return (
    <CatalogueContext value={catalogue}>
      <OwnTextsContext value={own}>
        <FeatureScreen />
      </OwnTextsContext>
    </CatalogueContext>
  )
}
