import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { MINUTE_MS } from '#domain/durations.ts'
import { useApi } from '#src/components/context/app-context.ts'
import { unreadNotifications } from './unread.ts'

const OLD_AFTER_MS = MINUTE_MS

/**
 * Returns the number of unread notifications; undefined until it is known. It is read when the page becomes visible
 * or the address changes, but not by a timer, which would extend the session.
 */
export function useUnread(): number | undefined {
  const api = useApi()
  const askedAt = useRef(-Infinity)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const unread = useSyncExternalStore(unreadNotifications.subscribe, unreadNotifications.now, () => undefined)

  useEffect(() => {
    const ask = (oldAfter: number) => {
      if (document.visibilityState !== 'visible' || performance.now() - askedAt.current < oldAfter) return
      askedAt.current = performance.now()
      // A background read: if it fails, the last number remains.
      api.countNotifications({}).then(
        (answer) => unreadNotifications.receiveCount(answer.unread),
        () => {},
      )
    }
    const refreshIfOld = () => ask(OLD_AFTER_MS / 10)
    ask(OLD_AFTER_MS)
    document.addEventListener('visibilitychange', refreshIfOld)
    window.addEventListener('focus', refreshIfOld)
    return () => {
      document.removeEventListener('visibilitychange', refreshIfOld)
      window.removeEventListener('focus', refreshIfOld)
    }
  }, [api, path])
  return unread
}
