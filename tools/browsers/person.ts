import type { Tab } from './driver.ts'

export type Person = ReturnType<typeof personAt>

/** Returns a person's actions in a tab, by the words on the screen. */
export function personAt(tab: Tab, origin: string) {
  /** Finds a field by the words of its label. */
  const field = (label: string) =>
    tab.find(
      (wanted) =>
        [...document.querySelectorAll('label')].find(
          ({ textContent, control }) =>
            control &&
            control.getClientRects().length > 0 &&
            textContent.trim().replace(/\s*(?:\*|\(선택\))$/, '') === wanted,
        )?.control,
      label,
    )

  return {
    tab,
    open: (path: string) => tab.goto(origin + path),

    /** Waits for a screen with this heading. */
    sees: (heading: string) =>
      tab.holds((wanted) => document.querySelector('h1')?.textContent?.includes(wanted) ?? false, heading),

    /** Waits for a text anywhere on the screen. */
    reads: (text: string) => tab.holds((wanted) => document.body.innerText.includes(wanted), text),

    fill: async (label: string, text: string) => tab.type(await field(label), text),

    attach: async (path: string) =>
      tab.upload(await tab.find(() => document.querySelector('input[data-upload]')), path),

    /** Chooses an option of a select. */
    async choose(label: string, option: string) {
      await field(label)
      await tab.holds(
        (wanted, chosen) => {
          const select = [...document.querySelectorAll('label')].find(
            ({ textContent }) => textContent.trim() === wanted,
          )?.control as HTMLSelectElement | null | undefined
          const value = [...(select?.options ?? [])].find(({ text }) => text === chosen)?.value
          if (!select || value === undefined) return false
          // The value is set directly, since the browser's own list of options is not part of the page.
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, value)
          select.dispatchEvent(new Event('change', { bubbles: true }))
          return true
        },
        label,
        option,
      )
    },

    /** Ticks a checkbox or a radio button with these words in its label, if it is not selected. */
    async tick(words: string) {
      const box = await tab.find(
        (wanted) =>
          [...document.querySelectorAll('label')].find(
            (label) => label.textContent.includes(wanted) && !(label.control as HTMLInputElement).checked,
          ),
        words,
      )
      await tab.click(box)
    },

    /**
     * Clicks the first button or link with exactly one of these names, in the open dialog if there is one.
     */
    async press(...names: string[]) {
      const button = await tab.find((wanted) => {
        const dialog = document.querySelector('[role=dialog], [role=alertdialog]')
        return [...(dialog ?? document).querySelectorAll('button, a')].find(
          (each) =>
            wanted.includes((each.getAttribute('aria-label') ?? each.textContent).trim()) &&
            each.getClientRects().length > 0,
        )
      }, names)
      await tab.click(button)
    },

    /** Clicks the first visible element of a selector. */
    async pressFirst(selector: string) {
      const found = await tab.find(
        (wanted) => [...document.querySelectorAll(wanted)].find((each) => each.getClientRects().length > 0),
        selector,
      )
      await tab.click(found)
    },

    /** Waits for an open dialog. */
    isAsked: () => tab.holds(() => document.querySelector('[role=dialog], [role=alertdialog]') !== null),

    isGone: (selector: string) => tab.holds((wanted) => document.querySelector(wanted) === null, selector),
  }
}
