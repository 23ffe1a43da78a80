import { problemCatalogue } from '#contract/problems.gen.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { Answer } from '#src/app/page-data.ts'
import { operations } from '../contract/contract-file.ts'
import type { Reader } from '../outlines/addresses.ts'
import { differenceOf, outlineOf } from '../outlines/outline.ts'
import {
  activeAreas,
  chooseFiles,
  chooseOtherOption,
  controlsIn,
  describeElement,
  describeForm,
  fillForm,
  formsIn,
  OPENS_CALENDAR,
  textFieldOf,
  typeInto,
} from './controls.ts'
import { takeLeftovers } from './leftovers.ts'
import { FAILURE, type OpenPage, openPage } from './open-page.tsx'

/**
 * One action of a person; `at` is the visible text of the control or form. To leave it, a page is left by a link, and
 * a dialog is closed by Escape and opened again.
 */
type Step = { do: 'press' | 'fill and send' | 'type and leave'; at: string }
/** The description of a fault that fails the test of a page. */
type PageFault = string

const MAX_STEPS = 2
const MAX_ACTS = 40
/** The maximum number of actions on the page with the most forms. */
const MAX_ACTS_OF_APP = 92
/** If more lines than this are removed, the action has replaced the page, and the removed lines are not listed. */
const MAX_GONE = 20
const LATER_MS = 15 * SECOND_MS
/** The pages on which the controls of the header and the menus are tested: one page for each kind of user. */
const PAGES_WITH_MENUS = ['/notice', '/my', '/admin']
/** Actions that all lists share. They are tested only on the page `WITH_SHARED`. */
const SHARED = /^(?:press button (?:단축키|필터 더 보기)|(?:fill and send|type and leave) button 검색하기)/
const WITH_SHARED = '/admin/audit'
/** Flows with several addresses. The actions of all their steps are recorded at the first address. */
const FLOWS =
  /^\/(?:auth\/(?:signup|login|reset)|my\/member\/withdraw|my\/subscription\/cancel|inquiry\/(?:write|counsel)|my\/mfa)/

const DAY = /\d+월 \d+일 .요일(?:, 오늘)?/

/** The recorded line if a dialog still contains the typed text after it is closed and opened again. */
const TEXT_REMAINS = '  opened again, it has the text'

type State = { lines: string[]; focus: string; address: string }

const stateOf = ({ router }: OpenPage): State => ({
  lines: [
    ...outlineOf(document.body.innerHTML),
    ...[...document.querySelectorAll<HTMLInputElement>('input:checked')].map(
      (one) => `chosen: ${describeElement(one)}`,
    ),
    ...[...document.querySelectorAll('select')].map((one) => `chosen: ${describeElement(one)}: ${one.value}`),
  ],
  focus: describeElement(document.activeElement),
  address: router.state.location.href,
})

/**
 * Returns the descriptions of calls. Ids that the app creates are the same in each run, since the tests fix the
 * random bytes.
 */
const describeCalls = (calls: ReturnType<OpenPage['takeAsked']>) =>
  calls.map(({ id, input }) => `  ${id} ${JSON.stringify(input, textOfFile) ?? ''}`.slice(0, 300).trimEnd())
const textOfFile = (_: string, value: unknown) =>
  value instanceof Blob ? `file ${(value as File).name}` : value

function changesOf(before: State, after: State): string[] {
  return [
    ...(after.address === before.address ? [] : [`  leads to ${after.address}`]),
    ...(after.focus === before.focus ? [] : [`  focus on ${after.focus}`]),
    // If the address has changed, the contents of the new page are not recorded here, since its outline contains
    // them.
    ...(pathOf(after.address) === pathOf(before.address)
      ? withoutRemovedPages(differenceOf(before.lines, after.lines))
      : []),
  ]
}
/** Omits the removed lines if the page was replaced, since the outline of the previous page contains them. */
function withoutRemovedPages(difference: readonly string[]): string[] {
  const isGone = (line: string) => line.startsWith('-')
  const isReplaced = difference.filter(isGone).length > MAX_GONE
  const shownLines = isReplaced ? ['- most of it', ...difference.filter((line) => !isGone(line))] : difference
  return shownLines.map((line) => `  ${line}`)
}

const pathOf = (address: string) => address.replace(/[?#].*/, '')

const isInDialog = (form: HTMLFormElement) => form.closest('[role=dialog]') !== null

/**
 * Closes a dialog with typed text by Escape, and opens it again by repeating the previous step. Returns a line with
 * the text that the dialog still contains; an empty string if the form is not in a dialog.
 */
async function leaveDialog(
  page: OpenPage,
  isWhole: boolean,
  [opener, { at }]: [Step, Step],
): Promise<string[]> {
  const currentForm = () => formsIn(activeAreas(isWhole)).find((one) => describeForm(one) === at)
  const form = currentForm()
  if (!form || !isInDialog(form)) return []
  const typedText = textFieldOf(form)?.value
  if (typedText === undefined) return []
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await page.settle()
  if (currentForm()) return ['  Escape does not close it']
  await act(page, isWhole, opener)
  await page.settle()
  return [textFieldOf(currentForm())?.value === typedText ? TEXT_REMAINS : '  opened again, it is empty']
}

/** Performs a step, and calls `last` just before its final click. Returns a function that clicks once more. */
async function act(
  page: OpenPage,
  isWhole: boolean,
  { do: what, at }: Step,
  last: () => void = () => undefined,
): Promise<() => void> {
  const places = activeAreas(isWhole)
  const press = (element: HTMLElement | null | undefined) => {
    element?.focus()
    element?.click()
    return () => element?.isConnected && element.click()
  }
  if (what === 'press') {
    const control = controlsIn(places).get(at)
    last()
    if (!(control instanceof HTMLSelectElement)) return press(control)
    chooseOtherOption(control)
    return () => undefined
  }
  const form = formsIn(places).find((one) => describeForm(one) === at)
  if (!form) return () => undefined
  if (what === 'type and leave') {
    if (typeInto(form)) await page.settle()
    last()
    if (!isInDialog(form)) void page.router.navigate({ to: '/terms' })
    return () => undefined
  }
  await fillForm(form, page.settle)
  last()
  if (chooseFiles(form)) await page.settle()
  return press(
    form.querySelector<HTMLElement>('[type=submit]') ??
      (form.id ? document.querySelector<HTMLElement>(`[form="${form.id}"]`) : null),
  )
}

const firstMistake = () =>
  document.querySelector<HTMLElement>('form :is([aria-invalid=true], [data-invalid])')

/** Returns a fault if a form shows errors after submission and the focus is not on the first invalid field. */
function focusFaults(): PageFault[] {
  const mistakeBefore = firstMistake()
  const focused = document.activeElement
  const isAt =
    !mistakeBefore ||
    mistakeBefore === focused ||
    mistakeBefore.contains(focused) ||
    mistakeBefore.closest('label')?.contains(focused)
  return isAt
    ? []
    : [
        `the focus is on ${describeElement(focused)} and not on ${describeElement(mistakeBefore)}, which is wrong`,
      ]
}

/** Returns the contract's problem for calls on an object that has changed; undefined if the contract has none. */
function changedProblemOf(ids: readonly string[]): Answer | undefined {
  const names = operations.flatMap((one) => (ids.includes(one.operationId) ? one['x-problems'] : []))
  const name = names.find((one) => one.endsWith('.changed'))
  if (name === undefined) return undefined
  const { code, msg } = problemCatalogue[name]
  return { problem: { code, message: msg, data: {} } }
}

/** Performs every action of a page. Returns the recorded lines about the effects, and the faults that were found. */
export async function actsOf(href: string, reader: Reader): Promise<{ lines: string[]; wrong: PageFault[] }> {
  const isWhole = PAGES_WITH_MENUS.includes(href)
  const maxActs = href.startsWith('/admin/apps/detail') ? MAX_ACTS_OF_APP : MAX_ACTS
  const lines: string[] = []
  const wrong: PageFault[] = []
  const first = await openPage(href, reader)
  const address = pathOf(first.router.state.location.href)
  lines.push('asks for', ...describeCalls(first.takeAsked()))
  const knownActions = new Set<string>()
  const paths: Step[][] = []
  const findMore = (path: Step[]) => {
    const places = activeAreas(isWhole)
    const more: Step[] = [
      ...[...controlsIn(places).keys()].map((at) => ({ do: 'press', at }) as const),
      ...formsIn(places).flatMap((form) => {
        const at = describeForm(form)
        return [
          { do: 'fill and send', at },
          { do: 'type and leave', at },
        ] as const
      }),
    ]
    for (const step of more) {
      // All days of a calendar behave alike, so they share one entry.
      const name = `${step.do} ${path.at(-1)?.at.startsWith(OPENS_CALENDAR) ? step.at.replace(DAY, 'day') : step.at}`
      if (knownActions.has(name) || (SHARED.test(name) && href !== WITH_SHARED)) continue
      knownActions.add(name)
      paths.push([...path, step])
    }
  }
  findMore([])
  // A member's page that the browser restores from its history is hidden until the session is known.
  first.hold()
  first.session.send({ type: 'page.restored' })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await first.settle()
  if (reader !== 'visitor' && document.querySelector('main')?.hidden !== true)
    wrong.push('it is shown before its session is known')
  first.release()
  await first.settle()
  lines.push('comes back and asks for', ...describeCalls(first.takeAsked()))
  // Elements have no size in this DOM, so a resize event makes the components measure the window again.
  window.dispatchEvent(new Event('resize'))
  await first.close()
  wrong.push(...takeLeftovers().map((left) => `it leaves behind: ${left}`))

  for (let path = paths.shift(), count = 0; path && count < maxActs; path = paths.shift(), count += 1) {
    const { page, before, again, hadMistakes, left } = await actAt(href, reader, path)
    const entry: string[] = left
    const callsOfStep = page.takeAsked()
    const isAsking = page.isAsking()
    if (!hadMistakes) wrong.push(...focusFaults().map((text) => `${title(path)}: ${text}`))
    if (isAsking) {
      entry.push(
        ' asks for',
        ...describeCalls(callsOfStep),
        ' meanwhile',
        ...changesOf(before, stateOf(page)),
      )
      again()
      await page.settle()
      const more = page.takeAsked()
      if (more.length > 0) entry.push(' pressed again, asks for', ...describeCalls(more))
    } else if (callsOfStep.length > 0) entry.push(' asks for', ...describeCalls(callsOfStep))
    page.release()
    await page.settle()
    const after = page.takeAsked()
    if (after.length > 0) entry.push(' then asks for', ...describeCalls(after))
    const settledState = stateOf(page)
    entry.push(' then', ...changesOf(before, settledState))
    if (
      path.length < MAX_STEPS &&
      (pathOf(settledState.address) === address || FLOWS.test(settledState.address))
    )
      findMore(path)
    await page.pass(LATER_MS)
    await page.settle()
    const laterCalls = page.takeAsked()
    const laterChanges = changesOf(settledState, stateOf(page))
    if (laterCalls.length + laterChanges.length > 0)
      entry.push(' later', ...describeCalls(laterCalls), ...laterChanges)
    await page.close()
    if (isAsking && path.at(-1)!.do !== 'type and leave') entry.push(...(await recordRefusal(path)))
    lines.push('', title(path), ...(entry.length > 1 ? entry : [' nothing']))
  }
  return { lines, wrong }

  /** Performs the actions of a path, and checks the expectations of its last step. */
  async function actAt(at: string, by: Reader, path: readonly Step[]) {
    const page = await openPage(at, by)
    for (const step of path.slice(0, -1)) {
      await act(page, isWhole, step)
      await page.settle()
    }
    page.takeAsked()
    const before = stateOf(page)
    const hadMistakes = firstMistake() !== null
    const again = await act(page, isWhole, path.at(-1)!, page.hold)
    await page.settle()
    const [opener, leaving] = path.slice(-2)
    const isLeft = opener && leaving?.do === 'type and leave'
    const left = isLeft ? await leaveDialog(page, isWhole, [opener, leaving]) : []
    return { page, before, again, hadMistakes, left }
  }

  /**
   * Performs a path with a server that refuses the last step, and returns the recorded lines. The server answers with
   * the contract's problem for a changed object, or with a server failure if the contract has none.
   */
  async function recordRefusal(path: readonly Step[]): Promise<string[]> {
    const { page, before } = await actAt(href, reader, path)
    const changedProblem = changedProblemOf(page.takeAsked().map(({ id }) => id))
    page.release(changedProblem ?? FAILURE)
    await page.settle()
    const after = page.takeAsked()
    const entry = [
      changedProblem ? ' where it has changed' : ' where it fails',
      ...(after.length > 0 ? [' asks for', ...describeCalls(after)] : []),
      ...changesOf(before, stateOf(page)),
    ]
    await page.close()
    return entry
  }
}

const title = (path: readonly Step[]) =>
  `# ${path.map(({ do: what, at }) => (what === 'press' ? at : `${what}: ${at}`)).join(' › ')}`
