import type { Page } from '@playwright/test'
import texts from '#src/features/access/texts.json' with { type: 'json' }
import type { accessLifecycleMachine } from '#src/machines/access-lifecycle/access-lifecycle.machine.ts'
import type * as flow from './flow.ts'

export const sides = ['applicant', 'approver', 'requester', 'admin'] as const
export type Side = (typeof sides)[number]
/**
 * A person in a company with an app: at the form of a request, at a request or at a permission, depending on `side`.
 * The other party uses the other browser.
 */
export type Person = {
  side: Side
  session: string
  companyId: string
  appId: string
  levelId: string
  approverId: string
  requesterId: string
  requestId: string
  grantId: string
  other: Page
}

export type Machine = typeof accessLifecycleMachine
export type World = flow.World<Machine, Person, Side>
export type Situation = flow.Situation<Machine, Person>

const { ask } = texts.request

/** Returns the words of the form for a message: the decider asks a question, and the requester answers. */
export const askTexts = (side: Side) =>
  side === 'approver'
    ? { label: ask.labelDecider, submit: ask.submitDecider }
    : { label: ask.label, submit: ask.submit }
