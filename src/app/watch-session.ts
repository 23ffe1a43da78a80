import type { Problem } from '#contract/problem.ts'
import type { Machines } from '#src/components/context/app-context.ts'
import { storeText } from '#src/components/context/browser-storage.ts'
import { clearedScreen } from '#src/components/context/cleared-screen.ts'
import { expiredMember } from '#src/components/context/expired-member.ts'
import { RECENT } from '#src/features/search/recent-name.ts'
import { dirtyForms } from '#src/forms/dirty-forms.ts'
import { drafts } from '#src/forms/drafts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { isSettled } from '#src/machines/session/session-selectors.ts'
import { colorModeKeeper } from '#src/ui/color-mode.ts'
import { toaster } from '#src/ui/toaster.ts'
import type { AppRouter } from './router.ts'

type WatchedMachines = Pick<Machines, 'session' | 'dialogs'> & { router: AppRouter }

/** Reacts to the events of the session machine: the guards run again, personal data is removed. */
export function watchSession({ session, dialogs, router }: WatchedMachines): void {
  const guardAgain = () => void router.invalidate()
  // The session belongs to another member or a visitor now, so the previous member's data is removed.
  const startOver = () => {
    router.clearCache()
    guardAgain()
  }
  let lastEmail = ''
  session.subscribe((snapshot) => {
    const member = isSettled(snapshot) ? snapshot.context.session : undefined
    if (!member?.email) return
    drafts.claim(member.email)
    lastEmail = member.email
  })
  // Typed text is preserved for a member whose session expired or could not be checked; a logout removes it.
  let hasExpired = false
  const keepColorMode = colorModeKeeper()
  session.on('session.started', () => {
    expiredMember.set('')
    startOver()
  })
  session.on('password.changed', guardAgain)
  session.on('session.ended', async ({ here, unread }) => {
    if (hasExpired || unread) drafts.release()
    else clearMemberData()
    hasExpired = false
    keepColorMode()
    if (!here) return startOver()
    toaster.show({ message: i18n.t('session.loggedOut') })
    // The member logs out by their own choice, so typed text is removed.
    clearedScreen.set(true)
    await router.navigate({ to: '/', ignoreBlocker: true }).finally(() => clearedScreen.set(false))
    startOver()
  })
  // The farewell screen stays open after a withdrawal.
  session.on('member.left', () => {
    clearMemberData()
    keepColorMode()
    startOver()
  })
  session.on('session.expired', () => {
    hasExpired = true
    expiredMember.set(lastEmail)
    const confirmation = {
      group: 'shell',
      header: i18n.t('session.expiredTitle'),
      message: i18n.t('session.expired'),
    }
    dialogs.send({ type: 'alert.requested', confirmation })
  })
  session.on('session.unconfirmed', ({ problem }) =>
    toaster.show({ severity: 'danger', message: unconfirmedText(problem) }),
  )
  session.on('logout.unconfirmed', () =>
    toaster.show({ severity: 'danger', message: i18n.t('session.logoutUnconfirmed') }),
  )
}

/**
 * Returns the message after a login whose session cannot be found: the session has not expired, but the browser did
 * not store the cookie.
 */
export function unconfirmedText(problem: Problem): string {
  const isUnknown = problem.is('session.missing', 'session.expired')
  return isUnknown ? i18n.t('session.notStored') : problem.message || i18n.t('error:default')
}

/** Removes the data of a logged-out member from the browser. Forms then do not ask about typed text either. */
function clearMemberData(): void {
  drafts.drop()
  expiredMember.set('')
  dirtyForms.releaseAll()
  storeText('localStorage', RECENT)
}
