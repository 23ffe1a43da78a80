import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { Today } from './-parts/Today.tsx'

export const Route = createFileRoute('/admin/')({
  head: () => ({ meta: [{ title: i18n.t('admin:home.documentTitle') }] }),
  // A moment later it may be another list, and nobody's data waits in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context, abortController: { signal } }) =>
    (await import('./-parts/load-today.ts')).loadToday(context, signal),
  component: TodayScreen,
})

function TodayScreen() {
  return <Today {...Route.useLoaderData()} />
}
