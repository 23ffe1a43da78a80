import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { start } from '../testing/play.ts'
import { fails, type Step } from '../testing/steps.ts'
import { isBeingSaved, resultOfLeaving } from './request-leaving.ts'
import { subscriptionRequestMachine } from './subscription-request.machine.ts'
import * as its from './testing/request-story.ts'

const pathToCompany = [
  its.requestBegun,
  its.termsTicked,
  its.termsSubmitted,
  its.agreeSubscriptionTermsDone,
  its.withoutProfiles,
] as const
const pathToRequesting = [
  its.draftOpened,
  its.fullDraftReceived,
  its.withoutProfiles,
  its.estimateSubscriptionDone,
  its.requestConfirmed,
] as const
const { leaveRequested: goAway } = its
const offlineProblem = new Problem(0, '')
const pathToLostDraft = [
  its.goTo('terms'),
  its.termsSubmitted,
  fails('agreeSubscriptionTerms', problemNamed('draft.missing')),
] as const

const table: [ReturnType<typeof resultOfLeaving>, what: string, steps: readonly Step[], busy?: 'keeping'][] =
  [
    ['nothing', 'where requests begin', []],
    ['nothing', 'at the terms, before there is a draft', [its.requestBegun, its.termsTicked]],
    ['nothing', 'while a draft is requested', [its.draftOpened]],
    ['saved', 'with a draft in which nothing was typed yet', pathToCompany],
    ['lost', 'after typing, before the draft is saved', [...pathToCompany, its.formChanged]],
    ['lost', 'while the draft is being saved', [...pathToCompany, its.formChanged, goAway], 'keeping'],
    [
      'saved',
      'once the typed text is saved',
      [...pathToCompany, its.formChanged, goAway, its.saveSubscriptionDraftDone],
    ],
    [
      'lost',
      'if the draft could not be saved',
      [...pathToCompany, its.formChanged, goAway, fails('saveSubscriptionDraft', offlineProblem)],
    ],
    [
      'lost',
      'if the draft was lost and text was typed',
      [...pathToCompany, its.formChanged, ...pathToLostDraft, its.savePause],
    ],
    [
      'saved',
      'at the review',
      [its.draftOpened, its.fullDraftReceived, its.withoutProfiles, its.estimateSubscriptionDone],
    ],
    ['sent', 'while it is sent', pathToRequesting],
    [
      'sent',
      'while the outcome is unknown',
      [...pathToRequesting, fails('requestSubscription', offlineProblem)],
    ],
    ['nothing', 'once it was requested', [...pathToRequesting, its.requestSubscriptionDone]],
  ]

describe('the result of leaving a request is', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each(table)('%s %s', async (leaving, _, steps, busy) => {
    const actor = start(subscriptionRequestMachine, its.input)
    for (const step of steps) await actor.play(step)
    const snapshot = actor.snapshot() as Parameters<typeof resultOfLeaving>[0]
    expect(resultOfLeaving(snapshot)).toBe(leaving)
    expect(isBeingSaved(snapshot)).toBe(busy === 'keeping')
    actor.stop()
  })
})
