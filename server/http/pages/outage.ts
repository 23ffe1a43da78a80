import { SECOND_MS } from '#domain/durations.ts'
import type { Answer, AnswerCall } from './page-renderer.ts'

const UNAVAILABLE = 503
/** So long after a call found the service away no page is begun: it would wait for the same. */
const PAUSE_MS = SECOND_MS
const away: Answer = { problem: { code: UNAVAILABLE, message: '', data: {} } }

/**
 * Bounds what a page waits for while the database is away: a page makes several calls one after the other, each of which finds out by
 * itself. The first answer of "unavailable" ends every page that is under way, and the app draws it. Gives a function that makes a
 * page, which is undefined then.
 */
export function givingUpInOutages() {
  const underWay = new Set<() => void>()
  let pausedUntil = 0

  function endAll(): void {
    pausedUntil = performance.now() + PAUSE_MS
    for (const end of underWay) end()
  }

  return async <Made>(
    answerCall: AnswerCall,
    make: (answering: AnswerCall) => Promise<Made>,
  ): Promise<Made | undefined> => {
    if (performance.now() < pausedUntil) return undefined
    let hasEnded = false
    let end = () => {}
    const ended = new Promise<undefined>((resolve) => {
      end = () => {
        hasEnded = true
        resolve(undefined)
      }
    })
    underWay.add(end)
    const made = make(async (id, input) => {
      // What renders goes on, and is to come to its end soon.
      if (hasEnded) return away
      const answer = await answerCall(id, input)
      if ('problem' in answer && answer.problem.code === UNAVAILABLE) endAll()
      return answer
    })
    try {
      return await Promise.race([made, ended])
    } finally {
      underWay.delete(end)
      made.catch(() => {})
    }
  }
}
