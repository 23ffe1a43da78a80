import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { MINUTE_MS } from '#domain/durations.ts'
import { useApi } from '#src/components/context/app-context.ts'
import { unreadNotifications } from './unread.ts'

const OLD_AFTER_MS = MINUTE_MS

/** How many notifications are not read, once it is known. Asked for when someone looks at the page or goes on in it, never by a clock: that would keep a session alive. */
export function useUnread(): number | undefined {
  const api = useApi()
  const askedAt = useRef(-Infinity)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const unread = useSyncExternalStore(unreadNotifications.subscribe, unreadNotifications.now, () => undefined)

  useEffect(() => {
    const ask = (oldAfter: number) => {
      if (document.visibilityState !== 'visible' || performance.now() - askedAt.current < oldAfter) return
      askedAt.current = performance.now()
      // Nobody asked for the number: where it does not come, the last one stays.
      api.countNotifications({}).then(
        (said) => unreadNotifications.heard(said.unread),
        () => {},
      )
    }
    const lookedAt = () => ask(OLD_AFTER_MS / 10)
    ask(OLD_AFTER_MS)
    document.addEventListener('visibilitychange', lookedAt)
    window.addEventListener('focus', lookedAt)
    return () => {
      document.removeEventListener('visibilitychange', lookedAt)
      window.removeEventListener('focus', lookedAt)
    }
  }, [api, path])
  return unread
}
