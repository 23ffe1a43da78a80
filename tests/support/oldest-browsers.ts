import { readFileSync } from 'node:fs'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { oldestBrowsers } from '../../scripts/oldest-browsers.ts'

// MDN's data is read as a file, since the test runners differ in how they import JSON.
const { api, javascript } = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
) as CompatData
const objects: Record<string, Identifier> = { ...api, ...javascript['builtins'] }

/**
 * Whether a name in MDN's data is a member. Names such as `serializable_object` and `type_image-png` are details of
 * functions.
 */
const isMember = (name: string) => /^(?:[A-Za-z$][A-Za-z0-9]*|[a-zA-Z]+_(?:static|event))$/.test(name)
/**
 * Whether a name in MDN's data is a member other than the constructor, which is listed under the name of its object.
 */
const isPart = (name: string, owner: string) => name !== '__compat' && name !== owner && isMember(name)

function isVersionUpTo(version: string | boolean | null | undefined, newest: string): boolean {
  if (typeof version !== 'string') return version === true
  const [one, other] = [version.replace('≤', ''), newest].map((text) => text.split('.').map(Number)) as [
    number[],
    number[],
  ]
  const at = [0, 1, 2].find((place) => (one[place] ?? 0) !== (other[place] ?? 0))
  return at === undefined || (one[at] ?? 0) < (other[at] ?? 0)
}

const isUsual = ({ flags, prefix, alternative_name }: SimpleSupportStatement) =>
  !flags && !prefix && !alternative_name

function isInAll({ support }: CompatStatement): boolean {
  const browsers = Object.entries(oldestBrowsers) as [keyof typeof oldestBrowsers, string][]
  return browsers.every(([browser, version]) =>
    [support[browser] ?? []]
      .flat()
      .some(
        (entry) =>
          isUsual(entry) &&
          isVersionUpTo(entry.version_added, version) &&
          !(entry.version_removed && isVersionUpTo(entry.version_removed, version)),
      ),
  )
}

/**
 * Whether all of the oldest browsers have a member of an object, or the object itself; undefined if MDN's
 * data does not contain it.
 */
export function allBrowsersHave(owner: string, member?: string): boolean | undefined {
  const entry = Object.hasOwn(objects, owner) ? objects[owner]! : undefined
  if (member === undefined) return entry?.__compat && isInAll(entry.__compat)
  const names = [member, `${member}_static`, ...(member.startsWith('on') ? [`${member.slice(2)}_event`] : [])]
  const found = names.map((name) => entry?.[name]?.__compat).find(Boolean)
  return found && isInAll(found)
}

/**
 * A missing API. `of`: whether the API would belong to the object itself or to its instances; `either` if this is
 * unknown.
 */
type Missing = { owner: string; name: string; of: 'itself' | 'instances' | 'either' }

/** Returns the APIs that at least one of the oldest browsers lacks: whole objects, and members of other objects. */
export function missingInOldest(): { objects: string[]; members: Missing[] } {
  const missingObjects = Object.keys(objects).filter((name) => allBrowsersHave(name) === false)
  const members = Object.entries(objects).flatMap(([owner, entry]): Missing[] =>
    Object.entries(entry)
      .filter(([name]) => isPart(name, owner) && allBrowsersHave(owner, name) === false)
      .map(([name]) => ({
        owner,
        name: name.replace(/^(.+)_event$/, 'on$1').replace(/_static$/, ''),
        of: owner in api ? kindOf(name) : ('either' as const),
      })),
  )
  return { objects: missingObjects, members: members.filter(({ owner }) => !missingObjects.includes(owner)) }
}

const kindOf = (name: string): Missing['of'] => (name.endsWith('_static') ? 'itself' : 'instances')

/** APIs that exist only on secure pages, and are used through `src/browser/`. */
const secureOnly = {
  crypto: ['randomUUID', 'subtle'],
  navigator: [
    'clipboard',
    'credentials',
    'locks',
    'mediaDevices',
    'serviceWorker',
    'share',
    'storage',
    'wakeLock',
  ],
}

/**
 * Returns the lint rule for `.oxlintrc.json` against missing functions of the language, and against APIs that exist
 * only on secure pages.
 */
export function restrictedProperties(): { object: string; property: string; message: string }[] {
  const missing = missingInOldest()
    .members.filter(
      ({ owner, name, of }) => of === 'either' && owner in globalThis && isStaticHere(owner, name),
    )
    .map(({ owner, name }) => ({
      object: owner,
      property: name,
      message: 'The oldest browsers lack it: README.md, Browsers.',
    }))
  const secureProperties = Object.entries(secureOnly).flatMap(([object, names]) =>
    names.map((property) => ({ object, property, message: 'Not on every page: src/browser/.' })),
  )
  return [...missing, ...secureProperties]
}

/**
 * Static functions that this Node may not have. Without this list, such a function could also belong to the
 * instances.
 */
const statics = new Set([
  'Array.fromAsync',
  'Map.groupBy',
  'Object.groupBy',
  'RegExp.escape',
  'Error.isError',
])
const isStaticHere = (owner: string, name: string) =>
  statics.has(`${owner}.${name}`) || ['Promise', 'Math', 'JSON', 'Atomics'].includes(owner)
