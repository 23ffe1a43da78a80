import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const PROMISES = 26
const folders = ['contract', 'docs', 'domain', 'ops', 'scripts', 'server', 'src', 'tests', 'tools', 'worlds']
const files = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
].map((file) => `/${file}`)
const scriptsOf = (path: string) =>
  (JSON.parse(readFileSync(path, 'utf8')) as { scripts: Record<string, string> }).scripts
const tools = Object.keys(scriptsOf('tools/package.json')).map((name) => `tool -- ${name}`)
const commands = new Set([...Object.keys(scriptsOf('package.json')), ...tools])
const securityText = readFileSync('docs/security.md', 'utf8')

/** Returns the files with this name or with a path that ends with it; `*` matches any part of a name. */
function filesNamed(name: string): string[] {
  const pattern = name.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
  const namePattern = new RegExp(`/${pattern}$`)
  return files.filter((file) => namePattern.test(file))
}

/** Returns the names of files, folders or patterns of files that a text marks as code. */
const namesIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name]) => name!)
    .filter((name) => /^[\w*][\w./*-]*(?:\.(?:tsx?|sql|ya?ml|json|md)|\/)$/.test(name))

/** Returns the npm commands in a text: `npm run build` gives "build", `npm run tool -- day` gives "tool -- day". */
const commandsIn = (text: string) =>
  [...text.matchAll(/`npm run (?:-s )?(tool -- [a-z][\w-]*|[\w:]+)/g)].map(([, name]) => name!)

describe.each(['docs/security.md', 'docs/asvs.md'])('%s', (path) => {
  const text = readFileSync(path, 'utf8')

  it('names existing files', () => {
    const names = namesIn(text)
    expect(names.length).toBeGreaterThan(150)
    expect(names.filter((name) => filesNamed(name).length === 0)).toEqual([])
  })

  it('names existing commands', () => {
    expect(commandsIn(text).filter((name) => !commands.has(name))).toEqual([])
  })
})

describe('the rows under "Promises" in docs/security.md', () => {
  const rows = [...securityText.matchAll(/^\| (\d+) [^|]+\|([^|]+)\|([^|]+)\|$/gm)]

  it('are numbered without gaps', () => {
    expect(rows.map(([, number]) => Number(number))).toEqual(
      Array.from({ length: PROMISES }, (_, index) => index + 1),
    )
  })

  it.each(rows.map(([, number, held, measured]) => [number, held!, measured!]))(
    '%s is covered by a test or a command, with its result',
    (_, held, measured) => {
      expect([...namesIn(held), ...commandsIn(held)]).not.toEqual([])
      expect(measured.trim()).not.toBe('')
    },
  )
})

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'tools/README.md',
  'docs/operations.md',
  'docs/architecture.md',
  'docs/recipes.md',
])('%s names existing commands', (path) => {
  const named = commandsIn(readFileSync(path, 'utf8'))
  expect(named).not.toEqual([])
  expect(named.filter((name) => !commands.has(name))).toEqual([])
})

it('every tool is in the list of tools', () => {
  const commands = commandsIn(readFileSync('tools/README.md', 'utf8'))
  expect(tools.filter((name) => !commands.includes(name))).toEqual([])
})
