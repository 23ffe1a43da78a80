import type { Machines } from '#src/components/context/app-context.ts'
import { isLoggedIn } from '#src/machines/session/session-selectors.ts'

type WatchedMachines = Pick<Machines, 'session' | 'sessionWatch'> & {
  /** The channel on which the tabs report that the session was used. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  now?: () => number
}

const USED = 'session.used'
/** The other tabs need to know that the session is used, but not of every call. */
const REPORT_EVERY_MS = 5_000

/**
 * Connects the session watch to the session: the remaining time from the server, use in this tab and in others, and
 * the end of the session. Returns a function to be called for every answered call.
 */
export function watchSessionTime({
  session,
  sessionWatch,
  channel,
  now = Date.now,
}: WatchedMachines): () => void {
  let info: unknown
  session.subscribe((snapshot) => {
    const knownSession = isLoggedIn(snapshot) ? snapshot.context.session : undefined
    if (knownSession === info) return
    info = knownSession
    if (knownSession) sessionWatch.send({ type: 'session.known', ...knownSession })
    else sessionWatch.send({ type: 'session.ended' })
  })
  // The watch only counts; the server decides whether the session is over.
  sessionWatch.on('time.over', () => session.send({ type: 'session.refused' }))

  let reportedAt = -Infinity
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === USED) sessionWatch.send({ type: 'session.used' })
  })
  return () => {
    sessionWatch.send({ type: 'session.used' })
    // The absolute difference: if the device sets its clock back, the next use is still reported.
    if (Math.abs(now() - reportedAt) < REPORT_EVERY_MS) return
    reportedAt = now()
    channel.postMessage(USED)
  }
}
