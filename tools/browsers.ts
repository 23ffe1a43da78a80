import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from './browsers/driver.ts'
import { startFirefox } from './browsers/firefox.ts'
import { journeys } from './browsers/journeys.ts'
import { personAt } from './browsers/person.ts'
import { hasWebKit, startWebKit } from './browsers/webkit.ts'
import { serverProcess } from './server-process.ts'

// Performs the most frequent actions of members against the build in other browser engines, since the journeys use
// Chromium. The arguments select the runs: `-- WebKit 360 pays` runs those with all of these words in their name.
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))
/** The window sizes of a phone and of a desktop. */
const WIDTHS = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
]

const selectingWords = process.argv.slice(2)
const isChosen = (at: string) => selectingWords.every((word) => at.includes(word))
const browsers: [name: string, start: (() => Promise<Browser>) | undefined, brought: string][] = [
  ['Firefox', FIREFOX === undefined ? undefined : () => startFirefox(FIREFOX), 'firefox-esr'],
  ['WebKit', hasWebKit() ? startWebKit : undefined, 'webkit2gtk-driver and xvfb'],
]
if (!existsSync('dist/server/main.js')) throw new Error('There is no build to run: npm run build makes one.')
const faults: string[] = []
const namesOf = (browser: string) =>
  WIDTHS.flatMap(({ width }) => Object.keys(journeys).map((what) => `${browser} at ${width}: ${what}`))
for (const [name, start, brought] of browsers.filter(([browser]) => namesOf(browser).some(isChosen))) {
  if (start) await runIn(name, start)
  else console.warn(`NO ${name.toUpperCase()}: Debian has it as ${brought}. Nothing was checked in it.`)
}
for (const fault of faults) console.log(fault)
console.log(faults.length === 0 ? 'All of it was done.' : `FAILED: ${faults.length} of the above`)
process.exitCode = faults.length === 0 ? 0 : 1

async function runIn(name: string, start: () => Promise<Browser>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'browsers-'))
  const server = await serverProcess({ DATA_DIR: directory })
  const portalAccess = { origin: server.origin, directory }
  let browser: Browser | undefined
  try {
    await server.start()
    browser = await start()
    console.log(browser.version)
    let n = 0
    for (const viewport of WIDTHS)
      for (const [what, does] of Object.entries(journeys)) {
        const at = `${name} at ${viewport.width}: ${what}`
        if (!isChosen(at)) continue
        const tab = await browser.newTab(viewport)
        n += 1
        try {
          await does(personAt(tab, server.origin), portalAccess, n)
          console.log(`held    ${at}`)
        } catch (error) {
          faults.push(at)
          console.log(`BROKEN  ${at}: ${(error as Error).message}`)
        }
        faults.push(...tab.errors.map((error) => `${at}: an error in the page: ${error}`))
        await tab.close()
      }
  } finally {
    await browser?.close()
    await server.kill()
    rmSync(directory, { recursive: true, force: true })
  }
}
