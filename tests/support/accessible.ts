import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified checker is half as long. This saves time, since every page has to parse the checker. */
const checkerSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/**
 * The rules whose result depends on the theme. They take ten times as long as all other rules, since they compute the
 * background of each text.
 */
const COLOURS = ['color-contrast', 'link-in-text-block']
/**
 * Whether the colours of every text are checked (`npm run test:long`). The gate checks one of several texts that look
 * alike, across screens.
 */
const checksEveryText = process.env.JOURNEYS !== 'once'
/** The text styles with colours that this worker has already checked. */
const checkedStyles = new Set<string>()

/** Checks every WCAG rule of the checker on the current screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(waitUntilStill)
  await expectNoViolation(page, { rules: WCAG, without: COLOURS, looks: undefined })
  await expectColours(page)
}

/** Checks the rules that a theme can violate on the current screen. */
export async function expectLegible(page: Page): Promise<void> {
  await page.evaluate(waitUntilStill)
  await expectColours(page)
}

async function expectColours(page: Page): Promise<void> {
  if (checksEveryText) return expectNoViolation(page, { rules: COLOURS, without: [], looks: undefined })
  const looks = (await page.evaluate(findTextStyles)).filter((look) => !checkedStyles.has(look))
  if (looks.length === 0) return
  await expectNoViolation(page, { rules: COLOURS, without: [], looks })
  for (const look of looks) checkedStyles.add(look)
}

type CheckOptions = {
  rules: string[]
  without: string[]
  /** The texts to check, by the names that `findTextStyles` returns; undefined for the whole screen. */
  looks: string[] | undefined
}
type AxeWindow = Window & { axe: typeof axe; textOfLook: Map<string, Element> }

async function expectNoViolation(page: Page, asked: CheckOptions): Promise<void> {
  // The checker is injected once per page, since it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${checkerSource}; undefined`)
  expect(await page.evaluate(violationsIn, asked)).toEqual([])
}

/* The following functions run in the page, so they cannot use anything that is defined outside of them. */

/** Waits until no animation or transition is running. */
async function waitUntilStill(): Promise<void> {
  // Values that a component computes from its layout, such as whether its table scrolls, are rendered a frame
  // later.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  // The colour of an element cannot be checked during its transition.
  const endingAnimations = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(endingAnimations.map(({ finished }) => finished))
}

/**
 * Names the styles of the texts on the screen, and returns one text of each: texts look alike if they and
 * their ancestors have the same elements, classes and states, in the same theme and at the same width.
 */
function findTextStyles(): string[] {
  const contentAttributes =
    /^(id|for|name|href|src|alt|title|value|placeholder|data-request|aria-(label(ledby)?|describedby|controls))$/
  // Two FNV-1a hashes: a short name that is the same for a style on every screen.
  const hash = (text: string) => {
    let [one, other] = [0x811c9dc5, 0xdeadbeef]
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
      other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b)
    }
    return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`
  }
  const lookOf = new Map<Element | null, string>([
    [document.documentElement, `${document.documentElement.className} ${window.innerWidth}`],
  ])
  const textOfLook = new Map<string, Element>()
  for (const element of document.querySelectorAll('body, body *')) {
    const own = [...element.attributes].filter(({ name }) => !contentAttributes.test(name))
    const attributeTexts = own.map(({ name, value }) => `${name}=${value}`)
    const look = hash([lookOf.get(element.parentElement), element.tagName, ...attributeTexts].join(' '))
    lookOf.set(element, look)
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const isText = hasText || element.matches('input, textarea, select')
    const isVisible = () =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
    if (isText && !textOfLook.has(look) && isVisible()) textOfLook.set(look, element)
  }
  Object.assign(window, { textOfLook })
  return [...textOfLook.keys()]
}

/** Runs the checker and returns the violations that it finds. */
async function violationsIn({ rules, without, looks }: CheckOptions): Promise<string[]> {
  const { axe: checker, textOfLook } = window as unknown as AxeWindow
  const { violations } = await checker.run(
    looks ? { include: looks.map((look) => textOfLook.get(look)!) } : document,
    {
      runOnly: rules,
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      reporter: 'no-passes',
    },
  )
  // A control that a bar at the edge of the window covers in part can be scrolled away from the bar, so it is
  // checked again in the middle of the window.
  const tooSmall = violations.find(({ id }) => id === 'target-size')
  const { scrollX, scrollY } = window
  for (const node of tooSmall?.nodes ?? []) {
    const [selector] = node.target as string[]
    document.querySelector(selector!)!.scrollIntoView({ block: 'center' })
    const secondResult = await checker.run(selector!, { runOnly: { type: 'rule', values: ['target-size'] } })
    if (secondResult.violations.length === 0)
      tooSmall!.nodes = tooSmall!.nodes.filter((other) => other !== node)
  }
  window.scrollTo(scrollX, scrollY)
  return violations
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
