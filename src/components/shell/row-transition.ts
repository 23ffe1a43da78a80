import type { AnyRouter } from '@tanstack/react-router'
import { SCREEN_TITLE_ID } from '#src/components/screen/ScreenTitle.tsx'
import { durations } from '#src/ui/constants.ts'

/**
 * The name of a row and the heading of its page share one view transition name, so that the browser animates one into
 * the other.
 */
const NAME = 'subject'
const ROW = 'main tbody th a'
const prefersStill = '(prefers-reduced-motion: reduce)'

/**
 * Animates the name of a row to the heading of the page that the row opens, by a view transition around the change of
 * the screen. The transition begins once the page is loaded, so that nothing waits for it. There is no transition if
 * the person prefers reduced motion or the browser has no view transitions. The view transition names are set through
 * the DOM, since the site's policy forbids style attributes. Returns a function that ends this behaviour.
 */
export function followRows(router: Pick<AnyRouter, 'subscribe' | 'shouldViewTransition'>): () => void {
  let pressed: HTMLElement | undefined
  let named: HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    for (const element of named) element.style.viewTransitionName = ''
    named = []
  }
  const nameAs = (element: HTMLElement) => {
    element.style.viewTransitionName = NAME
    named.push(element)
  }
  const press = ({ target }: MouseEvent) => {
    pressed = (target instanceof Element && target.closest<HTMLElement>(ROW)) || undefined
  }
  const stopLoads = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    const row = pressed
    pressed = undefined
    clearTimeout(timer)
    forget()
    if (row === undefined || !pathChanged || matchMedia(prefersStill).matches) return
    nameAs(row)
    router.shouldViewTransition = true
  })
  const stopRenders = router.subscribe('onRendered', ({ pathChanged }) => {
    if (named.length === 0 || !pathChanged) return
    const title = document.getElementById(SCREEN_TITLE_ID)
    if (title) nameAs(title)
    timer = setTimeout(forget, 2 * durations.enter)
  })
  document.addEventListener('click', press, true)
  return () => {
    document.removeEventListener('click', press, true)
    clearTimeout(timer)
    stopLoads()
    stopRenders()
  }
}
