import { createFileRoute } from '@tanstack/react-router'
import { CatalogueContext } from '#src/features/plan/catalogue-context.ts'
import { HomeScreen } from '#src/features/site/HomeScreen.tsx'
import { ownTextsOf } from '#src/features/site/operator-words.ts'
import { OwnTextsContext, siteMeta } from '#src/features/site/site-words.ts'
import { siteData } from '#src/features/site/structured-data.ts'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/')({
  staticData: { layout: 'home' },
  loader: async ({ context: { api }, abortController: { signal } }) => {
    const [catalogue, own] = await Promise.all([
      api.getCatalogue({}, { signal }),
      ownTextsOf(api, 'home', signal),
    ])
    return { catalogue, own }
  },
  head: ({ loaderData }) => ({
    meta: siteMeta(loaderData?.own, { title: i18n.t('home:documentTitle'), lead: i18n.t('home:lead') }),
  }),
  scripts: ({ loaderData }) =>
    import.meta.env.SSR
      ? siteData(siteMeta(loaderData?.own, { title: '', lead: i18n.t('home:lead') })[1].content)
      : [],
  component: HomeRoute,
})

function HomeRoute() {
  const { catalogue, own } = Route.useLoaderData()
  return (
    <CatalogueContext value={catalogue}>
      <OwnTextsContext value={own}>
        <HomeScreen />
      </OwnTextsContext>
    </CatalogueContext>
  )
}
