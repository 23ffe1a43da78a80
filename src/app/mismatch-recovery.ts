import { type Control, type Entered, isTouched, originOf, stateOf } from './controls.ts'

type Page = {
  /** The controls, buttons and forms of the page as it came. */
  former: HTMLElement[]
  focused: Element | null
  root: HTMLElement
  /** What was typed and chosen, which is added to. */
  early: Map<Control, Entered>
}

/**
 * Hands what was done on the elements of a page over to those that were drawn in their place, as React does with all of a page in
 * which it finds what the server has not sent: a password manager puts nodes into forms, a translator around texts.
 */
export function handOver({ former, focused, root, early }: Page): void {
  const successorOf = matching(former, root)
  for (const element of former) {
    const successor = successorOf(element)
    if (isControl(element) && isControl(successor) && isTouched(element))
      early.set(successor, { state: stateOf(element), origin: originOf(successor) })
  }
  const held = window.earlyPresses
  if (held?.form) held.form = successorOf(held.form) as HTMLFormElement | undefined
  if (held?.by) held.by = successorOf(held.by)
  if (held?.button) held.button = successorOf(held.button) as HTMLElement | undefined
  if (document.activeElement === document.body) focusAs(focused, successorOf)
}

/** Finds what stands in the place of a former element: the one of the same kind, name and words, and as many such before it. */
function matching(former: HTMLElement[], root: HTMLElement) {
  const drawn = new Map<string, HTMLElement[]>()
  for (const element of root.querySelectorAll<HTMLElement>('input, textarea, select, button, form'))
    drawn.set(keyOf(element), [...(drawn.get(keyOf(element)) ?? []), element])
  const places = new Map<HTMLElement, HTMLElement | undefined>()
  for (const element of former) places.set(element, drawn.get(keyOf(element))?.shift())
  return <Element extends HTMLElement>(element: Element) => places.get(element) as Element | undefined
}

function keyOf(element: HTMLElement): string {
  const { tagName } = element
  if (tagName === 'BUTTON') return `${tagName} ${element.textContent}`
  if (!isControl(element)) return tagName
  return JSON.stringify([tagName, element.type, element.name, element.labels?.[0]?.textContent])
}

function focusAs(focused: Element | null, successorOf: (element: HTMLElement) => HTMLElement | undefined) {
  if (!(focused instanceof HTMLElement)) return
  const successor = successorOf(focused)
  successor?.focus({ preventScroll: true })
}

const isControl = (element: HTMLElement | undefined): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement
