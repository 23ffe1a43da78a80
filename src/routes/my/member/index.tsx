import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { MemberScreen } from './-parts/MemberScreen.tsx'

export const Route = createFileRoute('/my/member/')({
  head: () => ({ meta: [{ title: i18n.t('member:documentTitle') }] }),
  loader: async ({ context: { api }, abortController: { signal } }) => {
    const [user, changes] = await Promise.all([
      api.getUserInfo({}, { signal }),
      api.listContactChanges({}, { signal }),
    ])
    return { user, waiting: changes.list }
  },
  component: () => <MemberScreen {...Route.useLoaderData()} />,
})
