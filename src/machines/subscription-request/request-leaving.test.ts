import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { start } from '../testing/play.ts'
import { fails, type Step } from '../testing/steps.ts'
import { isBeingSaved, resultOfLeaving } from './request-leaving.ts'
import { subscriptionRequestMachine } from './subscription-request.machine.ts'
import * as its from './testing/request-story.ts'

const started = [
  its.begin,
  its.termsTicked,
  its.agree,
  its.agreeSubscriptionTermsDone,
  its.withoutProfiles,
] as const
const requesting = [
  its.open,
  its.fullDraftReceived,
  its.withoutProfiles,
  its.estimateSubscriptionDone,
  its.confirm,
] as const
const { leaveRequested: goAway } = its
const offline = new Problem(0, '')
const forgotten = [
  its.goTo('terms'),
  its.agree,
  fails('agreeSubscriptionTerms', problemNamed('draft.missing')),
] as const

const table: [ReturnType<typeof resultOfLeaving>, what: string, steps: readonly Step[], busy?: 'keeping'][] =
  [
    ['nothing', 'where requests begin', []],
    ['nothing', 'at the terms, before there is a draft', [its.begin, its.termsTicked]],
    ['nothing', 'while a draft is asked for', [its.open]],
    ['saved', 'with a draft in which nothing was typed yet', started],
    ['lost', 'right after typing, until it is kept', [...started, its.formChanged]],
    ['lost', 'while it is being kept', [...started, its.formChanged, goAway], 'keeping'],
    [
      'saved',
      'once what was typed is kept',
      [...started, its.formChanged, goAway, its.saveSubscriptionDraftDone],
    ],
    [
      'lost',
      'where it could not be kept',
      [...started, its.formChanged, goAway, fails('saveSubscriptionDraft', offline)],
    ],
    [
      'lost',
      'where the draft was lost and something was typed',
      [...started, its.formChanged, ...forgotten, its.pause],
    ],
    [
      'saved',
      'at the review',
      [its.open, its.fullDraftReceived, its.withoutProfiles, its.estimateSubscriptionDone],
    ],
    ['sent', 'while it is sent', requesting],
    ['sent', 'while nobody knows', [...requesting, fails('requestSubscription', offline)]],
    ['nothing', 'once it was requested', [...requesting, its.requestSubscriptionDone]],
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
