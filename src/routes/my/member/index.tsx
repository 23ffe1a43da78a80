import { createFileRoute } from '@tanstack/react-router'
import { partsOf } from '#src/components/part/parts-of.ts'
import { MemberScreen } from '#src/features/member/my/MemberScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/member/')({
  head: () => ({ meta: [{ title: i18n.t('member:documentTitle') }] }),
  loader: async ({ context, abortController: { signal } }) => {
    const part = await partsOf(context, signal)
    const [user, changes] = await Promise.all([
      context.api.getUserInfo({}, { signal }),
      part((signal) => context.api.listContactChanges({}, { signal })),
    ])
    return { user, changes }
  },
  component: () => <MemberScreen {...Route.useLoaderData()} />,
})
