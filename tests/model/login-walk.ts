import type { Page } from '@playwright/test'
import { type AnyMachineSnapshot, transition } from 'xstate'
import type { OperationId, Output } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { Problem } from '#contract/problem.ts'
import { decodePersonal } from '#domain/personal-fields.ts'
import { readEnvelope } from '#src/api/envelope.ts'
import type { LoginContext, LoginEvent } from '#src/machines/login/login-context.ts'
import { loginMachine } from '#src/machines/login/login.machine.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { done, fails, isOutcome, type Outcome } from '#src/machines/testing/steps.ts'
import type { HeldCall } from '../support/held-calls.ts'
import { expect, type Stage } from '../support/model-fixtures.ts'
import { type Gesture, gestures, type Walk } from './login-gestures.ts'
import { beginning, type LoginRoute, worldOf } from './login-routes.ts'
import { leafOf, readScreen, screens } from './login-screens.ts'
import { nameOf } from './login-steps.ts'
import { type Member, memberKinds, unreached } from './login-worlds.ts'

const QUICKLY = { intervals: [20, 30, 50, 100, 200, 400] }
const SESSION = 'session'
const addresses = { credentials: '/auth/login', secondFactor: '/auth/login/mfa' } as const

/**
 * Walks a path through the real screens. Beside the browser goes the machine, which is told what was done and what the
 * server truly answered; after each step the path, the promise and the screen must agree with where it stands.
 */
export async function walk(page: Page, stage: Stage, { input, path, member: kind }: LoginRoute): Promise<void> {
  const { portal, calls } = stage
  const member = await portal.addMember(structuredClone(memberKinds[kind]))
  const browser = await openBrowser(page, stage, member)
  let snapshot = beginning(input)
  let call: HeldCall | undefined

  const arrive = async () => {
    const [operation] = Object.keys(snapshot.children).filter((id) => id in operationTable)
    if (operation !== call?.operation) call = operation === undefined ? undefined : await calls.next()
    expect(call?.operation).toBe(operation)
    await expectScreen(page, snapshot)
    expect(calls.waiting(), 'calls that the machine did not make').toEqual([])
  }

  if (input.at === 'secondFactor') await browser.bringPendingLogin()
  await page.goto(addresses[input.at])
  await arrive()

  for (const [index, { step, drawn }] of path.entries()) {
    const from = leafOf(snapshot)
    const going: Walk = { ...stage, ...browser, member, context: contextOf(snapshot), next: nextOutcome(path, index) }
    if (isOutcome(step)) {
      await worldOf(step).meanwhile?.(going)
      const ended = await endOf(call!, step)
      expect(nameOf(ended), 'what the server answered').toBe(nameOf(step))
      snapshot = after(snapshot, ended)
      call = undefined
    } else {
      calls.mend()
      const { make } = gestures[(step as LoginEvent).type] as Gesture
      snapshot = after(snapshot, await make(going, step as LoginEvent))
    }
    expect(leafOf(snapshot), 'the state the path has drawn').toBe(leafOf(drawn))
    expect(promisedAfter(step, from), `what was promised of ${nameOf(step)} in ${from}`).toContain(leafOf(snapshot))
    await arrive()
  }
}

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as LoginContext
const nextOutcome = (path: Path, index: number) => path.slice(index + 1).map(({ step }) => step).find(isOutcome)
const after = (snapshot: AnyMachineSnapshot, event: { type: string }) =>
  transition(loginMachine, snapshot as never, event as never)[0] as AnyMachineSnapshot

function promisedAfter(step: Path[number]['step'], from: string): readonly string[] {
  if (isOutcome(step)) return worldOf(step).leadsTo
  const { leadsTo } = gestures[(step as LoginEvent).type] as Gesture
  return leadsTo[from as keyof typeof leadsTo] ?? []
}

/** The browser of a member, whose clock goes with the server's when time passes. */
async function openBrowser(page: Page, { portal, calls, origin }: Stage, { email }: Member) {
  let now = portal.clock.now().getTime()
  calls.giveUp()
  await page.clock.setFixedTime(now)
  return {
    page,
    async pass(seconds: number) {
      portal.clock.pass(seconds)
      now += seconds * 1000
      await page.clock.setFixedTime(now)
    },
    async session() {
      return (await page.context().cookies()).find(({ name }) => name === SESSION)?.value ?? ''
    },
    /** The cookie of a login that waits for its second factor, as a reload finds it. */
    async bringPendingLogin() {
      const { session } = await portal.logIn(email)
      await page.context().addCookies([{ name: SESSION, value: session!, url: origin }])
    },
  }
}

/** Lets a call end as a path has it, and gives how it truly ended. */
async function endOf(call: HeldCall, { error }: Outcome): Promise<Outcome> {
  if (error === unreached) {
    call.cut()
    return fails(call.operation, unreached)
  }
  const { status, body } = await call.answer()
  try {
    const { personalOutput } = operationTable[call.operation]
    return done(call.operation, decodePersonal(personalOutput, readEnvelope(status, body)) as Output<OperationId>)
  } catch (problem) {
    return fails(call.operation, problem as Problem)
  }
}

/** The screen shows what the state promises, and what it shows as closed does nothing. */
async function expectScreen(page: Page, snapshot: AnyMachineSnapshot): Promise<void> {
  const shown = screens[leafOf(snapshot)]
  if (shown === 'is left at once') throw new Error(`The login stays in ${leafOf(snapshot)}.`)
  const expected = shown(contextOf(snapshot))
  await expect.poll(() => readScreen(page), QUICKLY).toMatchObject(expected)

  const closed = page.getByRole('main').locator('button[aria-disabled=true]')
  for (const button of await closed.all()) await button.click({ force: true })
  if ((await closed.count()) > 0) expect(await readScreen(page)).toMatchObject(expected)
}
