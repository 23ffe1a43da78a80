import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { PICTURES_FOLDER, type PictureNote } from '../tests/support/picture.ts'
import { picturesOf } from './pictures/direction-pictures.ts'
import { indexPage, routesWithout } from './pictures/index-page.ts'

// Takes pictures of the screens of the build at both widths and in both themes: every address, and screens of the
// journeys. Arguments after `--` are passed to Playwright; then only the selected pictures are taken again. DIRECTION
// is a folder with the pages of the design direction, which are shown next to their screens.
const playwrightArgs = process.argv.slice(2)
const all = playwrightArgs.length === 0
if (all) rmSync(PICTURES_FOLDER, { recursive: true, force: true })
mkdirSync(PICTURES_FOLDER, { recursive: true })
const { status } = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    '--project=phone',
    '--project=desktop',
    ...(all ? ['--grep', '@looks|tour'] : playwrightArgs),
  ],
  { stdio: 'inherit', env: { ...process.env, PICTURES: '1' } },
)
const notes = readdirSync(PICTURES_FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`${PICTURES_FOLDER}/${file}`, 'utf8')) as PictureNote)
const routes = [
  ...readFileSync('src/app/routeTree.gen.ts', 'utf8')
    .split('export interface FileRoutesByTo {')[1]!
    .split('\n}')[0]!
    .matchAll(/'(\/[^']*)'/g),
].map(([, route]) => route!)
const missing = routesWithout(routes, notes)
const folder = process.env.DIRECTION
const pictured = folder === undefined ? [] : await picturesOf(folder, PICTURES_FOLDER)
writeFileSync(`${PICTURES_FOLDER}/index.html`, indexPage(notes, missing, pictured))
console.log(`${notes.length} pictures: ${PICTURES_FOLDER}/index.html`)
if (missing.length > 0) console.log(`No picture of ${missing.join(', ')}.`)
process.exitCode = status === 0 && (!all || missing.length === 0) ? 0 : 1
