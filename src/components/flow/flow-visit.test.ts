import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { Input } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { FlowName } from '#domain/funnel/steps.ts'
import { counselReservationMachine } from '#src/machines/counsel-reservation/counsel-reservation.machine.ts'
import { blankForm } from '#src/machines/counsel-reservation/counsel-reservation-context.ts'
import { inquirySubmissionMachine } from '#src/machines/inquiry-submission/inquiry-submission.machine.ts'
import { signupMachine } from '#src/machines/signup/signup.machine.ts'
import * as signup from '#src/machines/signup/testing/signup-story.ts'
import { subscriptionCancelMachine } from '#src/machines/subscription-cancel/subscription-cancel.machine.ts'
import * as cancel from '#src/machines/subscription-cancel/testing/cancel-story.ts'
import { subscriptionRequestMachine } from '#src/machines/subscription-request/subscription-request.machine.ts'
import * as request from '#src/machines/subscription-request/testing/request-story.ts'
import { start } from '#src/machines/testing/play.ts'
import type { Step } from '#src/machines/testing/steps.ts'
import * as withdrawal from '#src/machines/withdrawal/testing/withdrawal-story.ts'
import { withdrawalMachine } from '#src/machines/withdrawal/withdrawal.machine.ts'
import { createFlowVisit } from './flow-visit.ts'

const wizards = {
  signup: [signupMachine, { idempotencyKey: signup.idempotencyKey }],
  request: [subscriptionRequestMachine, request.input],
  cancel: [subscriptionCancelMachine, cancel.input],
  withdrawal: [withdrawalMachine, withdrawal.input],
  inquiry: [
    inquirySubmissionMachine,
    {
      fields: {
        inquiryType: '',
        subject: '',
        body: '',
        name: '',
        email: '',
        phoneNumber: '',
        companyName: '',
        agreed: false,
      },
      newKey: () => 'key',
    },
  ],
  counsel: [
    counselReservationMachine,
    { form: blankForm, leftHoldKey: undefined, newIdempotencyKey: () => 'key' },
  ],
} as const satisfies Record<FlowName, readonly [AnyStateMachine, unknown]>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * Creates a tab with its storage, the reports of its pages, and the wizards that are opened in it one after the
 * other.
 */
function tab({ mayKeep = true } = {}) {
  const storedTexts = new Map<string, string>()
  const reports: Input<'countFlowVisit'>[] = []
  const storage = () => {
    if (!mayKeep) throw new DOMException('No storage here.', 'SecurityError')
    return {
      getItem: (key: string) => storedTexts.get(key) ?? null,
      setItem: (key: string, value: string) => void storedTexts.set(key, value),
      removeItem: (key: string) => void storedTexts.delete(key),
    }
  }

  return {
    stored: storedTexts,
    reports,
    async open(name: FlowName, ...steps: Step[]) {
      const page = new EventTarget()
      const [machine, input] = wizards[name]
      const actor = start(machine, input)
      const visit = createFlowVisit({
        name,
        report: (seen) => void reports.push(seen),
        page: () => page as never,
        storage,
      })
      const flow = { getSnapshot: actor.snapshot, subscribe: actor.subscribe } as never
      let unwatch = visit.watch(flow)
      for (const step of steps) await actor.play(step)
      return {
        play: async (...more: Step[]) => {
          for (const step of more) await actor.play(step)
        },
        hide: () => void page.dispatchEvent(new Event('pagehide')),
        show: () => void page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
        /** Unmounts the screen of the visit. */
        async close() {
          unwatch()
          await Promise.resolve()
        },
        /** Repeats the effects, as React's strict mode does. */
        async again() {
          unwatch()
          unwatch = visit.watch(flow)
          await Promise.resolve()
        },
      }
    },
  }
}
const visitLeftAt = (lastStep: string, reached: string[], returnedTo: string | null = null) => ({
  reached,
  returnedTo,
  lastStep,
  flowOutcome: 'LEFT',
})
const stepsToTerms = [signup.getSignupDone(signup.progress.none), signup.choose('INDIVIDUAL')]
const reachedTerms = ['signup.type', 'signup.terms']

describe('a visit that is left', () => {
  it.each([
    ['cancel', 'reason'],
    ['withdrawal', 'notice'],
    ['inquiry', 'form'],
    ['counsel', 'time'],
  ] as const)('of %s has reached the step %s at once', async (name, step) => {
    const { open, reports } = tab()
    const page = await open(name)
    await page.close()
    expect(reports).toEqual([visitLeftAt(`${name}.${step}`, [`${name}.${step}`])])
  })

  it('is reported once, when its screen unmounts', async () => {
    const { open, reports } = tab()
    const page = await open('signup', ...stepsToTerms)
    expect(reports).toEqual([])
    await page.close()
    page.hide()
    expect(reports).toEqual([visitLeftAt('signup.terms', reachedTerms)])
  })

  it('is reported once when its page is closed, however many events the browser sends', async () => {
    const { open, reports } = tab()
    const page = await open('signup', ...stepsToTerms)
    page.hide()
    page.hide()
    expect(reports).toEqual([visitLeftAt('signup.terms', reachedTerms)])
  })

  it('is not reported before the visitor has reached a step', async () => {
    const { open, reports } = tab()
    const page = await open('signup')
    page.hide()
    await page.close()
    expect(reports).toEqual([])
  })

  it('names each step once, however the visitor reached it', async () => {
    const { open, reports } = tab()
    const page = await open('signup', ...stepsToTerms, signup.goTo('type'), signup.choose('BUSINESS'))
    await page.play(signup.goTo('type'))
    await page.close()
    expect(reports).toEqual([visitLeftAt('signup.type', reachedTerms)])
  })

  it('does not end if an effect is undone and repeated', async () => {
    const { open, reports } = tab()
    const page = await open('cancel')
    await page.again()
    expect(reports).toEqual([])
    await page.close()
    expect(reports).toEqual([visitLeftAt('cancel.reason', ['cancel.reason'])])
  })
})

describe('a page that is restored', () => {
  it('continues its visit after a reload', async () => {
    const { open, reports, stored } = tab()
    const page = await open('signup', ...stepsToTerms)
    page.hide()
    const reloaded = await open('signup', ...stepsToTerms, signup.termsTicked, signup.submitTerms)
    await reloaded.play(signup.agreeSignupTermsDone(signup.progress.atIdentity))
    await reloaded.close()
    expect(reports).toEqual([
      visitLeftAt('signup.terms', reachedTerms),
      visitLeftAt('signup.identity', ['signup.identity'], 'signup.terms'),
    ])
    expect(stored).toEqual(new Map())
  })

  it('is reported again only if it is at another step when it is hidden again', async () => {
    const { open, reports } = tab()
    const page = await open('signup', ...stepsToTerms)
    page.hide()
    page.show()
    page.hide()
    expect(reports).toHaveLength(1)
    page.show()
    await page.play(signup.goTo('type'))
    page.hide()
    expect(reports.slice(1)).toEqual([visitLeftAt('signup.type', [], 'signup.terms')])
  })

  it('does not cancel a visit that another page of the tab has resumed', async () => {
    const { open, reports } = tab()
    const firstVisit = await open('signup', ...stepsToTerms)
    firstVisit.hide()
    const secondVisit = await open('signup', ...stepsToTerms)
    await secondVisit.close()
    firstVisit.show()
    await firstVisit.play(signup.goTo('type'))
    await firstVisit.close()
    expect(reports).toEqual([visitLeftAt('signup.terms', reachedTerms), visitLeftAt('signup.type', [])])
  })

  it('begins a new visit if the browser forbids storage, or the stored text is not a visit', async () => {
    const tabWithoutStorage = tab({ mayKeep: false })
    ;(await tabWithoutStorage.open('cancel')).hide()
    ;(await tabWithoutStorage.open('cancel')).hide()
    expect(tabWithoutStorage.reports).toEqual(
      Array.from({ length: 2 }, () => visitLeftAt('cancel.reason', ['cancel.reason'])),
    )

    for (const nonsense of [
      '{',
      '[]',
      '{"lastStep":"signup.type","reached":[]}',
      '{"lastStep":"cancel.form"}',
    ]) {
      const other = tab()
      other.stored.set('flow-visit:cancel', nonsense)
      ;(await other.open('cancel')).hide()
      expect(other.reports).toEqual([visitLeftAt('cancel.reason', ['cancel.reason'])])
    }
  })
})

describe('a visit that ends', () => {
  it.each([
    [
      'COMPLETED',
      'cancel.form',
      ['cancel.reason', 'cancel.form'],
      [
        cancel.reasonAccepted,
        cancel.endTodayChosen,
        cancel.endingRequested,
        cancel.endingConfirmed,
        cancel.withdrawSubscriptionDone,
      ],
    ],
    [
      'REFUSED',
      'cancel.form',
      ['cancel.reason', 'cancel.form'],
      [
        cancel.reasonAccepted,
        cancel.endTodayChosen,
        cancel.endingRequested,
        cancel.endingConfirmed,
        cancel.callFails('withdrawSubscription', problemNamed('cancellation.unavailable')),
      ],
    ],
    ['ALTERNATIVE', 'cancel.reason', ['cancel.reason'], [cancel.alternativeTaken]],
  ])('of a cancellation is %s', async (flowOutcome, lastStep, reached, steps) => {
    const { open, reports } = tab()
    const page = await open('cancel', ...steps)
    const endReport = { reached, returnedTo: null, lastStep, flowOutcome }
    expect(reports).toEqual([endReport])
    page.hide()
    await page.close()
    expect(reports).toEqual([endReport])
  })

  it('is reported as completed, in place of the earlier report that the visitor left', async () => {
    const { open, reports } = tab()
    const page = await open('cancel', cancel.reasonAccepted)
    page.hide()
    page.show()
    await page.play(
      cancel.endTodayChosen,
      cancel.endingRequested,
      cancel.endingConfirmed,
      cancel.withdrawSubscriptionDone,
    )
    expect(reports.at(-1)).toEqual({
      reached: [],
      returnedTo: 'cancel.form',
      lastStep: 'cancel.form',
      flowOutcome: 'COMPLETED',
    })
  })

  it('is reported with the last step of a sign-up or a withdrawal', async () => {
    const { open, reports } = tab()
    await open(
      'signup',
      signup.getSignupDone(signup.progress.atPassword),
      signup.choosePassword,
      signup.signupConfirmed,
      signup.completeSignupDone,
    )
    const {
      checkWithdrawalDone: check,
      noticeAccepted: accept,
      password,
      startedPlain,
      withdrawalRequested: ask,
      withdrawalConfirmed: confirm,
      completeWithdrawalDone: complete,
    } = withdrawal
    await open('withdrawal', check, accept, password, startedPlain, ask, confirm, complete)
    expect(reports.map(({ lastStep, flowOutcome, reached }) => [lastStep, flowOutcome, reached])).toEqual([
      ['signup.review', 'COMPLETED', ['signup.password', 'signup.review']],
      ['withdrawal.reason', 'COMPLETED', ['withdrawal.notice', 'withdrawal.identity', 'withdrawal.reason']],
    ])
  })
})

describe('a request, whose draft keeper runs alongside the wizard and which outlives its addresses', () => {
  const {
    requestBegun: begin,
    termsTicked: tick,
    termsSubmitted: agree,
    agreeSubscriptionTermsDone: agreed,
    draftOpened: openDraft,
    fullDraftReceived: gotAll,
    withoutProfiles: nothingKnown,
    estimateSubscriptionDone: quoted,
    requestConfirmed: confirm,
    requestSubscriptionDone: requested,
    requestLeft: leave,
  } = request

  it('is reported as left if a person goes back to the first page of requests, and is another visit after that', async () => {
    const { open, reports } = tab()
    const page = await open('request', begin, tick, agree, agreed, nothingKnown, leave)
    const firstVisit = visitLeftAt('request.company', ['request.terms', 'request.company'])
    expect(reports).toEqual([firstVisit])
    await page.play(openDraft, gotAll, nothingKnown, quoted)
    page.hide()
    expect(reports).toEqual([firstVisit, visitLeftAt('request.review', ['request.review'])])
  })

  it('ends with the receipt, and is not reported as left afterwards', async () => {
    const { open, reports } = tab()
    const page = await open('request', openDraft, gotAll, nothingKnown, quoted, confirm, requested, leave)
    await page.close()
    expect(reports).toEqual([
      { reached: ['request.review'], returnedTo: null, lastStep: 'request.review', flowOutcome: 'COMPLETED' },
    ])
  })

  it('continues after a reload, although the wizard pauses until its draft is loaded', async () => {
    const { open, reports } = tab()
    ;(await open('request', openDraft, gotAll, nothingKnown, quoted)).hide()
    const reloaded = await open('request', openDraft, gotAll, nothingKnown, quoted, confirm, requested)
    await reloaded.close()
    expect(reports.slice(1)).toEqual([
      { reached: [], returnedTo: 'request.review', lastStep: 'request.review', flowOutcome: 'COMPLETED' },
    ])
  })
})
