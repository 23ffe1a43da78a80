import {
  type Control,
  type ControlEntry,
  elementsOf,
  type FormerElements,
  isControl,
  isTouched,
  originOf,
  stateOf,
} from './controls.ts'

type Page = {
  former: FormerElements
  focused: Element | null
  root: HTMLElement
  /** The values entered so far; `moveEntries` adds to them. */
  early: Map<Control, ControlEntry>
}

/**
 * Moves entries from the elements of a page to their replacements. React renders a part of a page again if it
 * finds nodes that the server has not sent: a password manager adds nodes to forms, a translator around
 * texts.
 */
export function moveEntries({ former, focused, root, early }: Page): void {
  const successorOf = matchElements(former, root)
  for (const element of former.keys()) {
    const successor = successorOf(element)
    if (element !== successor && isControl(element) && isControl(successor) && isTouched(element))
      early.set(successor, { state: stateOf(element), origin: originOf(successor) })
  }
  const queuedPress = window.earlyPresses
  if (queuedPress?.form) queuedPress.form = successorOf(queuedPress.form) as HTMLFormElement | undefined
  if (queuedPress?.by) queuedPress.by = successorOf(queuedPress.by)
  if (queuedPress?.button) queuedPress.button = successorOf(queuedPress.button) as HTMLElement | undefined
  if (document.activeElement === document.body) restoreFocus(focused, successorOf)
}

/**
 * Finds the replacement of each former element: an element that still exists is its own replacement; otherwise the
 * replacement is the new element of the same kind, name and words at the same position among such elements.
 */
function matchElements(former: FormerElements, root: HTMLElement) {
  const renderedElements = new Map<string, HTMLElement[]>()
  for (const [element, key] of elementsOf(root))
    if (!former.has(element)) renderedElements.set(key, [...(renderedElements.get(key) ?? []), element])
  const successors = new Map<HTMLElement, HTMLElement | undefined>()
  for (const [element, key] of former)
    if (!element.isConnected) successors.set(element, renderedElements.get(key)?.shift())
  return <Element extends HTMLElement>(element: Element) =>
    element.isConnected ? element : (successors.get(element) as Element | undefined)
}

function restoreFocus(
  focused: Element | null,
  successorOf: (element: HTMLElement) => HTMLElement | undefined,
) {
  if (!(focused instanceof HTMLElement)) return
  const successor = successorOf(focused)
  successor?.focus({ preventScroll: true })
}
