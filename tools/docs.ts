import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Contract } from '../scripts/contract-examples.ts'
import { adaptForTools } from '../scripts/contract-for-tools.ts'
import { readInteractions } from '../src/api/pact/pact-file.ts'

const HERE = 'tools/docs'
const TARGET = 'dist/docs'
/** The address of the logo that the API reference would load from its maker. */
const REDOC_LOGO_URL = 'https://cdn.redoc.ly/redoc/logo-mini.svg'
const NO_PICTURE = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'

type Page = {
  file: string
  title: string
  about: string
  body: () => string
  scripts?: string[]
  isWhole?: true
}

// The packages that render the site are installed separately, so that the installation of the app stays small.
if (!existsSync(join(HERE, 'node_modules')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: HERE,
    stdio: 'inherit',
  })
const { markdownOf } = await import('./docs/markdown.mjs')
const { pactPage, problemPage, screenPage } = await import('./docs/tables.ts')

const machines = readdirSync('docs/machines').filter((name) => name.endsWith('.md') && name !== 'README.md')
const documents: Record<string, string> = {
  'contract-kit/README.md': 'first-hour.html',
  'docs/for-backend-teams.md': 'backend-teams.html',
  'docs/hosting-the-app.md': 'hosting.html',
  'docs/call-sequences.md': 'sequences.html',
  'docs/contract-changelog.md': 'changelog.html',
  'docs/machines/README.md': 'lifecycles.html',
  ...Object.fromEntries(
    machines.map((name) => [`docs/machines/${name}`, `machine-${basename(name, '.md')}.html`]),
  ),
}
const readWritten = (path: string) => () =>
  markdownOf(dirname(path), (document) => documents[document])(readFileSync(path, 'utf8'))
const diagramScripts = ['mermaid.js', 'site.js']

const pages: Page[] = [
  {
    file: 'first-hour.html',
    title: 'Your first hour',
    about: 'A first green interaction within ten minutes',
    body: readWritten('contract-kit/README.md'),
  },
  {
    file: 'reference.html',
    title: 'Reference',
    about: 'Every operation with its body, its answers and its refusals, each with an example',
    body: () => '<div id="reference"></div>',
    scripts: ['redoc.js', 'contract.js', 'site.js'],
    isWhole: true,
  },
  {
    file: 'sequences.html',
    title: 'Sequences',
    about: 'Login, sign-up, reset, request, approval, payment',
    body: readWritten('docs/call-sequences.md'),
    scripts: diagramScripts,
  },
  {
    file: 'lifecycles.html',
    title: 'Lifecycles',
    about: 'The states of what the portal stores, and of its screens',
    body: readWritten('docs/machines/README.md'),
    scripts: diagramScripts,
  },
  {
    file: 'pacts.html',
    title: 'Pacts',
    about: 'Every interaction that the app relies on, by operation',
    body: pactPage,
  },
  {
    file: 'problems.html',
    title: 'Problems',
    about: 'Every refusal with its sentence, and where it occurs',
    body: problemPage,
  },
  { file: 'screens.html', title: 'Screens', about: 'Which screen needs which operations', body: screenPage },
  {
    file: 'backend-teams.html',
    title: 'Rules for servers',
    about: 'What another server must do',
    body: readWritten('docs/for-backend-teams.md'),
  },
  {
    file: 'hosting.html',
    title: 'Hosting',
    about: 'The app on another server',
    body: readWritten('docs/hosting-the-app.md'),
  },
  {
    file: 'changelog.html',
    title: 'Versions',
    about: 'What has changed, and what is deprecated',
    body: readWritten('docs/contract-changelog.md'),
  },
]
const lifecycles: Page[] = machines.map((name) => ({
  file: documents[`docs/machines/${name}`]!,
  title: basename(name, '.md'),
  about: '',
  body: readWritten(join('docs/machines', name)),
  scripts: diagramScripts,
}))

rmSync(TARGET, { recursive: true, force: true })
mkdirSync(TARGET, { recursive: true })
const contract = JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as Contract & {
  info: { version: string }
}
const put = (file: string, text: string) => writeFileSync(join(TARGET, file), text)
for (const page of [...pages, ...lifecycles]) put(page.file, wholePage(page))
put(
  'index.html',
  wholePage({ file: 'index.html', title: 'The contract of the portal', about: '', body: start }),
)
put('contract.js', `window.contract = ${JSON.stringify(adaptForTools(contract, readInteractions()))}\n`)
const redoc = readFileSync(join(HERE, 'node_modules/redoc/bundles/redoc.standalone.js'), 'utf8')
// Another version of Redoc may load the logo from another address; the build stops, since the logo would report
// readers to the maker of Redoc.
if (!redoc.includes(REDOC_LOGO_URL))
  throw new Error(`Redoc has no picture at ${REDOC_LOGO_URL}: where is it now?`)
put('redoc.js', redoc.replaceAll(REDOC_LOGO_URL, NO_PICTURE))
cpSync(join(HERE, 'node_modules/mermaid/dist/mermaid.min.js'), join(TARGET, 'mermaid.js'))
for (const file of ['site.css', 'site.js']) cpSync(join(HERE, file), join(TARGET, file))
console.log(
  `${TARGET}/index.html has ${pages.length + lifecycles.length + 1} pages. The demo shows it at /reference.`,
)

function start(): string {
  const cards = pages.map(({ file, title, about }) => `<li><a href="${file}">${title}</a><br>${about}</li>`)
  return `<h1>The contract of the portal, version ${contract.info.version}</h1><ul class="cards">${cards.join('\n')}</ul>`
}

function wholePage({ file, title, body, scripts = [], isWhole }: Page): string {
  const links = pages.map(
    (page) => `<a href="${page.file}"${page.file === file ? ' aria-current="page"' : ''}>${page.title}</a>`,
  )
  const inner = body()
  return `<!doctype html>
<html lang="${/[가-힣]/.test(inner.slice(0, 400)) ? 'ko' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · 빗장</title>
<link rel="stylesheet" href="site.css">
</head>
<body>
<nav><a href="index.html">빗장</a>${links.join('')}</nav>
<main${isWhole ? ' class="whole"' : ''}>
${inner.startsWith('<h1') || isWhole ? '' : `<h1>${title}</h1>`}
${inner}
</main>
${scripts.map((script) => `<script src="${script}"></script>`).join('\n')}
</body>
</html>
`
}
