import { type Control, type Entered, isChecked, isTouched, originOf, stateOf } from './controls.ts'

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

const CONTROLS = 'input, textarea, select'

/**
 * What a person typed, chose and pressed on a page that came as HTML: looked at before the app takes the page over, and told
 * to the app by the function it gives, once the app listens. Where the app had to draw the page again, since something else than
 * the server has changed it, what was done on the former elements is done on those in their place.
 */
export function doneAhead(root: HTMLElement): () => void {
  const controls = () => [...root.querySelectorAll<Control>(CONTROLS)]
  const former = [...root.querySelectorAll<HTMLElement>(`${CONTROLS}, button, form`)]
  const focused = document.activeElement
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
  const enterAll = () => {
    const composed = composedNow()
    if (composed) {
      // To set the value of any field draws the form, and tears the syllable.
      early.set(composed, { origin: originOf(composed), ...early.get(composed), state: stateOf(composed) })
      return void setTimeout(enterAll, COMPOSING_MS)
    }
    // Who was faster than the app goes on typing while it takes over. All is looked at first: what is entered in one field
    // has React draw the others, as it knows them.
    const states = controls().map((control) => [control, stateNow(control)] as const)
    for (const [control, state] of states) if (state !== undefined) enter(control, state)
    // What was entered is drawn first.
    setTimeout(press)
  }
  const isDrawnAgain = () => former.length > 0 && former.every(({ isConnected }) => !isConnected)
  const begin = async () => {
    if (isDrawnAgain()) (await import('./mismatch-recovery.ts')).handOver({ former, focused, root, early })
    enterAll()
  }
  // React hears of nothing while it is at work itself.
  return () => void setTimeout(() => void begin())
}

/** The field in which a syllable is being composed. One that is gone, or left, may never have told of the end. */
function composedNow(): Control | undefined {
  const composing = window.earlyPresses?.composing
  return composing && composing === document.activeElement ? composing : undefined
}

function press(): void {
  const held = window.earlyPresses
  held?.end()
  // React takes over at once what such an event happens in, but not what a form is sent in.
  held?.form?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  if (held?.form?.isConnected) held.form.requestSubmit(held.by)
  else if (held?.button?.isConnected) held.button.click()
}

/** Sets a control back and has it changed once more: React hears only of what differs from what it knows. */
function enter(control: Control, state: string | boolean): void {
  // An event has React take over the part of the page that it happens in, as it is.
  control.dispatchEvent(new Event('input', { bubbles: true }))
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
