import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Input, Output } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { focusScreenTitle } from '#src/components/shell/use-screen-change.ts'
import type { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { isOutcomeUnknown } from '#src/machines/unknown-outcome.ts'
import { useAccepted } from '#src/routes/-flow/use-accepted.ts'
import { useFlow } from '#src/routes/-flow/use-flow.ts'
import { toaster } from '#src/ui/toaster.ts'

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
  /** What is said once it is done. */
  done: (output: Output<Id>) => string
  onDone?: () => void
  /** Whether the roles or the company of the member who does it are others afterwards, which the menus follow. */
  isOwn?: boolean
}

/** One change of a company. The screen loads again after it, and where someone else was faster. */
export function useCompanyChange<Id extends ChangeOperation>(
  machine: ReturnType<typeof submissionMachine<Id>>,
  { done, onDone, isOwn = false }: Order<Id>,
) {
  const router = useRouter()
  const { session } = useApp()
  const { snapshot, send, flow } = useFlow(machine, {})
  const { problem } = snapshot.context
  useAccepted(flow, ({ output }: { output: Output<Id> }) => {
    toaster.show({ message: done(output), severity: 'success' })
    onDone?.()
    if (isOwn) session.send({ type: 'member.changed' })
    void router.invalidate().then(keepFocus)
  })
  const isOutdated = problem !== undefined && (problem.is(...outdated) || isOutcomeUnknown(problem))
  useEffect(() => {
    if (isOutdated) void router.invalidate()
  }, [isOutdated, router])
  return {
    problem,
    busy: snapshot.hasTag('busy'),
    submit: (input: Input<Id>) => send({ type: 'submission.requested', input }),
  }
}

/** The row that was acted on may be gone, and with it what had the focus. */
function keepFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusScreenTitle()
}
