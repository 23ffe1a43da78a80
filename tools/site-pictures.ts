import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { appAdmin, appMember, securityMember, smsMember } from '../tests/support/accounts.ts'
import { waitForHydration } from '../tests/support/arrival.ts'
import { launchOptions } from '../tests/support/browser.ts'
import { buildTemplates, type Portal, startPortal } from '../tests/support/portal.ts'
import { signIn } from '../tests/support/sign-in.ts'
import { type Card, cardOf } from './pictures/card.ts'
import { signInByApp } from './pictures/sign-in-by-app.ts'
import { toImage } from './pictures/to-image.ts'

const PICTURES = 'src/features/site/pictures'
const README = 'docs/images'
const DESK = { width: 1440, height: 900 }
const WIDEST = 1440
const SETTLED_MS = 1500
const PHONE = { width: 360, height: 640 }

type Scene = { name: string; path: string; signIn: (page: Page, portal: Portal) => Promise<void> }

const member: Scene['signIn'] = (page, portal) => signIn(page, smsMember, { origin: portal.origin, portal })
const guard: Scene['signIn'] = (page, { origin }) => signInByApp(page, securityMember, origin)
const approver: Scene['signIn'] = (page, { origin }) => signInByApp(page, appMember, origin)

const admin: Scene['signIn'] = (page, portal) => signIn(page, appAdmin, { origin: portal.origin, portal })

const scenes: Scene[] = [
  { name: 'approval', path: '/admin/approval', signIn: approver },
  { name: 'permission', path: '/apps', signIn: member },
  { name: 'bill', path: '/my/bill', signIn: member },
  { name: 'abnormal', path: '/admin/abnormal', signIn: guard },
]

/** The pictures of the README, in the light theme. */
const readme: (Scene & { at: { width: number; height: number } })[] = [
  { name: 'home', path: '/my', signIn: member, at: DESK },
  { name: 'queue', path: '/admin/approval', signIn: admin, at: DESK },
  { name: 'permissions-phone', path: '/apps', signIn: member, at: PHONE },
]

const cards: Card[] = [
  { name: 'home', title: '들어올 사람만,\n필요한 동안만' },
  { name: 'feature', title: '들어오는 순간부터\n나가는 순간까지' },
  { name: 'service', title: '필요한 서비스만\n골라 씁니다' },
  { name: 'plan', title: '쓰는 만큼만 내는\n요금제' },
]

/**
 * Takes the screenshots of the product for the site and the README, at both widths and in both themes, and
 * generates its cards for messengers.
 */
async function takePictures(portal: Portal) {
  const browser = await chromium.launch(launchOptions())
  mkdirSync(PICTURES, { recursive: true })
  try {
    for (const { name, path, at, signIn: enter } of readme) {
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
    for (const scene of scenes) {
      const context = await contextOf(browser, portal)
      const page = await context.newPage()
      await scene.signIn(page, portal)
      for (const [where, viewport, width] of [
        ['desk', DESK, 1280],
        ['phone', PHONE, 720],
      ] as const) {
        await page.setViewportSize(viewport)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const shot = await screenshotOf(page, scene.path)
          const small = await toImage(page, shot, { width, type: 'image/webp', quality: 0.8 })
          writeFileSync(`${PICTURES}/${scene.name}-${where}-${colorScheme}.webp`, small)
        }
      }
      if (scene.name === 'approval') {
        await page.setViewportSize(DESK)
        await page.emulateMedia({ colorScheme: 'light' })
        const product = await screenshotOf(page, scene.path)
        for (const card of cards)
          writeFileSync(`public/card-${card.name}.jpg`, await cardOf(context, card, product))
      }
      await context.close()
    }
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
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await waitForHydration(page)
  // The app's further calls, such as the facts for a decision, come after this.
  await page.waitForTimeout(SETTLED_MS)
  return page.screenshot()
}

await buildTemplates([undefined])
const portal = await startPortal('pictures')
try {
  await takePictures(portal)
} finally {
  await portal.remove()
}
