import { fileURLToPath } from 'node:url'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const ENTRY = source('app/main.ts')

/** Areas by the prefix of their routes' files; every other screen is `public`. */
const areas: readonly [start: string, area: string][] = [
  ['auth/signup', 'signup'],
  ['auth/', 'auth'],
  ['staff/', 'join'],
  ['notice/', 'post'],
  ['support/board/', 'post'],
  ['error', 'post'],
  ['feature', 'offer'],
  ['service/', 'offer'],
  ['support/', 'offer'],
  ['terms', 'post'],
  ['privacy', 'post'],
  ['my/subscription/edit', 'request'],
  ['my/subscription/index', 'subscriptions'],
  ['my/subscription/', 'subscription'],
  ['link/', 'subscription'],
  ['my/member/', 'account'],
  ['my_/member/', 'account'],
  ['my/mfa/', 'account'],
  ['my/session/', 'account'],
  ['my/settings/', 'account'],
  ['my/company/', 'account'],
  ['my/terms/', 'consents'],
  ['my/certification/', 'account'],
  ['my/index', 'home'],
  ['my', 'my'],
  ['subscription/', 'request'],
  ['card/', 'request'],
  ['trial/', 'request'],
  ['inquiry/', 'inquiry'],
  ['apps/', 'apps'],
  ['admin/subscription/', 'staff'],
  ['admin/company/', 'staff'],
  ['admin/bill/', 'staff'],
  ['admin/deposit/', 'setup'],
  ['admin/settlement/', 'setup'],
  ['admin/inquiry/', 'staff'],
  ['admin/counsel/', 'staff'],
  ['admin/notice/', 'editor'],
  ['admin/apps/', 'setup'],
  ['admin/staff/', 'setup'],
  ['admin/brand/', 'setup'],
  ['admin/rules/', 'setup'],
  ['admin/holiday/', 'setup'],
  ['admin/connections/', 'setup'],
  ['admin/hours/', 'setup'],
  ['admin/site/', 'preview'],
  ['admin/terms/', 'setup'],
  ['admin/catalogue/', 'setup'],
  ['admin/review/', 'setup'],
  ['admin/delegation/', 'setup'],
  ['admin/member/', 'setup'],
  ['admin/abnormal/', 'security'],
  ['admin/audit/', 'security'],
  ['admin/approval/decided', 'setup'],
  ['admin/index', 'today'],
  ['admin/', 'admin'],
]
/** Large modules that few screens use. Each gets the named separate file, whichever module imports it. */
const separateModules: readonly [module: string, piece: string][] = [
  [source('features/post/PostBody.tsx'), 'markdown'],
  [source('features/terms/TermsChoice.tsx'), 'wizard'],
  [source('ui/Dialog.tsx'), 'dialog'],
  [source('forms/DialogForm.tsx'), 'dialog'],
  [source('forms/DateField.tsx'), 'dates'],
  [source('lists/DayField.tsx'), 'dates'],
  [source('lists/use-list-columns.tsx'), 'columns'],
  [source('lists/ExportList.tsx'), 'columns'],
  [source('lists/row-texts.ts'), 'rows'],
  [source('lists/use-choice-columns.tsx'), 'rows'],
  [source('lists/use-chosen-rows.ts'), 'rows'],
  [source('machines/row-acts/row-acts.machine.ts'), 'rows'],
  [source('lists/use-row-acts.ts'), 'rows'],
  [source('lists/RowsBar.tsx'), 'rows'],
  [source('lists/RowResults.tsx'), 'rows'],
  [source('components/flow/flow-visit.ts'), 'wizard'],
  [source('components/screen/DoneTasks.tsx'), 'wizard'],
  [source('machines/parting/part.ts'), 'parting'],
]
/** Dynamically imported modules that are too small for a separate file, by the file that they share. */
const sharedFiles: readonly [RegExp, string][] = [
  [/\/layout\/(?:SideBar|TabBar|AppHeader|MemberMenu)\.tsx$/, 'member'],
  [/\/(?:Alert|Confirm|SessionWarning)Dialog\.tsx$/, 'dialogs'],
  [/\/error\/Forbidden\.tsx$/, 'details'],
  [/\/lists\/EmptyList\.tsx$/, 'views'],
  [
    /\/lists\/(?:Columns|Keys|Views)Dialog\.tsx$|\/approval\/(?:CommentDialog|Outcomes|QueueBar)\.tsx$/,
    'views',
  ],
  [/\/answer-[^/]*$/, 'answers'],
  [/\/components\/part\/part\.ts$/, 'member'],
  // The calendar in which a day for a counsel is chosen.
  [/\/forms\/DateDialog\.tsx$/, 'inquiry'],
  // Few pages need the two functions of this module, so it has a separate file.
  [/\/app\/mismatch-recovery\.ts$/, 'recovery'],
  // Loaders with several calls are bundled with their pages.
  [/\/features\/home\/load-home\.ts$/, 'home'],
  [/\/features\/inquiry\/write\/about-preset\.ts$/, 'inquiry'],
  [/\/features\/company\/my\/load-company\.ts$/, 'account'],
  [/\/features\/access\/apps\/load-apps\.ts$/, 'apps'],
  [/\/features\/subscription\/request\/(?:load-hub\.ts|AddressSearch\.tsx)$/, 'request'],
  [/\/features\/plan\/PlanOffer\.tsx$/, 'preview'],
  [/\/features\/work\/admin\/load-today\.ts$/, 'today'],
  [/\/lists\/stored-filters\.ts$/, 'admin'],
  // Modules that start only once the page is in use.
  [/\/app\/watch-version\.ts$|\/WaitingVersion\.tsx$|\/shell\/row-transition\.ts$/, 'watch'],
]
/** Areas whose forms share little code with the pages of visitors. */
const loginAreas = new Set(['auth', 'signup'])
/** Areas whose screens share little code with those of members. */
const visitorAreas = new Set(['public', 'offer', 'post'])
/** The home page and the other pages of the site; the staff edit most of them, with a preview of the page. */
const siteAreas = new Set(['public', 'offer'])
/** The lists of the admin area share most of their code. */
const adminAreas = new Set([
  'admin',
  'today',
  'setup',
  'preview',
  'security',
  'staff',
  'editor',
  'columns',
  'rows',
  'dates',
  'views',
])
/** Screens of permission holders and of approvers run the same lifecycle. */
const accessAreas = new Set(['apps', ...adminAreas])
/** The list of subscriptions and the screens of one share their rows and states. */
const subscriptionAreas = new Set(['subscriptions', 'subscription'])
/** Areas with charts of amounts, which neither the list of subscriptions nor the queue has. */
const chartAreas = new Set(['home', 'my', 'subscription', 'today', 'staff'])
/** The frame of all screens after the login, and the screens that people open first. */
const firstAreas = new Set(['member', 'home', 'subscriptions', 'apps', 'today', 'admin', 'columns', 'rows'])
/**
 * Visitors and staff use inquiries, reservations and bills; subscription and access screens do not depend on
 * them.
 */
const supportAreas = new Set(['my', 'inquiry', 'staff'])

// Chakra's index imports every component. The start of the app and its screens use few of these components; only
// dialogs need the others.
const CHAKRA = '/@chakra-ui/react/dist/esm/'
const dialogModules = /\/node_modules\/(?:@chakra-ui|@ark-ui|@zag-js)\//
const isUsedOfChakra = (id: string) =>
  id.endsWith(`${CHAKRA}preset-base.js`) ||
  /\/components\/(?:stack|flex|grid|simple-grid|box)\//.test(id) ||
  (id.includes(`${CHAKRA}styled-system/`) && !/\/(?:create-|use-)[\w-]*\.js$/.test(id))

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Module | null }

/**
 * Assigns every module to a file. A module that only one area needs is in the file of that area. The shared files
 * are: `start` for modules needed after the first paint; `vendor` and `core` for modules of every screen; `access`
 * for holders and admins of permissions; `visit` for the site alone; `support` for visitors and staff; `member` for
 * other screens of members; `shared` for login, sign-up and others; `site` for the rest. A module is never in a file
 * that fewer screens fetch than need the module.
 */
export function areaFiles() {
  let files: Map<string, string> | undefined
  const nameOf = (id: string, graph: Graph) => {
    files ??= filesOf(graph)
    if (id.includes('rolldown/runtime')) return 'vendor'
    return files.get(id) ?? (dialogModules.test(id) ? 'dialog' : null)
  }
  return [{ name: nameOf, debugName: 'areas', includeDependenciesRecursively: false }]
}

function filesOf(graph: Graph): Map<string, string> {
  const importsOf = (id: string) => {
    const { importedIds = [] } = graph.getModuleInfo(id) ?? {}
    return id.endsWith(`${CHAKRA}index.js`) ? importedIds.filter(isUsedOfChakra) : importedIds
  }
  const neededBy = new Map<string, Set<string>>()
  for (const [root, name] of rootsOf(graph))
    for (const id of reachedFrom(root, importsOf)) neededBy.set(id, (neededBy.get(id) ?? new Set()).add(name))
  return new Map([...neededBy].map(([id, by]) => [id, fileOf(id, by)]))
}

/** Every entry module of a file, with the name of the area that needs it. */
function rootsOf(graph: Graph): Map<string, string> {
  const roots = new Map([[ENTRY, 'start']])
  const seen = new Set<string>()
  const compileModule = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const piece = pieceOf(id)
    if (piece) roots.set(id, piece)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of dynamicallyImportedIds) roots.set(next, areaOf(next))
    for (const next of [...importedIds, ...dynamicallyImportedIds]) compileModule(next)
  }
  compileModule(ENTRY)
  return roots
}

const pieceOf = (id: string) => separateModules.find(([module]) => id === module)?.[1]

function areaOf(id: string): string {
  const screen = /\/src\/routes\/(.+)/.exec(id)?.[1]
  if (screen !== undefined) return areas.find(([start]) => screen.startsWith(start))?.[1] ?? 'public'
  const sharedFile = sharedFiles.find(([pattern]) => pattern.test(id))?.[1]
  return sharedFile ?? (id.includes('/src/app/') ? 'core' : nameOf(id))
}

/** The package name of a dependency, or the file name of a module of the project. */
const nameOf = (id: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)|([^/.]+)[^/]*$/.exec(id)!.slice(1).join('').replace(/\W+/g, '-')

/**
 * The separate files whose shared code is moved to a common file: all except those of the admin lists, which share a
 * file of their own.
 */
const commonModules = new Set(
  separateModules.map(([, piece]) => piece).filter((piece) => !adminAreas.has(piece)),
)

function fileOf(id: string, needing: ReadonlySet<string>): string {
  // The preview of the public pages loads the files of these pages anyway, so it does not count as a further area that
  // needs the module.
  const by = [...siteAreas].some((name) => needing.has(name))
    ? new Set([...needing].filter((name) => name !== 'preview'))
    : needing
  const [only, other] = by
  const isAllIn = (names: ReadonlySet<string>) => [...by].every((name) => names.has(name))
  const isPiece = [...by].some((name) => commonModules.has(name))
  // Code that a chunk shares with other chunks cannot be in a file that imports the chunk.
  if (by.has('start')) return 'start'
  if (by.has('core') || (isPiece && other !== undefined))
    return id.includes('/node_modules/') ? 'vendor' : 'core'
  if (other === undefined) return only!
  if (isAllIn(siteAreas)) return 'visit'
  if (isAllIn(adminAreas)) return by.has('admin') ? 'desk' : 'office'
  if (isAllIn(accessAreas)) return 'access'
  if (isAllIn(supportAreas)) return 'support'
  if (isAllIn(subscriptionAreas)) return 'states'
  if (isAllIn(chartAreas)) return by.has('home') ? 'charts' : 'bills'
  if ([...by].some((name) => loginAreas.has(name))) return 'shared'
  if ([...by].some((name) => visitorAreas.has(name))) return 'site'
  return [...by].some((name) => firstAreas.has(name)) ? 'member' : 'details'
}

/** A module and all its imports, except those in a separate chunk. */
function reachedFrom(root: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const reachedModules = new Set<string>()
  const pendingModules = [root]
  for (let id = pendingModules.pop(); id !== undefined; id = pendingModules.pop()) {
    if (reachedModules.has(id) || (id !== root && pieceOf(id))) continue
    reachedModules.add(id)
    pendingModules.push(...importsOf(id))
  }
  return reachedModules
}
