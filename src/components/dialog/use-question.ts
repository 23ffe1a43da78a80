import { useEffect, useRef } from 'react'
import { useApp } from '#src/components/context/app-context.ts'
import { confirm, type Question } from './confirm.ts'

/**
 * Asks `question` with the confirm dialog while a flow is in the state that waits for the answer, and passes
 * the answer to `onAnswer`. An answer after the state was left is ignored.
 */
export function useQuestion(
  isAsked: boolean,
  question: Question | undefined,
  onAnswer: (isAccepted: boolean) => void,
): void {
  const { dialogs } = useApp()
  const latest = useRef({ question, onAnswer })
  useEffect(() => {
    latest.current = { question, onAnswer }
  })
  useEffect(() => {
    const askedQuestion = latest.current.question
    if (!isAsked || !askedQuestion) return
    let isHere = true
    void confirm(dialogs, askedQuestion).then((isAccepted) => isHere && latest.current.onAnswer(isAccepted))
    return () => {
      isHere = false
    }
  }, [isAsked, dialogs])
}
