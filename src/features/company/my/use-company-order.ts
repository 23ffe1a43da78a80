import type { ProblemName } from '#contract/problem.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { focusScreenTitle } from '#src/components/shell/use-screen-change.ts'

/** Refusals which mean that the screen is outdated. */
const outdatedRefusals: readonly ProblemName[] = [
  'company.missing',
  'company.forbidden',
  'company.changed',
  'company.lastOwner',
  'companyPerson.missing',
  'companyPerson.changed',
  'companyPerson.owner',
  'companyPerson.lastAdmin',
  'offer.missing',
  'offer.closed',
  'offer.taken',
]

type Order = {
  onDone?: () => void
  /** Whether the action changes the member's own roles or company, so that the menus must be updated. */
  isOwn?: boolean
}

/**
 * Returns the options of an operation that changes a company. The screen reloads after the operation, and after a
 * refusal because another member has changed the company.
 */
export function useCompanyChange({ onDone, isOwn = false }: Order = {}) {
  const { session } = useApp()
  return {
    onDone: () => {
      onDone?.()
      if (isOwn) session.send({ type: 'member.changed' })
    },
    onLoaded: keepFocus,
    outdated: outdatedRefusals,
  }
}

/** If the changed row with the focused element is removed, moves the focus to the title of the screen. */
function keepFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusScreenTitle()
}
