import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Without its comments the checker is half as long, and each page has to read it. */
const checkerSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that a theme can break. They take ten times as long as all others: each text's background is searched for. */
const COLOURS = ['color-contrast', 'link-in-text-block']
/** In the gate, colours are asked of one text of those that look alike; `npm run test:long` asks them of every text. */
const asksEveryText = process.env.JOURNEYS !== 'once'

/** Every WCAG rule the checker knows, on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, { rules: WCAG, without: COLOURS, everywhere: true })
  await expectLegible(page)
}

/** The rules that a theme can break, on the screen as it stands. */
export async function expectLegible(page: Page): Promise<void> {
  await expectNoViolation(page, { rules: COLOURS, without: [], everywhere: asksEveryText })
}

type Asked = { rules: string[]; without: string[]; everywhere: boolean }

async function expectNoViolation(page: Page, asked: Asked): Promise<void> {
  // The checker is half a megabyte, which a page needs once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${checkerSource}; undefined`)
  expect(await page.evaluate(violationsIn, asked)).toEqual([])
}

/** What the checker finds wrong; runs in the page, so that it knows nothing from outside. */
async function violationsIn({ rules, without, everywhere }: Asked): Promise<string[]> {
  // What a component learns from its layout, as that its table scrolls, is drawn a frame later.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  // A colour on its way to another one is neither.
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))

  /** One text of those that look alike: they and all around them have the same element, classes and state. */
  const textsThatDiffer = () => {
    const says =
      /^(id|for|name|href|src|alt|title|value|placeholder|data-request|aria-(label(ledby)?|describedby|controls))$/
    const lookOf = new Map<Element | null, number>()
    const known = new Map<string, number>()
    const texts = new Map<number, Element>()
    for (const element of document.body.querySelectorAll('*')) {
      const own = [...element.attributes].filter(({ name }) => !says.test(name))
      const words = own.map(({ name, value }) => `${name}=${value}`)
      const path = [lookOf.get(element.parentElement), element.tagName, ...words].join(' ')
      const look = known.get(path) ?? known.size
      known.set(path, look)
      lookOf.set(element, look)
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      const isText = hasText || element.matches('input, textarea, select')
      if (isText && !texts.has(look) && element.checkVisibility()) texts.set(look, element)
    }
    return [...texts.values()]
  }

  const { axe: checker } = window as unknown as { axe: typeof axe }
  const { violations } = await checker.run(everywhere ? document : { include: textsThatDiffer() }, {
    runOnly: rules,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    reporter: 'no-passes',
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
