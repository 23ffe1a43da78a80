import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folders = [
  'contract',
  'contract-kit',
  'docs',
  'domain',
  'scripts',
  'server',
  'src',
  'tests',
  'tools',
  'worlds',
]
const writtenPath = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
].filter((path) => /\.(?:tsx?|ya?ml|md)$/.test(path) && !path.includes('.gen.'))
const existingDecisions = readdirSync('docs/decisions')

/** Returns the decisions that a text cites, by file name or by number alone. */
const citedIn = (text: string): string[] => [
  ...[...text.matchAll(/decisions\/(\d{4}[a-z0-9-]*)/g)].map(([, cited]) => cited!),
  ...[...text.matchAll(/\bdecision (\d+)\b/g)].map(([, cited]) => cited!.padStart(4, '0')),
]
const isKnown = (cited: string) =>
  existingDecisions.some(
    (file) => file === `${cited}.md` || (/^\d{4}$/.test(cited) && file.startsWith(`${cited}-`)),
  )

it('every cited decision exists in docs/decisions', () => {
  const cited = writtenPath.flatMap((path) =>
    citedIn(readFileSync(path, 'utf8')).map((decision) => ({ path, decision })),
  )
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter(({ decision }) => !isKnown(decision))).toEqual([])
})

it('a citation of a missing decision is reported', () => {
  // The citations are assembled at run time, otherwise this file itself would cite missing decisions.
  const cite = (word: string, ...missing: string[]) => missing.map((name) => `(${word}${name})`).join(' ')
  const text = `${cite('docs/decisions/', '0025', '0006-of-another-name.md', '9998')} ${cite('decision ', '6', '9999')}`
  expect(citedIn(text).filter((cited) => !isKnown(cited))).toEqual(['0006-of-another-name', '9998', '9999'])
})
