import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from '../../server/testing/free-port.ts'
import { type Browser, type FoundElement, repeatUntil, type Tab } from './driver.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/xvfb-run'
/** The size of the virtual screen: Xvfb's default is narrower than a desktop window. */
const SCREEN_SIZE = '1600x1200x24'
/** The key by which W3C WebDriver identifies an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Whether Debian's webkit2gtk-driver is installed, and a virtual screen for it. */
export const hasWebKit = (): boolean => existsSync(DRIVER) && existsSync(SCREEN)

/**
 * Starts the browser of WebKitGTK with its driver, which implements W3C WebDriver; eight of the WebDriver commands
 * are used.
 */
export async function startWebKit(): Promise<Browser> {
  const port = await freePort()
  // The driver gets a separate process group, so that the virtual screen and the browser can be ended together with
  // it.
  const driver = spawn(
    SCREEN,
    ['-a', `--server-args=-screen 0 ${SCREEN_SIZE}`, DRIVER, `--port=${port}`, '--host=127.0.0.1'],
    {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
    },
  )
  const origin = `http://127.0.0.1:${port}`
  await repeatUntil('WebKitWebDriver', async () => (await fetch(`${origin}/status`)).ok)
  const begin = () =>
    command(origin, 'POST', '/session', { capabilities: { alwaysMatch: {} } }) as Promise<{
      sessionId: string
      capabilities: { browserName: string; browserVersion: string }
    }>
  const { sessionId, capabilities } = await begin()
  await command(origin, 'DELETE', `/session/${sessionId}`)
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async newTab({ width, height }) {
      // A session is a browser with separate cookies; the driver allows only one session at a time.
      const begun = await begin()
      const session = `/session/${begun.sessionId}`
      const ask: Ask = (method, path, body) => command(origin, method, session + path, body)
      await ask('POST', '/window/rect', { width, height })
      return tabOf(ask)
    },
    close: () => end(driver),
  }
}

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

function tabOf(ask: Ask): Tab {
  const run = (look: (...args: never[]) => unknown, args: unknown[]) =>
    ask('POST', '/execute/sync', { script: `return (${String(look)}).apply(null, arguments)`, args })
  const at = ({ found }: FoundElement) => `/element/${(found as Record<string, string>)[ELEMENT]}`
  return {
    errors: [],
    goto: async (url) => void (await ask('POST', '/url', { url })),
    find: async (look, ...args) => ({
      found: await repeatUntil(`what ${String(look)} looks for with ${args.join()}`, () => run(look, args)),
    }),
    holds: async (look, ...args) =>
      void (await repeatUntil(`that ${String(look)} with ${args.join()}`, () => run(look, args))),
    // The driver refuses to click a covered element, such as one that it has scrolled under a bar at the
    // bottom.
    click: async (element) =>
      void (await repeatUntil('a click', async () => {
        const script = 'arguments[0].scrollIntoView({ block: "center" })'
        await ask('POST', '/execute/sync', { script, args: [element.found] })
        await ask('POST', `${at(element)}/click`, {})
        return true
      })),
    async type(element, text) {
      await ask('POST', `${at(element)}/clear`, {})
      await ask('POST', `${at(element)}/value`, { text })
    },
    upload: async (input, path) => void (await ask('POST', `${at(input)}/value`, { text: path })),
    setCookie: async (name, value) =>
      void (await ask('POST', '/cookie', { cookie: { name, value, path: '/', httpOnly: true } })),
    close: async () => void (await ask('DELETE', '')),
  }
}

async function command(origin: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(origin + path, { method, body: body && JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (!answer.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`)
  return value
}

async function end(driver: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => driver.once('close', resolve))
  process.kill(-driver.pid!, 'SIGTERM')
  await closed
}
