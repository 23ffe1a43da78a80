import {
  CONTROLS,
  type Control,
  type ControlEntry,
  elementsOf,
  isChecked,
  isControl,
  isTouched,
  originOf,
  stateOf,
} from './controls.ts'

type QueuedPress = {
  form?: HTMLFormElement | null
  by?: HTMLElement
  button?: HTMLElement | null
  /** The field with an unfinished input method composition, such as an incomplete Korean syllable. */
  composing?: Control | null
  end: () => void
  late: () => void
}

const COMPOSING_MS = 100

declare global {
  interface Window {
    /** The state of the script in the head of the document (`early-presses-script.ts`). */
    earlyPresses?: QueuedPress
  }
}

/**
 * Records a person's typing, choices and clicks on a page that was sent as HTML, before the app hydrates the
 * page. `enter` repeats these actions once the app is hydrated. Call `recover` after React has rendered a
 * part of the page again because the part was changed by something other than the server: `recover` repeats
 * the actions on the elements that replaced the former ones.
 */
export function recordEarlyInput(root: HTMLElement): { enter: () => void; recover: () => void } {
  const controls = () => [...root.querySelectorAll<Control>(CONTROLS)]
  let former = elementsOf(root)
  let focused = document.activeElement
  root.addEventListener('focusin', ({ target }) => (focused = target as Element))
  const earlyEntries = new Map<Control, ControlEntry>(
    controls()
      .filter(isTouched)
      .map((control) => [control, { state: stateOf(control), origin: originOf(control) }]),
  )
  const currentState = (control: Control) => {
    if (isTouched(control)) return stateOf(control)
    const found = earlyEntries.get(control)
    // React has rendered the value from the server. If the control shows something else, React already knows what was
    // typed later.
    return found?.origin === stateOf(control) ? found.state : undefined
  }
  const enterAll = (entered: () => Iterable<Control>) => {
    const composed = composingField()
    if (composed) {
      // Setting the value of any field re-renders the form, which interrupts the composition of the syllable.
      earlyEntries.set(composed, {
        origin: originOf(composed),
        ...earlyEntries.get(composed),
        state: stateOf(composed),
      })
      return void setTimeout(() => enterAll(entered), COMPOSING_MS)
    }
    // A person may continue typing during hydration. All controls are read first, since changing one makes React
    // render the other controls with the values that React knows.
    const states = [...entered()].map((control) => [control, currentState(control)] as const)
    earlyEntries.clear()
    for (const [control, state] of states) if (state !== undefined) enter(control, state)
    // The clicks follow in a later task, so that React renders the entered values first.
    setTimeout(clickAhead)
  }
  const replayEvents = async () => {
    const { form, by, button } = window.earlyPresses ?? {}
    const touched = [...former.keys()].filter((element) => isControl(element) && isTouched(element))
    // Actions on elements that the app removes itself, such as the layout for other widths, are not replayed.
    if (![...touched, focused, form, by, button].some((element) => element?.isConnected === false)) return
    const recovery = await import('./mismatch-recovery.ts')
    recovery.moveEntries({ former, focused, root, early: earlyEntries })
    former = elementsOf(root)
  }
  const recover = async () => {
    await replayEvents()
    enterAll(() => earlyEntries.keys())
  }
  const begin = async () => {
    hydrateAt([...controls().filter((control) => currentState(control) !== undefined), ...pressedElements()])
    await replayEvents()
    enterAll(controls)
  }
  // Both functions run in a later task, since React ignores events while it renders.
  return {
    enter: () => void setTimeout(() => void begin()),
    recover: () => void setTimeout(() => void recover()),
  }
}

/**
 * Makes React hydrate the parts of the page that contain these elements immediately, as React does for the target of
 * an event.
 */
function hydrateAt(elements: Element[]): void {
  for (const element of elements) element.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
}

function pressedElements(): Element[] {
  const { form, button } = window.earlyPresses ?? {}
  return [form, button].filter((element) => element != null)
}

/**
 * Returns the field with an unfinished input method composition. A removed or blurred field may not have reported the
 * end of its composition.
 */
function composingField(): Control | undefined {
  const composing = window.earlyPresses?.composing
  return composing && composing === document.activeElement ? composing : undefined
}

function clickAhead(): void {
  const queuedPress = window.earlyPresses
  if (!queuedPress) return
  queuedPress.end()
  const { form, by, button } = queuedPress
  queuedPress.form = queuedPress.button = null
  if (form?.isConnected) form.requestSubmit(by)
  else if (button?.isConnected) button.click()
}

/**
 * Changes the control to a different value and then to `state`: React ignores a value that equals the one it knows.
 */
function enter(control: Control, state: string | boolean): void {
  if (isChecked(control)) {
    if (control.type === 'radio' && state === false) return
    control.checked = !state
    control.click()
    return
  }
  const { selectionStart, selectionEnd } = control instanceof HTMLSelectElement ? nowhere : control
  control.value = String(originOf(control))
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!
  set!.call(control, state)
  if (selectionStart !== null && document.activeElement === control && 'setSelectionRange' in control)
    control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

const nowhere = { selectionStart: null, selectionEnd: null }
