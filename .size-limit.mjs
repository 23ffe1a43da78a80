import { readFileSync } from 'node:fs'

const routes = JSON.parse(readFileSync('dist/client/routes.json', 'utf8'))
const document = readFileSync('dist/client/index.html', 'utf8')
const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(document)

/** Every file that an address names, and its entry. */
const filesOf = (address) => [entry, ...routes[address]].map((file) => `dist/client${file}`)

// What a first visit moves, compressed as it is served, before the screen can be used.
export default [
  { name: 'home page', path: filesOf('/'), limit: '219 KiB' },
  { name: 'login page', path: filesOf('/auth/login'), limit: '210 KiB' },
  { name: 'subscriptions of a member', path: filesOf('/my/subscription'), limit: '238 KiB' },
  { name: 'home of a member', path: filesOf('/my'), limit: '255 KiB' },
  { name: 'queue of an approver', path: filesOf('/admin/approval'), limit: '289 KiB' },
]
