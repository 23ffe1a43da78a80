import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const PROMISES = 26
const folders = ['contract', 'docs', 'domain', 'ops', 'scripts', 'server', 'src', 'tests']
const files = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
].map((file) => `/${file}`)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const securityText = readFileSync('docs/security.md', 'utf8')

/** The files that have a name, or end with a path; `*` stands for any part of a name. */
function filesNamed(name: string): string[] {
  const pattern = name.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
  const wanted = new RegExp(`/${pattern}$`)
  return files.filter((file) => wanted.test(file))
}

/** What is written as code and is the name of a file, a folder or a set of files. */
const namesIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name]) => name!)
    .filter((name) => /^[\w*][\w./*-]*(?:\.(?:tsx?|sql|ya?ml|json|md)|\/)$/.test(name))

const commandsIn = (text: string) => [...text.matchAll(/`npm run (?:-s )?([\w:]+)/g)].map(([, name]) => name!)

describe.each(['docs/security.md', 'docs/asvs.md'])('%s', (path) => {
  const text = readFileSync(path, 'utf8')

  it('names files that are there', () => {
    const names = namesIn(text)
    expect(names.length).toBeGreaterThan(150)
    expect(names.filter((name) => filesNamed(name).length === 0)).toEqual([])
  })

  it('names commands that are there', () => {
    expect(commandsIn(text).filter((name) => scripts[name] === undefined)).toEqual([])
  })
})

describe('the promises of docs/security.md', () => {
  const rows = [...securityText.matchAll(/^\| (\d+) [^|]+\|([^|]+)\|([^|]+)\|$/gm)]

  it('are all there, by their numbers', () => {
    expect(rows.map(([, number]) => Number(number))).toEqual(
      Array.from({ length: PROMISES }, (_, index) => index + 1),
    )
  })

  it.each(rows.map(([, number, held, measured]) => [number, held!, measured!]))(
    '%s is held by a test or a command, with what came of it',
    (_, held, measured) => {
      expect([...namesIn(held), ...commandsIn(held)]).not.toEqual([])
      expect(measured.trim()).not.toBe('')
    },
  )
})
