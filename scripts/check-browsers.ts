import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { demoPassword } from '#server/db/demo/demo-accounts.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { serverProcess } from './server-process.ts'

// What members do most, in Firefox, over WebDriver BiDi against the build: the journeys have Chromium.
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))
const MEMBER = 'seoyeon.park@neoreundeul.example'
const PATIENCE_MS = 20_000
/** A phone's and a desk's. */
const WIDTHS = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
]

if (!existsSync('dist/server/main.js')) throw new Error('There is no build to run: npm run build makes one.')
if (FIREFOX === undefined) {
  console.warn('NO FIREFOX: Debian has it as firefox-esr. Nothing was checked.')
  process.exit(0)
}
const directory = mkdtempSync(join(tmpdir(), 'browsers-'))
const server = await serverProcess({ DATA_DIR: directory })
let browser: Browser | undefined
const faults: string[] = []
try {
  await server.start()
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true })
  console.log(await browser.version())
  for (const viewport of WIDTHS) {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport(viewport)
    page.setDefaultTimeout(PATIENCE_MS)
    page.on('pageerror', (error) =>
      faults.push(`${viewport.width}: an error in the page: ${(error as Error).message}`),
    )
    for (const [what, does] of Object.entries({
      'sends an inquiry with a file': sendInquiry,
      'logs in': logIn,
      'reads subscriptions': readSubscriptions,
      'logs out': logOut,
    }))
      await does(page).then(
        () => console.log(`held    ${viewport.width}: ${what}`),
        (error: unknown) => {
          faults.push(`${viewport.width}: ${what}`)
          console.log(`BROKEN  ${viewport.width}: ${what}: ${(error as Error).message}`)
        },
      )
    await context.close()
  }
} finally {
  await browser?.close()
  await server.kill()
  rmSync(directory, { recursive: true, force: true })
}
for (const fault of faults) console.log(fault)
console.log(faults.length === 0 ? 'Firefox does it all.' : `FAILED: ${faults.length} of the above`)
process.exitCode = faults.length === 0 ? 0 : 1

async function sendInquiry(page: Page): Promise<void> {
  await page.goto(`${server.origin}/inquiry/write`)
  await heading(page, '문의 작성하기')
  await (await control(page, '문의 유형')).select(await optionValue(page, '오류와 사용 방법'))
  await type(page, '제목', '인증 앱을 바꾸고 싶습니다')
  await type(page, '내용', '휴대전화를 새로 샀습니다.')
  await type(page, '이름', '남궁하늘')
  await type(page, '이메일', 'haneul@sol-ip.example')
  const path = join(directory, '기록.pdf')
  writeFileSync(path, samplePdf)
  const input = await page.waitForSelector('input[data-upload]')
  await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(path)
  await page.waitForSelector('::-p-text(올렸습니다)')
  await page.$eval('input[type=checkbox]', (box) => (box as HTMLInputElement).click())
  await press(page, '문의 보내기')
  await heading(page, '문의를 접수했습니다')
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${server.origin}/auth/login?returnTo=%2Fmy%2Fsubscription`)
  await type(page, '이메일', MEMBER)
  await type(page, '비밀번호', demoPassword)
  await press(page, '로그인하기')
  await heading(page, '비밀번호 확인')
  await type(page, '비밀번호', demoPassword)
  await press(page, '확인하기')
  await heading(page, '구독 관리')
}

async function readSubscriptions(page: Page): Promise<void> {
  const link = await page.waitForSelector('main a[href^="/my/subscription/"]')
  const name = await link!.evaluate((found) => found.textContent)
  await link!.click()
  await heading(page, name ?? '')
}

async function logOut(page: Page): Promise<void> {
  await page.locator('summary ::-p-text(내 메뉴)').click()
  await press(page, '로그아웃')
  await page.waitForSelector('::-p-text(로그인)')
}

/** A field by the words of its label. */
async function control(page: Page, label: string): Promise<ElementHandle<HTMLInputElement>> {
  const found = await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('label')].find(
        ({ textContent, control: field }) => field && textContent.trim().replace(/\s*\*$/, '') === wanted,
      )?.control,
    {},
    label,
  )
  return found as ElementHandle<HTMLInputElement>
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await (await control(page, label)).type(text)
}

async function press(page: Page, name: string): Promise<void> {
  const found = await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('button')].find(
        (each) => each.textContent.trim() === wanted && each.getClientRects().length > 0,
      ),
    {},
    name,
  )
  await (found as ElementHandle<HTMLButtonElement>).click()
}

async function heading(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('h1')?.textContent?.includes(wanted),
    {},
    name,
  )
}

async function optionValue(page: Page, label: string): Promise<string> {
  return page.$$eval(
    'option',
    (all, wanted) => all.find(({ textContent }) => textContent === wanted)!.value,
    label,
  )
}
