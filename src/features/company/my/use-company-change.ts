import type { Output } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { useChange } from '#src/components/flow/use-change.ts'
import { focusScreenTitle } from '#src/components/shell/use-screen-change.ts'
import type { submissionMachine } from '#src/machines/submission/submission.machine.ts'

type ChangeOperation =
  | 'updateCompanyRoles'
  | 'updateCompanyPolicy'
  | 'removeCompanyPerson'
  | 'leaveCompany'
  | 'inviteToCompany'
  | 'askToJoinCompany'
  | 'offerOwnership'
  | 'answerCompanyOffer'
  | 'takeBackCompanyOffer'

/** Refusals that say that the screen shows what is no longer so. */
const outdated: readonly ProblemName[] = [
  'company.missing',
  'company.forbidden',
  'company.lastOwner',
  'companyPerson.missing',
  'companyPerson.changed',
  'companyPerson.owner',
  'companyPerson.lastAdmin',
  'offer.missing',
  'offer.closed',
  'offer.taken',
]

type Order<Id extends ChangeOperation> = {
  /** The message when it is done. */
  done: (output: Output<Id>) => string
  onDone?: () => void
  /** Whether the action changes the member's own roles or company, so that the menus must be updated. */
  isOwn?: boolean
}

/** One change of a company. The screen reloads after it, and when another member was faster. */
export function useCompanyChange<Id extends ChangeOperation>(
  machine: ReturnType<typeof submissionMachine<Id>>,
  { done, onDone, isOwn = false }: Order<Id>,
) {
  const { session } = useApp()
  return useChange(machine, {
    done,
    onDone: () => {
      onDone?.()
      if (isOwn) session.send({ type: 'member.changed' })
    },
    onLoaded: keepFocus,
    outdated,
  })
}

/** The row that was acted on may be gone, and with it what had the focus. */
function keepFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusScreenTitle()
}
