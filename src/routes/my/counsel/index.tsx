import { createFileRoute } from '@tanstack/react-router'
import { referenceNo } from '#src/components/address/search-values.ts'
import { MyCounsels } from '#src/features/counsel/my/MyCounsels.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requirePassword } from '../../-guards.ts'

const cursorPattern = /^[\w-]{1,200}$/
const numberPattern = referenceNo('C')
const matchingText = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

type MySearch = { cursor?: string | undefined; counselNo?: string | undefined }

export const Route = createFileRoute('/my/counsel/')({
  validateSearch: (search): MySearch => ({
    cursor: matchingText(search.cursor, cursorPattern),
    counselNo: matchingText(search.counselNo, numberPattern),
  }),
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  head: () => ({ meta: [{ title: i18n.t('counsel:mine.documentTitle') }] }),
  beforeLoad: requirePassword,
  loader: ({ context: { api }, deps, abortController: { signal } }) => api.listCounsels(deps, { signal }),
  component: MyCounselsScreen,
})

function MyCounselsScreen() {
  return <MyCounsels page={Route.useLoaderData()} search={Route.useSearch()} />
}
