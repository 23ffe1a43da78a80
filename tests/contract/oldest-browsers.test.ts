import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newerFunctions } from '#src/browser/newer-functions.ts'
import { oldestBrowsers } from '../../scripts/oldest-browsers.ts'
import { browserUses } from '../support/app-sources.ts'
import { allBrowsersHave, restrictedProperties } from '../support/oldest-browsers.ts'

const uses = browserUses(['src/app/main.ts', 'src/app/page.tsx', 'src/browser/polyfills.ts'])
const nameOf = ({ owners: [owner], member }: (typeof uses)[number]) =>
  [owner, member].filter(Boolean).join('.')
const polyfilledNames = new Set(
  Object.entries(newerFunctions).flatMap(([owner, names]) =>
    names.map((name) => `${owner.replace('.prototype', '')}.${name}`),
  ),
)
const isNewer = ({ owners, member }: (typeof uses)[number]) =>
  owners.map((owner) => allBrowsersHave(owner, member)).find((known) => known !== undefined) === false
const isWrapper = (file: string) => file.startsWith('src/browser/')

describe('the browser features that the app uses', () => {
  it('are found in the code: thousands of uses, among them the newest functions', () => {
    expect(uses.length).toBeGreaterThan(2_000)
    expect(uses.map(nameOf)).toEqual(expect.arrayContaining([...polyfilledNames]))
  })

  it('are in the oldest browsers that README.md names, or have a polyfill, or are used only if available', () => {
    const unsupportedUses = uses.filter(
      (use) => isNewer(use) && !use.isOptional && !polyfilledNames.has(nameOf(use)),
    )
    expect(unsupportedUses.map((use) => `${use.file}: ${nameOf(use)}`)).toEqual([])
  })

  it('exist on insecure pages as well, or are reached through src/browser/', () => {
    const secureOnlyUses = uses.filter(({ isSecureOnly, file }) => isSecureOnly && !isWrapper(file))
    expect(secureOnlyUses.map((use) => `${use.file}: ${nameOf(use)}`)).toEqual([])
  })
})

it('README.md names the oldest browsers', () => {
  const readme = readFileSync('README.md', 'utf8')
  for (const name of [
    `Chrome and Edge ${oldestBrowsers.chrome}`,
    `Firefox ${oldestBrowsers.firefox}`,
    `Safari ${oldestBrowsers.safari}`,
    `Samsung Internet ${oldestBrowsers.samsunginternet_android.replace('.0', '')}`,
  ])
    expect(readme).toContain(name)
})

it('lint refuses features that the oldest browsers lack, or that exist only on secure pages', () => {
  const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
    overrides: { files: string[]; rules: Record<string, unknown> }[]
  }
  const rules = overrides.map(({ rules }) => rules['no-restricted-properties']).filter(Boolean)
  expect(rules).toEqual([['error', ...restrictedProperties()]])
})
