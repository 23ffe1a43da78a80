import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { areaText } from '#src/i18n/testing/area-files.ts'
import { siteClaims } from './site-claims.ts'
import { textsWithoutClaims } from './site-texts-without-claims.ts'

/** The areas of the public site, and the parts of members' areas that visitors can see. */
const site: Readonly<Record<string, RegExp>> = {
  catalogue: /\.(?:summary|audience|contents\.\d)$/,
  home: /./,
  service: /./,
  feature: /./,
  plan: /./,
  planLimit: /./,
  trial: /./,
  support: /./,
  layout: /./,
  app: /./,
  inquiry: /^hub\./,
  counsel: /^(?:lead|hours|method|steps|gate)\b/,
  post: /^(?:notice|support)\.lead$/,
}

/** The services of the demo data, since the statements of the site about them are checked as well. */
const { services } = demoCatalogue('{{brand}}')
const claimsOfServices = Object.fromEntries(
  services.map(({ serviceCode, summary, audience, plans }) => [
    serviceCode,
    { summary, audience, contents: { ...plans[0]!.contents } },
  ]),
)

function textsOf(area: string): string[] {
  const walk = (value: unknown, path: string): string[] =>
    typeof value === 'string'
      ? [path]
      : Object.entries(value as object).flatMap(([key, part]) => walk(part, path ? `${path}.${key}` : key))
  const texts: unknown = area === 'catalogue' ? claimsOfServices : JSON.parse(areaText(area))
  return walk(texts, '').filter((key) => site[area]!.test(key))
}

/** Whether a proof is an operation of the contract, or an existing test with this title. */
function isFulfilled(proof: string): boolean {
  const [file, name] = proof.split('#') as [string, string?]
  if (!/\.(?:test|spec)\.tsx?$/.test(file)) return proof in operationTable
  return name !== undefined && existsSync(file) && readFileSync(file, 'utf8').includes(`'${name}'`)
}

describe.each(Object.keys(site))('the texts of %s', (area) => {
  it('are each listed with the claims that they make, or as texts without claims', () => {
    const knownKeys = [...Object.keys(siteClaims[area] ?? {}), ...(textsWithoutClaims[area] ?? [])]
    expect(knownKeys.toSorted()).toEqual(textsOf(area).toSorted())
  })

  it.each(Object.entries(siteClaims[area] ?? {}))(
    '%s has at least one proof, and each proof exists',
    (_, proofs) => {
      expect(proofs).not.toEqual([])
      expect(proofs.filter((proof) => !isFulfilled(proof))).toEqual([])
    },
  )
})

it('all plans of a service contain the same', () => {
  for (const { plans } of services)
    for (const { contents } of plans) expect(contents).toEqual(plans[0]!.contents)
})

it('a missing proof is reported', () => {
  expect(isFulfilled('sellTheMoon')).toBe(false)
  expect(isFulfilled('domain/plan/no-such.test.ts#costs nothing')).toBe(false)
  expect(isFulfilled('domain/plan/estimate.test.ts')).toBe(false)
  expect(isFulfilled('domain/plan/estimate.test.ts#costs nothing')).toBe(false)
})

it('the names of services and plans contain no number, since nothing enforces a limit or period in a name', () => {
  const texts = services.flatMap(({ shortName, plans }) => [
    shortName,
    ...plans.map(({ planName }) => planName),
  ])
  for (const text of texts.filter((each) => each !== '2단계 인증')) expect(text).not.toMatch(/\d/)
})
