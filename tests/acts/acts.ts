import { problemCatalogue } from '#contract/problems.gen.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { Answer } from '#src/app/page-data.ts'
import { operations } from '../contract/contract-file.ts'
import type { Reader } from '../outlines/addresses.ts'
import { differenceOf, outlineOf } from '../outlines/outline.ts'
import {
  choose,
  chooseFiles,
  controlsIn,
  describeElement,
  describeForm,
  fill,
  formsIn,
  OPENS_CALENDAR,
  placesToAct,
  textFieldOf,
  typeInto,
} from './controls.ts'
import { takeLeftovers } from './leftovers.ts'
import { FAILURE, type OpenPage, openPage } from './open-page.tsx'

/**
 * One thing that a person does: presses a control, or fills or leaves a form, by its words. A page is left by a link, a dialog by
 * Escape, and then opened again.
 */
type Step = { do: 'press' | 'fill and send' | 'type and leave'; at: string }
/** The faults that no page may have. */
type PageFault = string

const MAX_STEPS = 2
const MAX_ACTS = 40
/** The same for the page with the most forms. */
const MAX_ACTS_OF_APP = 92
/** If more lines of a page were removed, the whole other page is shown. */
const MAX_GONE = 20
const LATER_MS = 15 * SECOND_MS
/** The pages on which the frame is tested: one for each reader. */
const WHOLE = ['/notice', '/my', '/admin']
/** Behaviour that all lists share is tested in one of them. */
const SHARED = /^(?:press button (?:단축키|필터 더 보기)|(?:fill and send|type and leave) button 검색하기)/
const WITH_SHARED = '/admin/audit'
/** Flows over several addresses, which begin at their first. */
const FLOWS =
  /^\/(?:auth\/(?:signup|login|reset)|my\/member\/withdraw|my\/subscription\/cancel|inquiry\/(?:write|counsel)|my\/mfa)/

const DAY = /\d+월 \d+일 .요일(?:, 오늘)?/

/** Closing a dialog with typed text asks first. */
const STAYS = '  opened again, it has the text'

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

/** Ids that the browser made are the same each time. */
const describeCalls = (calls: ReturnType<OpenPage['takeAsked']>) =>
  calls.map(({ id, input }) => `  ${id} ${JSON.stringify(input, textOfFile) ?? ''}`.slice(0, 300).trimEnd())
const textOfFile = (_: string, value: unknown) =>
  value instanceof Blob ? `file ${(value as File).name}` : value

function changesOf(before: State, after: State): string[] {
  return [
    ...(after.address === before.address ? [] : [`  leads to ${after.address}`]),
    ...(after.focus === before.focus ? [] : [`  focus on ${after.focus}`]),
    // Another page has an outline of its own.
    ...(pathOf(after.address) === pathOf(before.address)
      ? withoutRemovedPages(differenceOf(before.lines, after.lines))
      : []),
  ]
}
/** The removed lines of a page that was replaced are in its outline. */
function withoutRemovedPages(difference: readonly string[]): string[] {
  const isGone = (line: string) => line.startsWith('-')
  const isReplaced = difference.filter(isGone).length > MAX_GONE
  const shown = isReplaced ? ['- most of it', ...difference.filter((line) => !isGone(line))] : difference
  return shown.map((line) => `  ${line}`)
}

const pathOf = (address: string) => address.replace(/[?#].*/, '')

const isInDialog = (form: HTMLFormElement) => form.closest('[role=dialog]') !== null

/**
 * Closes a dialog with typed text by Escape, and opens it again by the step before. Returns in a line the
 * text that is left; an empty text if the form is not in a dialog.
 */
async function leaveDialog(
  page: OpenPage,
  isWhole: boolean,
  [opener, { at }]: [Step, Step],
): Promise<string[]> {
  const currentForm = () => formsIn(placesToAct(isWhole)).find((one) => describeForm(one) === at)
  const form = currentForm()
  if (!form || !isInDialog(form)) return []
  const typed = textFieldOf(form)?.value
  if (typed === undefined) return []
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await page.settle()
  if (currentForm()) return ['  Escape does not close it']
  await act(page, isWhole, opener)
  await page.settle()
  return [textFieldOf(currentForm())?.value === typed ? STAYS : '  opened again, it is empty']
}

/** Performs a step, `last` before the final click; returns a function that clicks once more. */
async function act(
  page: OpenPage,
  isWhole: boolean,
  { do: what, at }: Step,
  last: () => void = () => undefined,
): Promise<() => void> {
  const places = placesToAct(isWhole)
  const press = (element: HTMLElement | null | undefined) => {
    element?.focus()
    element?.click()
    return () => element?.isConnected && element.click()
  }
  if (what === 'press') {
    const control = controlsIn(places).get(at)
    last()
    if (!(control instanceof HTMLSelectElement)) return press(control)
    choose(control)
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
  await fill(form, page.settle)
  last()
  if (chooseFiles(form)) await page.settle()
  return press(
    form.querySelector<HTMLElement>('[type=submit]') ??
      (form.id ? document.querySelector<HTMLElement>(`[form="${form.id}"]`) : null),
  )
}

const firstMistake = () =>
  document.querySelector<HTMLElement>('form :is([aria-invalid=true], [data-invalid])')

/** A form that shows mistakes after it was sent has the focus on the first of them. */
function focusFaults(): PageFault[] {
  const first = firstMistake()
  const focused = document.activeElement
  const isAt =
    !first || first === focused || first.contains(focused) || first.closest('label')?.contains(focused)
  return isAt
    ? []
    : [`the focus is on ${describeElement(focused)} and not on ${describeElement(first)}, which is wrong`]
}

/** The answer of a server to calls on an object that has changed; undefined if the contract has none. */
function changedProblemOf(ids: readonly string[]): Answer | undefined {
  const names = operations.flatMap((one) => (ids.includes(one.operationId) ? one['x-problems'] : []))
  const name = names.find((one) => one.endsWith('.changed'))
  if (name === undefined) return undefined
  const { code, msg } = problemCatalogue[name]
  return { problem: { code, message: msg, data: {} } }
}

/** The effect of every control of a page, in lines, and the faults among them. */
export async function actsOf(href: string, reader: Reader): Promise<{ lines: string[]; wrong: PageFault[] }> {
  const isWhole = WHOLE.includes(href)
  const maxActs = href.startsWith('/admin/apps/detail') ? MAX_ACTS_OF_APP : MAX_ACTS
  const lines: string[] = []
  const wrong: PageFault[] = []
  const first = await openPage(href, reader)
  const address = pathOf(first.router.state.location.href)
  lines.push('asks for', ...describeCalls(first.takeAsked()))
  const known = new Set<string>()
  const paths: Step[][] = []
  const findMore = (path: Step[]) => {
    const places = placesToAct(isWhole)
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
      // One day of a calendar is as good as another.
      const name = `${step.do} ${path.at(-1)?.at.startsWith(OPENS_CALENDAR) ? step.at.replace(DAY, 'day') : step.at}`
      if (known.has(name) || (SHARED.test(name) && href !== WITH_SHARED)) continue
      known.add(name)
      paths.push([...path, step])
    }
  }
  findMore([])
  // A page of a member that is restored from the history of the browser is not shown before the session is
  // known.
  first.hold()
  first.session.send({ type: 'page.restored' })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await first.settle()
  if (reader !== 'visitor' && document.querySelector('main')?.hidden !== true)
    wrong.push('it is shown before its session is known')
  first.release()
  await first.settle()
  lines.push('comes back and asks for', ...describeCalls(first.takeAsked()))
  // What depends on the size of the window is measured, as nothing has one here.
  window.dispatchEvent(new Event('resize'))
  await first.close()
  wrong.push(...takeLeftovers().map((left) => `it leaves behind: ${left}`))

  for (let path = paths.shift(), count = 0; path && count < maxActs; path = paths.shift(), count += 1) {
    const { page, before, again, hadMistakes, left } = await actAt(href, reader, path)
    const entry: string[] = left
    const order = page.takeAsked()
    const isAsking = page.isAsking()
    if (!hadMistakes) wrong.push(...focusFaults().map((text) => `${title(path)}: ${text}`))
    if (isAsking) {
      entry.push(' asks for', ...describeCalls(order), ' meanwhile', ...changesOf(before, stateOf(page)))
      again()
      await page.settle()
      const more = page.takeAsked()
      if (more.length > 0) entry.push(' pressed again, asks for', ...describeCalls(more))
    } else if (order.length > 0) entry.push(' asks for', ...describeCalls(order))
    page.release()
    await page.settle()
    const after = page.takeAsked()
    if (after.length > 0) entry.push(' then asks for', ...describeCalls(after))
    const then = stateOf(page)
    entry.push(' then', ...changesOf(before, then))
    if (path.length < MAX_STEPS && (pathOf(then.address) === address || FLOWS.test(then.address)))
      findMore(path)
    await page.pass(LATER_MS)
    await page.settle()
    const late = page.takeAsked()
    const later = changesOf(then, stateOf(page))
    if (late.length + later.length > 0) entry.push(' later', ...describeCalls(late), ...later)
    await page.close()
    if (isAsking && path.at(-1)!.do !== 'type and leave') entry.push(...(await refused(path)))
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
   * The end of a path if the server refuses its last step: since the object has changed meanwhile where the contract has a
   * problem for it, otherwise since it fails.
   */
  async function refused(path: readonly Step[]): Promise<string[]> {
    const { page, before } = await actAt(href, reader, path)
    const changed = changedProblemOf(page.takeAsked().map(({ id }) => id))
    page.release(changed ?? FAILURE)
    await page.settle()
    const after = page.takeAsked()
    const entry = [
      changed ? ' where it has changed' : ' where it fails',
      ...(after.length > 0 ? [' asks for', ...describeCalls(after)] : []),
      ...changesOf(before, stateOf(page)),
    ]
    await page.close()
    return entry
  }
}

const title = (path: readonly Step[]) =>
  `# ${path.map(({ do: what, at }) => (what === 'press' ? at : `${what}: ${at}`)).join(' › ')}`
