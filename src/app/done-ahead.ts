import {
  CONTROLS,
  type Control,
  type Entered,
  elementsOf,
  isChecked,
  isControl,
  isTouched,
  originOf,
  stateOf,
} from './controls.ts'

type Held = {
  form?: HTMLFormElement | null
  by?: HTMLElement
  button?: HTMLElement | null
  /** The field in which a syllable is being composed. */
  composing?: Control | null
  end: () => void
  late: () => void
}

const COMPOSING_MS = 100

declare global {
  interface Window {
    /** What the script in the head of the document holds (`early-presses-script.ts`). */
    earlyPresses?: Held
  }
}

/**
 * What a person typed, chose and pressed on a page that came as HTML, looked at before the app takes the page over. `enter`
 * enters it once the app listens. Call `recover` after React has drawn a part of the page again, because something other
 * than the server changed it: it repeats what was done on the former elements on those that replaced them.
 */
export function doneAhead(root: HTMLElement): { enter: () => void; recover: () => void } {
  const controls = () => [...root.querySelectorAll<Control>(CONTROLS)]
  let former = elementsOf(root)
  let focused = document.activeElement
  root.addEventListener('focusin', ({ target }) => (focused = target as Element))
  const early = new Map<Control, Entered>(
    controls()
      .filter(isTouched)
      .map((control) => [control, { state: stateOf(control), origin: originOf(control) }]),
  )
  const stateNow = (control: Control) => {
    if (isTouched(control)) return stateOf(control)
    const found = early.get(control)
    // React has drawn it as it was sent; where it shows something else, React has heard what was typed since.
    return found?.origin === stateOf(control) ? found.state : undefined
  }
  const enterAll = (entered: () => Iterable<Control>) => {
    const composed = composedNow()
    if (composed) {
      // To set the value of any field draws the form, and tears the syllable.
      early.set(composed, { origin: originOf(composed), ...early.get(composed), state: stateOf(composed) })
      return void setTimeout(() => enterAll(entered), COMPOSING_MS)
    }
    // Who was faster than the app goes on typing while it takes over. All is looked at first: what is entered in one field
    // has React draw the others, as it knows them.
    const states = [...entered()].map((control) => [control, stateNow(control)] as const)
    early.clear()
    for (const [control, state] of states) if (state !== undefined) enter(control, state)
    // What was entered is drawn first.
    setTimeout(press)
  }
  const handOver = async () => {
    const { form, by, button } = window.earlyPresses ?? {}
    const touched = [...former.keys()].filter((element) => isControl(element) && isTouched(element))
    // What the app takes away itself, as the layout for other widths, is not drawn again.
    if (![...touched, focused, form, by, button].some((element) => element?.isConnected === false)) return
    const recovery = await import('./mismatch-recovery.ts')
    recovery.handOver({ former, focused, root, early })
    former = elementsOf(root)
  }
  const recover = async () => {
    await handOver()
    enterAll(() => early.keys())
  }
  const begin = async () => {
    wake([...controls().filter((control) => stateNow(control) !== undefined), ...pressed()])
    await handOver()
    enterAll(controls)
  }
  // React hears of nothing while it is at work itself.
  return {
    enter: () => void setTimeout(() => void begin()),
    recover: () => void setTimeout(() => void recover()),
  }
}

/** Has React take over the parts of the page that hold these elements, as it does at once for the target of an event. */
function wake(elements: Element[]): void {
  for (const element of elements) element.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
}

function pressed(): Element[] {
  const { form, button } = window.earlyPresses ?? {}
  return [form, button].filter((element) => element != null)
}

/** The field in which a syllable is being composed. One that is gone, or left, may never have told of the end. */
function composedNow(): Control | undefined {
  const composing = window.earlyPresses?.composing
  return composing && composing === document.activeElement ? composing : undefined
}

function press(): void {
  const held = window.earlyPresses
  if (!held) return
  held.end()
  const { form, by, button } = held
  held.form = held.button = null
  if (form?.isConnected) form.requestSubmit(by)
  else if (button?.isConnected) button.click()
}

/** Sets a control back and has it changed once more: React hears only of what differs from what it knows. */
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
