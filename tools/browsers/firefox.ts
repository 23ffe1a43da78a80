import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type Browser, DRIVER_TIMEOUT_MS, type FoundElement, type Tab } from './driver.ts'

/** Starts Debian's Firefox, controlled over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  return {
    version: await browser.version(),
    async newTab(viewport): Promise<Tab> {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      const errors: string[] = []
      await page.setViewport(viewport)
      page.setDefaultTimeout(DRIVER_TIMEOUT_MS)
      page.on('pageerror', (error) => errors.push((error as Error).message))
      const waitFor = (look: (...args: never[]) => unknown, args: unknown[]) =>
        page.waitForFunction(toPageFunction(look), {}, ...args).catch((cause: unknown) => {
          throw new Error(`"${args.join()}" did not come`, { cause })
        })
      return {
        errors,
        goto: async (url) => void (await page.goto(url)),
        find: async (look, ...args) => ({ found: (await waitFor(look, args)).asElement() }),
        holds: async (look, ...args) => void (await waitFor(look, args)),
        click: (element) => handleOf(element).click(),
        async type(element, text) {
          await handleOf(element).evaluate((field) => (field as HTMLInputElement).select())
          await handleOf(element).type(text)
        },
        upload: (input, path) => (handleOf(input) as ElementHandle<HTMLInputElement>).uploadFile(path),
        setCookie: (name, value) =>
          context.setCookie({ name, value, domain: '127.0.0.1', path: '/', httpOnly: true, secure: false }),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

const handleOf = ({ found }: FoundElement) => found as ElementHandle

/** Only plain values are passed in, never elements. */
const toPageFunction = (look: (...args: never[]) => unknown) => look as (...args: unknown[]) => unknown
