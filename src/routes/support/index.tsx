import { createFileRoute } from '@tanstack/react-router'
import { ownTextsOf } from '#src/features/site/operator-words.ts'
import { SupportScreen } from '#src/features/site/SupportScreen.tsx'
import { OwnTextsContext, siteMeta } from '#src/features/site/site-words.ts'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/support/')({
  staticData: { layout: 'home' },
  loader: ({ context: { api }, abortController: { signal } }) => ownTextsOf(api, 'support', signal),
  head: ({ loaderData }) => ({
    meta: siteMeta(loaderData, { title: i18n.t('support:documentTitle'), lead: i18n.t('support:lead') }),
  }),
  component: SupportRoute,
})

function SupportRoute() {
  return (
    <OwnTextsContext value={Route.useLoaderData()}>
      <SupportScreen />
    </OwnTextsContext>
  )
}
