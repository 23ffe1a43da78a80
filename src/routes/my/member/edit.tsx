import { createFileRoute } from '@tanstack/react-router'
import { EditScreen } from '#src/features/member/my/EditScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/member/edit')({
  head: () => ({ meta: [{ title: i18n.t('member:edit.documentTitle') }] }),
  loader: ({ context: { api }, abortController: { signal } }) => api.getUserInfo({}, { signal }),
  component: () => <EditScreen user={Route.useLoaderData()} />,
})
