import type { Machines } from '#src/components/app-context.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { toaster } from '#src/ui/toaster.ts'
import type { AppRouter } from './router.ts'

type Watched = Pick<Machines, 'session' | 'dialogs'> & { router: AppRouter }

/** Turns what the session machine tells into what a person sees: the guards run again, nothing personal stays. */
export function watchSession({ session, dialogs, router }: Watched): void {
  const guardAgain = () => void router.invalidate()
  // Another member, or none: what was loaded for the last one goes.
  const startOver = () => {
    router.clearCache()
    guardAgain()
  }
  session.on('session.started', startOver)
  session.on('password.changed', guardAgain)
  session.on('session.ended', async ({ here }) => {
    if (!here) return startOver()
    toaster.show({ message: i18n.t('session.loggedOut') })
    await router.navigate({ to: '/' })
    startOver()
  })
  session.on('session.expired', () => {
    const confirmation = { group: 'shell', header: i18n.t('notice'), message: i18n.t('session.expired') }
    dialogs.send({ type: 'alert.requested', confirmation })
  })
  session.on('session.unconfirmed', ({ problem }) => toaster.show({ severity: 'danger', message: problem.message || i18n.t('error:default') }))
  session.on('logout.unconfirmed', () => toaster.show({ severity: 'danger', message: i18n.t('session.logoutUnconfirmed') }))
}
