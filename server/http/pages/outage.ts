import { SECOND_MS } from '#domain/durations.ts'
import type { Answer, AnswerCall } from './page-renderer.ts'

const UNAVAILABLE = 503
/**
 * The pause in rendering after a call failed because the database is unavailable: the next page would wait for the
 * database as well.
 */
const PAUSE_MS = SECOND_MS
const unavailableAnswer: Answer = { problem: { code: UNAVAILABLE, message: '', data: {} } }

/**
 * Limits the wait of pages while the database is unavailable: a page makes several calls in sequence, and each would
 * wait for the database again. The first answer of "unavailable" ends every page that is being rendered; the browser
 * then renders these pages. Returns a function that renders a page, or resolves to undefined if the page was ended.
 */
export function limitWaitInOutages() {
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
    const endedEarly = new Promise<undefined>((resolve) => {
      end = () => {
        hasEnded = true
        resolve(undefined)
      }
    })
    underWay.add(end)
    const renderRun = make(async (id, input) => {
      // The rendering cannot be stopped, but its further calls fail at once, so that it ends soon.
      if (hasEnded) return unavailableAnswer
      const answer = await answerCall(id, input)
      if ('problem' in answer && answer.problem.code === UNAVAILABLE) endAll()
      return answer
    })
    try {
      return await Promise.race([renderRun, endedEarly])
    } finally {
      underWay.delete(end)
      renderRun.catch(() => {})
    }
  }
}
