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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** What the script in the head of the document holds (`early-presses-script.ts`). */
    earlyPresses?: Held
  }
}

/**
 * What a person typed, chose and pressed on a page that came as HTML: looked at before the app takes the page over, and told
 * to the app by the function it gives, once the app listens.
 */
export function doneAhead(root: HTMLElement): () => void {
  const controls = () => [...root.querySelectorAll<Control>('input, textarea, select')]
  const early = new Map(
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
  // React hears of nothing while it is at work itself.
  return () => void setTimeout(enterAll)
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

const isChecked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

const stateOf = (control: Control): string | boolean => (isChecked(control) ? control.checked : control.value)

/** What a control was sent as. */
function originOf(control: Control): string | boolean {
  if (isChecked(control)) return control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

const isTouched = (control: Control): boolean =>
  !(control instanceof HTMLInputElement && ['hidden', 'file'].includes(control.type)) &&
  stateOf(control) !== originOf(control)

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
