import { createFileRoute } from '@tanstack/react-router'
import { awaitSession } from '#src/components/context/await-session.ts'
import { Reservation } from '#src/features/counsel/reservation/Reservation.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/inquiry/counsel/reservation')({
  staticData: { layout: 'main', memberLayout: 'user' },
  head: () => ({
    meta: [{ title: i18n.t('counsel:reservation.documentTitle') }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: awaitSession,
  // Not cached: free slots change quickly.
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, abortController: { signal } }) => api.listCounselSlots({}, { signal }),
  component: ReservationScreen,
})

function ReservationScreen() {
  return <Reservation days={Route.useLoaderData()} />
}
