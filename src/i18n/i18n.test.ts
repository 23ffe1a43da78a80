import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { i18n } from './i18n.ts'

describe('the texts', () => {
  it('take the right particle after a value', () => {
    const sent = (destination: string) => i18n.t('login:mfa.sent', { destination })
    expect(sent('메일')).toBe('메일로 보낸 인증 번호 6자리를 입력해 주세요.')
    expect(sent('010-****-5673')).toContain('5673으로')
    expect(sent('010-****-5677')).toContain('5677로')
  })

  it('do not escape what React escapes itself', () => {
    expect(i18n.t('my:greeting', { name: '<민수>' })).toBe('<민수> 님, 안녕하세요')
  })
})

const folder = 'src/i18n/locales/ko'

/** Every text as [area:key, text]. */
function texts(): [string, string][] {
  const walk = (value: unknown, path: string): [string, string][] =>
    typeof value === 'string' ? [[path, value]] : Object.entries(value as object).flatMap(([key, part]) => walk(part, path ? `${path}.${key}` : key))
  return readdirSync(folder).flatMap((file) =>
    walk(JSON.parse(readFileSync(join(folder, file), 'utf8')), '').map(([key, text]): [string, string] => [`${file.replace('.json', '')}:${key}`, text]),
  )
}

describe('every text', () => {
  it('is there, ends no particle both ways and asks only for particles that are known', () => {
    for (const [key, text] of texts()) {
      expect(text.trim(), key).not.toBe('')
      expect(text, key).not.toMatch(/[을를이가은는와과]\([을를이가은는와과]\)|\(으\)로/)
      for (const [, format] of text.matchAll(/\{\{\w+, ?([^}]+)\}\}/g)) expect(['을/를', '이/가', '은/는', '와/과', '으로/로'], key).toContain(format)
    }
  })

  it('is used by a screen', () => {
    const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join('src', file), 'utf8'))
      .join('\n')
    // A computed key, t(`state.${state}`), uses every text of its shape.
    const shapes = [...code.matchAll(/\bt\(`((?:[\w.:]|\$\{[^}]*\})+)`/g)].map(([, shape]) => new RegExp(`^${shape!.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.]+')}$`))
    const isUsed = (key: string) => code.includes(`'${key}'`) || code.includes(`:${key}'`) || shapes.some((shape) => shape.test(key))
    const unused = texts().map(([path]) => path.slice(path.indexOf(':') + 1)).filter((key) => !isUsed(key))
    expect(unused).toEqual([])
  })
})
