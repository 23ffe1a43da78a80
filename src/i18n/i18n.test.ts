import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import '#src/features/account/login-texts.ts'
import '#src/features/home/texts.ts'
import { i18n } from './i18n.ts'
import { areaModules, areaNames, areaText } from './testing/area-files.ts'

describe('the texts', () => {
  it('have the right particle after a value', () => {
    const sentText = (destination: string) => i18n.t('login:mfa.sent', { destination })
    expect(sentText('메일')).toBe('메일로 보낸 인증 번호 6자리를 입력해 주세요.')
    expect(sentText('010-****-5673')).toContain('5673으로')
    expect(sentText('010-****-5677')).toContain('5677로')
    expect(sentText('한빛소프트(주)')).toContain('(주)\u2060로 보낸')
  })

  it('do not escape values, since React does', () => {
    expect(i18n.t('my:named', { name: '<민수>' })).toBe('<민수> 님,')
  })
})

/** Returns every text as [area:key, text]. */
function texts(): [string, string][] {
  const walk = (value: unknown, path: string): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, part]) => walk(part, path ? `${path}.${key}` : key))
  return areaNames.flatMap((area) =>
    walk(JSON.parse(areaText(area)), '').map(([key, text]): [string, string] => [`${area}:${key}`, text]),
  )
}

/** Every file of the app except its tests, with its code. */
const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file): [string, string] => [join('src', file), readFileSync(join('src', file), 'utf8')]),
)

describe('every text', () => {
  it('is defined, contains no particle in brackets such as 을(를), and uses only known particles', () => {
    for (const [key, text] of texts()) {
      expect(text.trim(), key).not.toBe('')
      expect(text, key).not.toMatch(/[을를이가은는와과]\([을를이가은는와과]\)|\(으\)로/)
      for (const [, format] of text.matchAll(/\{\{\w+, ?([^}]+)\}\}/g))
        expect(['을/를', '이/가', '은/는', '와/과', '으로/로'], key).toContain(format)
    }
  })

  it('is used by a screen', () => {
    const code = [...sources.values()].join('\n')
    // A computed key such as t(`state.${state}`) uses every text whose key has that form.
    const keyPatterns = [...code.matchAll(/\b(?:t|\w+Text)\(\s*`((?:[\w.:]|\$\{[^}]*\})+)`/g)].map(
      ([, shape]) => new RegExp(`^${shape!.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.]+')}$`),
    )
    const namedKeys = new Set([...code.matchAll(/(?<=[':])[\w.]+(?=')/g)].map(([key]) => key))
    const isUsed = (key: string) => namedKeys.has(key) || keyPatterns.some((shape) => shape.test(key))
    const unusedTexts = texts()
      .map(([path]) => path.slice(path.indexOf(':') + 1))
      .filter((key) => !isUsed(key))
    expect(unusedTexts).toEqual([])
  })
})

describe('an area of texts', () => {
  it('is only read through its hook, so that the texts of the area load with every screen that uses them', () => {
    const readers = [...sources].filter(([file]) => file !== 'src/i18n/i18n.ts')
    const bypassingFiles = readers.filter(([, code]) => /useTranslation\('(?!error|layout)/.test(code))
    expect(bypassingFiles.map(([file]) => file)).toEqual([])
  })

  it('loads with every route that names one of its texts, and only with the route’s screen, since the rest of a route is in the first chunk', () => {
    const routes = [...sources].filter(([, code]) => code.includes('createFileRoute('))
    for (const [file, code] of routes) {
      expect(code, file).not.toMatch(/texts\.ts'/)
      for (const [, area] of code.matchAll(/'(\w+):[\w.]+'/g)) {
        const module = areaModules.get(area!)
        if (module) expect([...reachableFrom(file)], `${file}: ${area}`).toContain(module)
      }
    }
  })

  it('loads the code of the particles if one of its texts needs them', () => {
    for (const area of areaNames) {
      const needsParticles = /\{\{\w+, /.test(areaText(area))
      const module = areaModules.get(area)
      if (module) expect(sources.get(module)!.includes('textsWithParticles('), area).toBe(needsParticles)
      else expect(needsParticles, area).toBe(false)
    }
  })
})

/**
 * Returns all files that a file imports, directly or indirectly. A layout's title is read only after the screen
 * inside the layout has loaded, so all files in its folder count as well.
 */
function reachableFrom(start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const [, path] of (sources.get(start) ?? '').matchAll(/(?:from|import) '([^']+\.tsx?)'/g)) {
    const file = path!.startsWith('#') ? path!.slice(1) : normalize(join(dirname(start), path!))
    if (existsSync(file)) reachableFrom(file, seen)
  }
  if (start.endsWith('route.tsx'))
    for (const file of sources.keys()) if (file.startsWith(`${dirname(start)}/`)) reachableFrom(file, seen)
  return seen
}
