import type { Page } from '@playwright/test'
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate'
import type { OperationId, Output } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { Problem } from '#contract/problem.ts'
import { decodePersonal } from '#domain/personal-fields.ts'
import { readEnvelope } from '#src/api/envelope.ts'
import { done, fails, isOutcome, type Outcome, type Step } from '#src/machines/testing/steps.ts'
import { alongsideHeader, type HeldCall } from '../support/held-calls.ts'
import { expect, type Stage } from '../support/model-fixtures.ts'
import { type Browser, everyWorld, type Flow, gestureOf, leafOf, type Route, type Situation } from './flow.ts'
import { readScreen, type Screen } from './screen.ts'
import { nameOf, serverUnreached } from './steps.ts'

const QUICKLY = { intervals: [20, 30, 50, 100, 200, 400] }

/**
 * Walks a path through the real screens. The machine runs next to the browser and receives each action and the
 * server's real answers. After each step the machine must be in a state of `leadsTo`, and the page must show the
 * screen that is expected for this state and the machine's context.
 */
export async function walk<Machine extends AnyStateMachine, Person, Kind extends string>(
  page: Page,
  stage: Stage,
  flow: Flow<Machine, Person, Kind>,
  route: Route<never, Kind>,
): Promise<void> {
  const { calls } = stage
  const { input, path } = route
  const [browser, putRight] = await openBrowser(page, stage)
  calls.hold(Object.keys(flow.worlds) as OperationId[], flow.shared)
  const worlds = new Map(everyWorld(flow).map((world) => [world.outcome, world]))
  const after = (snapshot: AnyMachineSnapshot, event: Step) =>
    transition(flow.machine, snapshot as never, event as never)[0] as AnyMachineSnapshot
  let snapshot = initialTransition(flow.machine, input)[0] as AnyMachineSnapshot
  let call: HeldCall | undefined

  const promisedAfter = (step: Step, from: string): readonly string[] =>
    isOutcome(step)
      ? worlds.get(step)!.leadsTo
      : ((gestureOf(flow, step).leadsTo as Record<string, readonly string[]>)[from] ?? [])

  const arrive = async (person: Person) => {
    const [operation] = Object.keys(snapshot.children).filter((id) => id in operationTable)
    if (operation !== call?.operation) call = operation === undefined ? undefined : await calls.next()
    expect(call?.operation).toBe(operation)
    const shown = (
      flow.screens as Record<string, string | ((context: unknown, person: Person) => Partial<Screen>)>
    )[leafOf(snapshot)]
    if (typeof shown !== 'function') throw new Error(`The walk stays in ${leafOf(snapshot)}.`)
    await expectScreen(page, flow.comparedFields, shown(snapshot.context, person))
    expect(calls.waiting(), 'calls that the machine did not make').toEqual([])
  }

  try {
    const person = await flow.enter(browser, route)
    await arrive(person)
    for (const [index, { step, drawn }] of path.entries()) {
      const from = leafOf(snapshot)
      for (const operation of flow.shared ?? []) if (operation in drawn.children) calls.expect(operation)
      const currentSituation = { ...browser, person, context: snapshot.context } as Situation<Machine, Person>
      if (isOutcome(step)) {
        await worlds.get(step)!.meanwhile?.({ ...currentSituation, input: call!.input() })
        const ended = await endOf(call!, step)
        expect(nameOf(ended), 'what the server answered').toBe(nameOf(step))
        snapshot = after(snapshot, ended)
        call = undefined
      } else {
        calls.mend()
        const next = path
          .slice(index + 1)
          .map((later) => later.step)
          .find(isOutcome)
        snapshot = after(
          snapshot,
          await gestureOf(flow, step).make({ ...currentSituation, next, soFar: path.slice(0, index) }, step),
        )
      }
      expect(leafOf(snapshot), `the state the path has drawn after ${nameOf(step)}`).toBe(leafOf(drawn))
      expect(promisedAfter(step, from), `what was promised of ${nameOf(step)} in ${from}`).toContain(
        leafOf(snapshot),
      )
      await arrive(person)
    }
  } finally {
    calls.giveUp()
    await putRight()
  }
}

async function openBrowser(page: Page, stage: Stage): Promise<[Browser, () => Promise<void>]> {
  const { portal, calls, origin } = stage
  const undoFunctions: (() => unknown)[] = []
  let now = portal.clock.now().getTime()
  calls.giveUp()
  await page.clock.setFixedTime(now)
  const browser: Browser = {
    ...stage,
    page,
    async pass(seconds) {
      portal.clock.pass(seconds)
      now += seconds * 1000
      await page.clock.setFixedTime(now)
    },
    cookie: async (name) =>
      (await page.context().cookies()).find((cookie) => cookie.name === name)?.value ?? '',
    giveCookies: (cookies) =>
      page
        .context()
        .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin }))),
    async alongside(session) {
      const context = await page
        .context()
        .browser()!
        .newContext({ baseURL: origin, extraHTTPHeaders: { [alongsideHeader]: 'yes' } })
      undoFunctions.push(() => context.close())
      await context.addCookies([{ name: 'session', value: session, url: origin }])
      const other = await context.newPage()
      await other.clock.setFixedTime(now)
      return other
    },
    later: (undo) => void undoFunctions.push(undo),
  }
  return [
    browser,
    async () => {
      for (const undo of undoFunctions) await undo()
    },
  ]
}

/** Ends a held call as the path requires, and returns the outcome that the call really has. */
async function endOf(call: HeldCall, { error }: Outcome): Promise<Outcome> {
  if (error === serverUnreached) {
    call.cut()
    return fails(call.operation, serverUnreached)
  }
  const { status, body } = await call.answer()
  try {
    const { personalOutput } = operationTable[call.operation]
    return done(
      call.operation,
      decodePersonal(personalOutput, readEnvelope(status, body)) as Output<OperationId>,
    )
  } catch (problem) {
    return fails(call.operation, problem as Problem)
  }
}

/** Expects that the page shows this screen, and that its disabled buttons have no effect. */
async function expectScreen(
  page: Page,
  comparedFields: readonly string[],
  expected: Partial<Screen>,
): Promise<void> {
  await expect.poll(() => readScreen(page, comparedFields), QUICKLY).toMatchObject(expected)
  const disabledButtons = page.getByRole('main').locator('button[aria-disabled=true]')
  for (const button of await disabledButtons.all()) await button.click({ force: true })
  if ((await disabledButtons.count()) > 0)
    expect(await readScreen(page, comparedFields)).toMatchObject(expected)
}

/** Clicks the button or link with this name. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()
/** Returns the field with this label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Goes back to a page by the history list of the browser's back button. */
export async function pickFromHistory(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const { navigation } = window as unknown as {
      navigation: { entries: () => { url: string; key: string }[]; traverseTo: (key: string) => void }
    }
    const entry = navigation.entries().findLast(({ url }) => new URL(url).pathname === path)
    if (!entry) throw new Error(`The browser has not been at ${path}.`)
    navigation.traverseTo(entry.key)
  }, path)
}

/** Returns six digits that differ from the code. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
