import { readFileSync } from 'node:fs'
import type { virtual } from '@guidepup/virtual-screen-reader'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Reader = typeof virtual
type Window = { reader: Reader; alerts: string[]; heardUpTo: [phrases: number, alerts: number] }

const source = readFileSync('node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js', 'utf8')
// The maximum number of cursor steps: more than any page has items.
const MAX_STEPS = 150

/**
 * Starts a screen reader in a page; returns the actions of a user who knows the page only by the output of a screen
 * reader. The screen reader runs in the page itself, so the context needs `bypassCSP`.
 */
export async function openReader(page: Page) {
  await page.evaluate(async (code) => {
    const { virtual } = (await import(
      URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
    )) as { virtual: Reader }
    const alerts: string[] = []
    // Announces new alerts, as a browser does; the screen reader library detects only changes within an existing
    // alert.
    const addNode = (node: Node) => {
      if (!(node instanceof Element)) return
      const own = node.matches('[role=alert]') ? [node] : [...node.querySelectorAll('[role=alert]')]
      for (const alert of own) alerts.push(`assertive: ${(alert as HTMLElement).innerText}`)
    }
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach(addNode)),
    ).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { reader: virtual, alerts, heardUpTo: [0, 0] })
    await virtual.start({ container: document.body })
  }, source)

  const heard = () =>
    page.evaluate(async () => {
      const { reader, alerts, heardUpTo } = window as unknown as Window
      return [...(await reader.spokenPhraseLog()).slice(heardUpTo[0]), ...alerts.slice(heardUpTo[1])]
    })

  return {
    /** All announcements since the last call of `forget`. */
    heard,
    /** Everything that the cursor has read since the beginning. */
    spokenPhrases: () => page.evaluate(() => (window as unknown as Window).reader.spokenPhraseLog()),
    /** Clears the recorded announcements. */
    forget: () =>
      page.evaluate(async () => {
        const its = window as unknown as Window
        its.heardUpTo = [(await its.reader.spokenPhraseLog()).length, its.alerts.length]
      }),
    /** Waits until something is announced: by a moved focus, or by a live region. */
    async waitFor(phrase: RegExp): Promise<void> {
      await expect.poll(heard, { message: `to hear ${phrase}` }).toContainEqual(expect.stringMatching(phrase))
    },
    /** Moves the cursor until an item is announced that matches the pattern, at most once through the whole page. */
    async find(phrase: RegExp): Promise<string> {
      const spoken = await page.evaluate(
        async ([pattern, flags, most]) => {
          const { reader } = window as unknown as Window
          const wanted = new RegExp(pattern, flags)
          for (let step = 0; step < most; step += 1) {
            const phrase = await reader.lastSpokenPhrase()
            if (wanted.test(phrase)) return phrase
            await reader.next()
          }
          return undefined
        },
        [phrase.source, phrase.flags, MAX_STEPS] as const,
      )
      if (spoken === undefined)
        throw new Error(
          `Nothing on this page says ${phrase}. It says: ${(await heard()).slice(-MAX_STEPS).join(' | ')}`,
        )
      return spoken
    },
    /** Activates the element under the cursor. */
    act: () => page.evaluate(() => (window as unknown as Window).reader.act()),
    /** Types into the focused element; `{Backspace}` and similar are keys. */
    type: (text: string) => page.evaluate((text) => (window as unknown as Window).reader.type(text), text),
  }
}
