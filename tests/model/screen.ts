import type { Page } from '@playwright/test'
import type { Problem } from '#contract/problem.ts'
import { type ParticlePair, withParticle } from '#domain/korean/particles.ts'
import { splitLines } from '#domain/text.ts'

/** The contents of a screen, from top to bottom. */
export type Screen = {
  address: string
  heading: string
  /** The text of the progress in a wizard. */
  progress: string
  /** All texts except the heading and a problem. */
  texts: string[]
  /** The announced errors, line by line. */
  problem: string[]
  /** Terms with their descriptions (dt and dd). */
  facts: string[]
  fields: string[]
  buttons: string[]
  /** Messages with role=status, each by its first line. */
  statuses: string[]
  /** The open dialog: its title, its problem, and its buttons. */
  dialog: string[]
}

export const open = (name: string) => name
export const closed = (name: string) => `${name} (closed)`
export const busy = (name: string) => `${name} (busy)`
export const tickedLabel = (name: string) => `${name} (ticked)`
export const openIf = (condition: boolean) => (condition ? open : closed)
export const tickedIf = (condition: boolean) => (condition ? tickedLabel : open)
/** Returns the line of a field with a value that the machine stores: the label and the value. */
export const filledField = (label: string, content: string) => `${label} ${content}`.trim()

/** Returns the lines of the text of a problem. */
export const linesOf = (problem: Problem | undefined) => (problem ? splitLines(problem.message) : [])

/** Returns a text of the app with the values filled in, and with the Korean particles that fit these values. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)(?:, ([^}]+))?\}\}/g, (_, key: string, pair?: ParticlePair) =>
    pair ? withParticle(String(values[key]), pair) : String(values[key]),
  )
}

/**
 * Reads the current contents of the page. Of the fields, only those in `comparedFields` are read: the machine does
 * not know the others.
 */
export function readScreen(page: Page, comparedFields: readonly string[]): Promise<Screen> {
  return page.evaluate((comparedFields) => {
    const textOf = (element: Element) => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()
    // An element without a box is as visible as its parent.
    const boxOf = (element: HTMLElement) =>
      getComputedStyle(element).display === 'contents' ? element.parentElement! : element
    const queryVisible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter((element) =>
        boxOf(element).checkVisibility(),
      )
    const textsOf = (elements: HTMLElement[]) => elements.map(textOf).filter((text) => text !== '')
    const stateOf = (button: Element) =>
      button.ariaBusy === 'true'
        ? ' (busy)'
        : button.ariaDisabled === 'true' || button.matches(':disabled')
          ? ' (closed)'
          : ''
    const nameOf = (button: HTMLElement) => (button.ariaLabel ?? textOf(button)) + stateOf(button)
    const dialogs = [
      ...document.querySelectorAll<HTMLElement>(':is([role=dialog], [role=alertdialog])'),
    ].filter((element) => element.checkVisibility())
    const inDialog = (selector: string) =>
      dialogs.flatMap((dialog) => [...dialog.querySelectorAll<HTMLElement>(selector)])
    const field = (label: HTMLElement) => {
      const control = (label as HTMLLabelElement).control as HTMLInputElement | null
      const name = textOf(label)
      if (control && ['checkbox', 'radio'].includes(control.type))
        return name + (control.checked ? ' (ticked)' : '')
      return `${name} ${control && comparedFields.includes(name) ? control.value : ''}`.trim()
    }
    return {
      address: location.pathname,
      heading: textsOf(queryVisible('h1')).join(' | '),
      progress: queryVisible('[role=progressbar]')
        .map((bar) => bar.ariaValueText ?? '')
        .join(' | '),
      texts: textsOf(queryVisible('p').filter((element) => !element.closest('[role=alert]'))),
      problem: queryVisible('[role=alert]')
        .flatMap((alert) => (alert.matches('p') ? [alert] : [...alert.querySelectorAll('p')]))
        .map(textOf),
      facts: queryVisible('dt').map((term) => `${textOf(term)} ${textOf(term.nextElementSibling!)}`.trim()),
      fields: queryVisible('label').map(field),
      buttons: queryVisible(':is(button, a, [role=button])').map(nameOf),
      statuses: queryVisible('[role=status]')
        .map((element) => element.innerText.split('\n')[0]!.trim())
        .filter((text) => text !== ''),
      dialog: [
        ...inDialog('h2').map(textOf),
        ...inDialog('[role=alert] p, p[role=alert]').map(textOf),
        ...inDialog('button').map(nameOf),
      ],
    }
  }, comparedFields)
}
