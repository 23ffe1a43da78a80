import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'

const secrets = [
  'password',
  'newPassword',
  'code',
  'recoveryCode',
  'rnno',
  'secNo',
  'corporateNo',
  'cardNumber',
  'cardExpiration',
  'accountNumber',
  'cardInfo',
  'accountInfo',
]

/**
 * The names of all fields that are personal in any schema of the contract, and of fields that are never stored at
 * all.
 */
const forbiddenFields = new Set([
  ...secrets,
  ...Object.values(operationTable)
    .flatMap(({ personalInput, personalOutput }) => [...personalInput, ...personalOutput])
    .map((path) => path.split('.').at(-1)!),
])

/** Returns the forbidden fields that a piece of code lets a draft store in the browser (decision 10). */
function storedAgainstTheRule(code: string): string[] {
  return [...code.matchAll(/(?:drafts\.of[^(]*\([^)]*?|draft: \{[^\]]*?)stored: \[([^\]]*)\]/g)]
    .flatMap(([, names]) => [...names!.matchAll(/'([^']+)'/g)].map(([, name]) => name!))
    .filter((name) => forbiddenFields.has(name))
}

describe('a draft', () => {
  it('stores no personal field', () => {
    const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) =>
        storedAgainstTheRule(readFileSync(join('src', file), 'utf8')).map((name) => `${file}: ${name}`),
      )
    expect(found).toEqual([])
  })

  it('that stores a personal field is reported', () => {
    const code =
      "const draft = drafts.of<Fields>('inquiry', {\n  stored: ['subject', 'email', 'password'],\n  remembered: ['name'],\n})"
    expect(storedAgainstTheRule(code)).toEqual(['email', 'password'])
    expect(storedAgainstTheRule("draft: { name: `join-${id}`, stored: ['rnno'], remembered: [] },")).toEqual([
      'rnno',
    ])
    expect(storedAgainstTheRule("drafts.of<{ body: string }>(`reply-${id}`, { stored: ['body'] })")).toEqual(
      [],
    )
  })
})
