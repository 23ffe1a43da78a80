import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { appAdmin, appMember, securityMember, smsMember } from '../tests/support/accounts.ts'
import { waitForHydration } from '../tests/support/arrival.ts'
import { launchOptions } from '../tests/support/browser.ts'
import { buildTemplates, type Portal, startPortal } from '../tests/support/portal.ts'
import { signIn } from '../tests/support/sign-in.ts'
import { type Card, cardOf } from './pictures/card.ts'
import { type Piece, shotOf } from './pictures/piece.ts'
import { signInByApp } from './pictures/sign-in-by-app.ts'
import { toImage } from './pictures/to-image.ts'

const PICTURES = 'src/features/site/pictures'
const README = 'docs/images'
const DESK = { width: 1440, height: 900 }
const WIDEST = 1440
const SETTLED_MS = 1500
const PHONE = { width: 360, height: 640 }
/** The window sizes at which a part of a screen is as wide as its area on the site: 560 and 296 px. */
const PIECES = { desk: { width: 600, height: 900 }, phone: { width: 336, height: 640 } } as const
const PIXELS = 2

type Scene = { name: string; path: string; signIn: (page: Page, portal: Portal) => Promise<void> }

const asMember: Scene['signIn'] = (page, portal) => signIn(page, smsMember, { origin: portal.origin, portal })
const asSecurityAdmin: Scene['signIn'] = (page, { origin }) => signInByApp(page, securityMember, origin)
const asApprover: Scene['signIn'] = (page, { origin }) => signInByApp(page, appMember, origin)

const asAppAdmin: Scene['signIn'] = (page, portal) =>
  signIn(page, appAdmin, { origin: portal.origin, portal })

/** A part of a screen for the site; `follow` is the address of the link to its page. */
type PieceScene = Scene & { follow?: string; pieceOf: (page: Page) => Piece }

const scenes: PieceScene[] = [
  {
    name: 'events',
    path: '/admin/abnormal',
    signIn: asSecurityAdmin,
    pieceOf: (page) => ({ elements: page.locator('main tbody tr'), count: 3 }),
  },
  {
    name: 'bill',
    path: '/my/bill?billState=PAID',
    follow: '/my/bill/detail',
    signIn: asMember,
    pieceOf: (page) => ({ elements: page.locator('main div:has(> table > tfoot)'), count: 1 }),
  },
  {
    name: 'approval',
    path: '/apps?tab=APPROVAL',
    follow: '/apps/request',
    signIn: asApprover,
    pieceOf: (page) => {
      const elements = page.locator('main [data-sheet]:has(:is(h2, h3):text-is("확인할 점"))')
      return {
        elements,
        count: 1,
        until: elements.locator('div:has(> :is(h2, h3):text-is("확인할 점"))').last(),
      }
    },
  },
  {
    name: 'evidence',
    path: '/admin/abnormal',
    follow: '/admin/abnormal/detail',
    signIn: asSecurityAdmin,
    pieceOf: (page) => {
      const elements = page.locator('main [data-sheet]:has(h2:text-is("근거"))')
      return { elements, count: 1, until: elements.locator('li').nth(3) }
    },
  },
  {
    name: 'months',
    path: '/my/bill',
    signIn: asMember,
    pieceOf: (page) => {
      const elements = page.locator('main section[aria-labelledby=bill-chart]')
      return { elements, count: 1, until: elements.locator('> * > :has(input[type=range])') }
    },
  },
]
const card: Scene = { name: 'approval', path: '/admin/approval', signIn: asApprover }

/** The pictures of the README, in the light theme. */
const readmePictures: (Scene & { at: { width: number; height: number } })[] = [
  { name: 'home', path: '/my', signIn: asMember, at: DESK },
  { name: 'queue', path: '/admin/approval', signIn: asAppAdmin, at: DESK },
  { name: 'permissions-phone', path: '/apps', signIn: asMember, at: PHONE },
]

const cards: Card[] = [
  { name: 'home', title: '들어올 사람만,\n필요한 동안만' },
  { name: 'feature', title: '들어오는 순간부터\n나가는 순간까지' },
  { name: 'service', title: '필요한 서비스만\n골라 씁니다' },
  { name: 'plan', title: '쓰는 만큼만 내는\n요금제' },
]

/**
 * Takes the screenshots of the product for the site and the README, at both widths and in both themes, and generates
 * the preview cards for messengers.
 */
async function takePictures(portal: Portal) {
  const browser = await chromium.launch(launchOptions())
  mkdirSync(PICTURES, { recursive: true })
  try {
    for (const { name, path, at, signIn: enter } of readmePictures) {
      const context = await contextOf(browser, portal)
      const page = await context.newPage()
      await enter(page, portal)
      await page.setViewportSize(at)
      const shot = await screenshotOf(page, path)
      const small = await toImage(page, shot, {
        width: Math.min(at.width * 1.5, WIDEST),
        type: 'image/webp',
        quality: 0.8,
      })
      writeFileSync(`${README}/${name}.webp`, small)
      await context.close()
    }
    const sizes: Record<string, Record<string, [width: number, height: number]>> = {}
    for (const scene of scenes) {
      const context = await contextOf(browser, portal)
      const page = await context.newPage()
      await scene.signIn(page, portal)
      for (const [where, viewport] of Object.entries(PIECES))
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ colorScheme })
          await openSettled(page, scene)
          const { png, width, height } = await shotOf(page, scene.pieceOf(page))
          const blank = await context.newPage()
          const small = await toImage(blank, png, {
            width: width * PIXELS,
            type: 'image/webp',
            quality: 0.85,
          })
          await blank.close()
          writeFileSync(`${PICTURES}/${scene.name}-${where}-${colorScheme}.webp`, small)
          sizes[scene.name] = { ...sizes[scene.name], [where]: [width, height] }
        }
      await context.close()
    }
    writeFileSync(`${PICTURES}/sizes.json`, `${JSON.stringify(sizes, null, 2)}\n`)
    const context = await contextOf(browser, portal)
    const page = await context.newPage()
    await card.signIn(page, portal)
    await page.setViewportSize(DESK)
    const product = await screenshotOf(page, card.path)
    for (const one of cards) writeFileSync(`public/card-${one.name}.jpg`, await cardOf(context, one, product))
    await context.close()
  } finally {
    await browser.close()
  }
}

const contextOf = (browser: Browser, { origin }: Portal) =>
  browser.newContext({
    baseURL: origin,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    deviceScaleFactor: 2,
  })

async function screenshotOf(page: Page, path: string): Promise<Buffer> {
  await openSettled(page, { path })
  return page.screenshot()
}

async function openSettled(page: Page, { path, follow }: { path: string; follow?: string }): Promise<void> {
  await page.goto(path)
  if (follow !== undefined) {
    const link = page.locator(`main a[href^="${follow}?"]`).first()
    await page.goto((await link.getAttribute('href'))!)
  }
  await page.waitForLoadState('networkidle')
  await waitForHydration(page)
  // Waits for later calls of the app, such as those for the facts of a decision.
  await page.waitForTimeout(SETTLED_MS)
}

await buildTemplates([undefined])
const portal = await startPortal('pictures')
try {
  await takePictures(portal)
} finally {
  await portal.remove()
}
