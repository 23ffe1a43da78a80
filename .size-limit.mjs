import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
const keys = Object.keys(manifest)

/** Every file that a module needs before it runs. */
function filesOf(...starts) {
  const seen = new Set()
  const add = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key].imports ?? []) add(next)
  }
  for (const start of starts) add(start)
  return [...seen].map((key) => `dist/client/${manifest[key].file}`)
}

// What main.ts brings up before the screen can be used; what it starts after that is not waited for.
const start = keys.filter((key) =>
  ['start', 'theme', 'ui', 'dom', 'texts', 'router', 'page'].includes(manifest[key].name),
)
const screen = (file) => keys.find((key) => key.startsWith(`src/routes/${file}?`))
const machines = 'src/app/start-app.ts'
const wholeTree = 'src/app/routeTree.gen.ts'
const check = 'src/api/answer-check.ts'
const overlays = 'src/components/shell/Overlays.tsx'

// What a first visit moves, compressed as it is served. The rest of the app comes when it is asked for. Only the first of
// these delays anybody; the other two hold the addresses of every screen and grow a little with each.
export default [
  { name: 'home page until it can be used', path: filesOf(...start, screen('index.tsx')), limit: '143 KiB' },
  {
    name: 'home page with everything it loads',
    path: filesOf(...start, screen('index.tsx'), machines, wholeTree, check, overlays),
    limit: '188 KiB',
  },
  {
    name: 'login page',
    path: filesOf(
      ...start,
      machines,
      wholeTree,
      check,
      screen('auth/login/route.tsx'),
      screen('auth/login/index.tsx'),
    ),
    limit: '195 KiB',
  },
]
