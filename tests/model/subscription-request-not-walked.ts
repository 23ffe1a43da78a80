import type { AnyStateMachine } from 'xstate'
import { everyArrow } from './routes.ts'

const typedReason =
  'Of the fields, the walk types one of the administrator; each is typed in the journeys of a request.'
const documentsReason = 'The papers come with the draft; they are changed in the journeys of a request.'
const chosenReason =
  'The walk chooses nothing but its way; what the fields offer is chosen in the journeys of a request.'
const profilesReason = 'Nothing is known of the company of a walk; what is known is chosen in its journey.'
const resumedReason = 'A draft is at its payment step or at the review; model tests open one at each step.'
const editionsReason = 'The editions of the terms and the prices hold for as long as a walk takes.'
const byAddress = 'Only an address leads so far, or to where one is; the journeys of a request do.'

const reasons: Record<string, string> = {
  'listingSubscriptionProfiles · xstate.done.actor.listSubscriptionProfiles [1 of 2]': profilesReason,
  'resuming · always [2 of 6]': resumedReason,
  'resuming · always [3 of 6]': resumedReason,
  'resuming · always [4 of 6]': resumedReason,
  'lookingUpCompany · xstate.done.actor.listSubscriptionProfiles [1 of 2]': profilesReason,
  'company · form.changed': typedReason,
  'company · choice.made': chosenReason,
  'company · documents.changed': documentsReason,
  'company · company.chosen': profilesReason,
  'company · step.submitted [2 of 3]': profilesReason,
  'subscriber · form.changed': typedReason,
  'subscriber · choice.made': chosenReason,
  'subscriber · documents.changed': documentsReason,
  'admin · choice.made': chosenReason,
  'admin · documents.changed': documentsReason,
  'service · form.changed': typedReason,
  'service · choice.made': chosenReason,
  'service · documents.changed': documentsReason,
  'payment · form.changed': typedReason,
  'payment · choice.made': chosenReason,
  'payment · documents.changed': documentsReason,
  'payment · payment.chosen': profilesReason,
  'requestingSubscription · request.left': 'It stays where it is: giving the call up would not call it back.',
  'requestingSubscription · xstate.error.actor.requestSubscription [3 of 7]': editionsReason,
  'requestingSubscription · xstate.error.actor.requestSubscription [5 of 7]': editionsReason,
  'requestingSubscription · xstate.error.actor.requestSubscription [6 of 7]': profilesReason,
  'requestingSubscription · xstate.error.actor.requestSubscription [7 of 7]':
    'What is refused there cannot be chosen on the screens.',
}
/** For each state, the positions of the steps that its buttons open. The terms have position 1. */
const buttons: Record<string, readonly number[]> = {
  company: [1],
  subscriber: [2],
  admin: [3],
  service: [4],
  payment: [5],
  reviewing: [2, 3, 4, 5, 6],
}

/** Returns the transitions of a request that no walk takes, with the reasons. */
export function untestedTransitions(machine: AnyStateMachine): Record<string, string> {
  return Object.fromEntries(
    everyArrow(machine).flatMap((arrow) => {
      const reason = reasonFor(arrow.split(' → ')[0]!.replace(`${machine.id}.`, ''))
      return reason === undefined ? [] : [[arrow, reason]]
    }),
  )
}

function reasonFor(from: string): string | undefined {
  const [, state, place] = /^(\w+) · step\.requested \[(\d) of [67]\]$/.exec(from) ?? []
  if (state === undefined) return reasons[from]
  return buttons[state]?.includes(Number(place)) ? undefined : byAddress
}
