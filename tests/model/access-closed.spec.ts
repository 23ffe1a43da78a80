import type { Page } from '@playwright/test'
import { type AccessCaller, accessCallers } from '#contract/provider-states.ts'
import { type Life, predict, type Step } from '#contract-kit/lifecycles/predict.ts'
import { createLife, type Start } from '#contract-kit/lifecycles/server-life.ts'
import { describeStart, stepsOf } from '#contract-kit/lifecycles/steps.ts'
import { approvalTypes } from '#domain/access/codes.ts'
import { type GrantState, grantStateOn } from '#domain/access/grants.ts'
import { everybodyWorld } from '#server/pact/everybody-world.ts'
import approval from '#src/features/access/approval-texts.json' with { type: 'json' }
import access from '#src/features/access/texts.json' with { type: 'json' }
import { waitForHydration } from '../support/arrival.ts'
import { expect, type Stage, modelTest as test } from '../support/model-fixtures.ts'
import { lifecycleDiagramOf } from './drawn-lifecycle.ts'

const grant = lifecycleDiagramOf('access-grant')
const request = lifecycleDiagramOf('access-request')

/** The names of the callers in the diagrams; the approver may be the requester. */
const names: Record<AccessCaller, readonly string[]> = {
  HOLDER: ['권한이 있는 본인', '회원', '신청자'],
  APPROVER: ['승인자'],
  DELEGATE: ['대리 승인자'],
  DELEGATE_OF_HOLDER: ['승인자', '대리 승인자'],
  APP_ADMIN: ['앱 관리자'],
  SECURITY_ADMIN: ['보안 관리자'],
  COLLEAGUE: [],
  OTHER_COMPANY: [],
}
const states: readonly GrantState[] = [
  'NONE',
  'NORMAL_FAR',
  'NORMAL_NEAR',
  'PAUSE_FAR',
  'PAUSE_NEAR',
  'EXPIRE_RENEWABLE',
  'EXPIRE_OVER',
]
const requestStates = ['NEW', 'WAITING', 'APPROVED', 'DECISION'] as const
const acts = { REVOKE: 'revoke', BLOCK: 'block', LIFT: 'lift' } as const
const answers = ['APPROVE', 'REJECT', 'WITHDRAW', 'COMMENT']

const grantIn = (
  useStatus: 'NORMAL' | 'PAUSE' | 'EXPIRE',
  daysLeft: number,
  more: Partial<NonNullable<Start['grant']>> = {},
) => ({ useStatus, pauseOrigin: null, endReason: null, daysLeft, ...more })
const requestOf = (
  approvalType: 'APPLY' | 'SUSPEND' | 'RESUME',
  approvalResult: 'WAITING' | 'APPROVED' | 'REJECTED',
) => ({
  approvalType,
  approvalResult,
  daysAgo: 0,
})
/** Every state of a permission and of a request, with the facts that cause an event to be refused. */
const starts: readonly Start[] = [
  { request: requestOf('APPLY', 'WAITING') },
  { request: requestOf('APPLY', 'APPROVED') },
  { request: requestOf('APPLY', 'REJECTED') },
  { grant: grantIn('NORMAL', 60) },
  { grant: grantIn('NORMAL', 60), request: requestOf('SUSPEND', 'WAITING') },
  { grant: grantIn('NORMAL', 60), lastAdmin: true },
  { grant: grantIn('NORMAL', 14) },
  { grant: grantIn('NORMAL', -1) },
  { grant: grantIn('PAUSE', 60, { pauseOrigin: 'USER' }) },
  { grant: grantIn('PAUSE', 10, { pauseOrigin: 'USER' }) },
  { grant: grantIn('PAUSE', 60, { pauseOrigin: 'SECURITY' }), request: requestOf('RESUME', 'WAITING') },
  { grant: grantIn('EXPIRE', -29, { endReason: 'TERM' }) },
  { grant: grantIn('EXPIRE', -31, { endReason: 'TERM' }) },
  { grant: grantIn('EXPIRE', 20, { endReason: 'RELEASED' }) },
  {
    grant: grantIn('EXPIRE', 20, { endReason: 'RELEASED', pauseOrigin: 'SECURITY' }),
    request: requestOf('APPLY', 'WAITING'),
  },
]

/** Returns an example of each event that a caller can send. */
const eventsOf = (caller: AccessCaller): Step[] => {
  const all = stepsOf(caller)
  return [...new Set(all.map(({ event }) => event))].map((event) => all.find((step) => step.event === event)!)
}

const diagramState = (life: Life, event: string): [typeof grant, number] =>
  answers.includes(event)
    ? [
        request,
        requestStates.indexOf(
          life.request!.approvalResult === 'REJECTED' ? 'DECISION' : life.request!.approvalResult,
        ),
      ]
    : [grant, states.indexOf(grantStateOn(life.grant, life.today))]

const drawnCallers: readonly AccessCaller[] = ['HOLDER', 'APPROVER', 'APP_ADMIN', 'SECURITY_ADMIN']
/**
 * Returns the callers for a start: all callers that the diagrams name if a request is pending, otherwise one of them
 * in turn. `npm run test:long` takes every caller for each start, the conformance run compares all of them with the
 * server, and GrantActions.test.tsx tests the holder's actions in every state.
 */
const callersOf = (start: Start): readonly AccessCaller[] => {
  if (process.env.WALKS === 'arrows') return accessCallers
  const isPending = start.request?.approvalResult === 'WAITING'
  return drawnCallers.filter((_, index) => isPending || index === starts.indexOf(start) % drawnCallers.length)
}

const inGate = 'a permission in force'

for (const [lives, isOne] of Object.entries({
  'a request alone': ({ grant }) => grant === undefined,
  'a permission in force': ({ grant }) => grant?.useStatus === 'NORMAL',
  'a permission that is paused': ({ grant }) => grant?.useStatus === 'PAUSE',
  'a permission that is over': ({ grant }) => grant?.useStatus === 'EXPIRE',
} satisfies Record<string, (start: Start) => boolean>))
  test(`the forbidden actions of ${lives} are disabled on the screens, refused by the server and absent from the diagram @model${lives === inGate ? '' : ' @long'}`, async ({
    page,
    stage,
    context,
  }) => {
    await page.clock.setFixedTime(stage.portal.clock.now())
    for (const start of starts.filter(isOne)) {
      // All events use the same test data, since a refused event does not change them.
      const server = await createLife(stage.origin, buildOn(stage), start)
      await server.look()
      for (const caller of callersOf(start)) {
        await context.addCookies([{ name: 'session', value: server.sessions[caller], url: stage.origin }])
        const open = await openOnScreens(page, caller, start, server.ids)
        await expectClosed(caller, start, server, open)
      }
    }
  })

/**
 * Expects that the server refuses each event that the screens do not enable. The reason must be the predicted one,
 * and must be in the diagram.
 */
async function expectClosed(
  caller: AccessCaller,
  start: Start,
  server: Awaited<ReturnType<typeof createLife>>,
  open: ReadonlySet<string>,
): Promise<void> {
  const life = server.begun
  const refusals: { step: Step; problem: string; words: string }[] = []
  for (const step of eventsOf(caller).filter(({ event }) => !isElsewhere(start, event))) {
    const { event } = step
    const stepDescription = `${describeStart(start)} → ${caller}: ${event}`
    const predictedResult = predict(life, step)
    expect(open.has(event), `${stepDescription}, on the screen`).toBe(!('problem' in predictedResult))
    const [drawing, state] = diagramState(life, event)
    const isDrawn = drawing.isDrawn(event, state, names[caller])
    if (!('problem' in predictedResult)) expect(isDrawn, `${stepDescription}, drawn`).toBe(true)
    else {
      refusals.push({ step, problem: predictedResult.problem, words: stepDescription })
      expect(
        drawing.isExplained(event, state, predictedResult.problem) || !isDrawn,
        `${stepDescription}, explained by the drawing`,
      ).toBe(true)
    }
  }
  const answers = await server.act(refusals.map(({ step }) => step))
  expect(
    refusals.map(({ words }, at) => [words, answers[at]]),
    'by the server',
  ).toEqual(refusals.map(({ words, problem }) => [words, problem]))
}

/** Whether the object of an event has no screen: a permission without a holder, or a request that does not exist. */
function isElsewhere({ grant: permission, request: asked }: Start, event: string): boolean {
  return answers.includes(event) ? asked === undefined : permission === undefined
}

const buildOn = ({ database: { db }, portal: { clock, config } }: Stage) =>
  everybodyWorld({ db, clock, limits: config.limits })['a permission with everybody around it']

/** Returns the events that are enabled for a caller on the screens of a permission and of a request. */
async function openOnScreens(
  page: Page,
  caller: AccessCaller,
  { grant: permission, request: asked }: Start,
  ids: { grant: string; request: string },
): Promise<Set<string>> {
  const open = new Set<string>()
  const main = page.getByRole('main')
  const isThere = async (role: 'button' | 'link', name: string | RegExp) => {
    const found = main.getByRole(role, { name, exact: true })
    return (await found.count()) > 0 && (await found.first().getAttribute('aria-disabled')) !== 'true'
  }
  const title = main.getByRole('heading', { level: 1 })
  let isLoaded = false
  // The first page is loaded as a document, since the session has changed; the app navigates to the next pages.
  const goTo = async (path: string) => {
    if (!isLoaded) {
      await page.goto(path)
      await waitForHydration(page)
    } else {
      await title.evaluate((left, to) => {
        left.setAttribute('data-left', '')
        history.pushState(null, '', to)
      }, path)
      await expect(main.locator('h1[data-left]')).toHaveCount(0)
    }
    isLoaded = true
    await expect(title).toBeVisible()
  }
  if (permission && caller === 'HOLDER') {
    await goTo(`/apps/grant?grantId=${ids.grant}`)
    for (const type of approvalTypes)
      if (await isThere('link', type === 'APPLY' ? access.actions.again : access.type[type])) open.add(type)
  }
  if (asked) {
    await goTo(`/apps/request?requestId=${ids.request}`)
    const { decide, ask, withdraw } = access.request
    if (await isThere('button', decide.approve)) open.add('APPROVE')
    if (await isThere('button', decide.reject)) open.add('REJECT')
    if ((await isThere('button', ask.submit)) || (await isThere('button', ask.submitDecider)))
      open.add('COMMENT')
    if (await isThere('button', withdraw)) open.add('WITHDRAW')
  }
  if (permission) {
    await goTo('/admin/member?useStatus=ALL')
    for (const [event, act] of Object.entries(acts)) {
      const label = approval.member.actOn[act].replace('{{row}}', '')
      if (await isThere('button', new RegExp(`${label}$`))) open.add(event)
    }
  }
  return open
}
