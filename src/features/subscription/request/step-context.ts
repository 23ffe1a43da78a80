import { createContext, useContext } from 'react'
import type { Mistakes } from '#domain/subscription/fields.ts'

type StepAttempt = { tried: boolean; mistakes: Mistakes }
export const StepContext = createContext<StepAttempt>({ tried: false, mistakes: {} })

/** Returns the mistakes of the fields on screen, and whether the person has tried to continue. */
export const useStep = (): StepAttempt => useContext(StepContext)

/** Returns the id of the control for a field path of the form. */
export const idOf = (path: string) => `request-${path.replace('.', '-')}`

/** Moves the focus to the first of these fields, in the order of the screen. */
export function focusFirst(paths: readonly string[]): void {
  const controls = paths
    .map((path) => document.getElementById(idOf(path)))
    .filter((control) => control !== null)
  const [first] = controls.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  ;(first?.matches('input, select, textarea, button')
    ? first
    : first?.querySelector<HTMLElement>('input, button')
  )?.focus()
}
