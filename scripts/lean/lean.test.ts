import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createSystem } from '@chakra-ui/react'
import type { i18n } from 'i18next'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wordsIn } from './names.ts'
import { leanLibraries } from './plugin.ts'

// What is said is compared by any key, also by one that does not exist.
type I18n = Omit<i18n, 't' | 'getFixedT' | 'createInstance'> & {
  t: (key: string, values?: object) => string
  getFixedT: (language: string, areas: string[]) => (key: string) => string
  createInstance: () => I18n
}
type Libraries = {
  i18next: I18n
  system: ReturnType<typeof createSystem>
  isAttribute: (name: string) => boolean
  isCssProperty: (name: string) => boolean
}

const at = (path: string) => JSON.stringify(resolve(path))
const entry = `
  export { default as i18next } from ${at('node_modules/i18next/dist/esm/i18next.js')}
  export { system } from ${at('src/ui/theme/system.ts')}
  export { default as isAttribute } from ${at('node_modules/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js')}
  export { isCssProperty } from ${at('node_modules/@pandacss/is-valid-prop/dist/index.mjs')}
  export { default as createCache } from ${at('node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js')}`

const folder = mkdtempSync(join(tmpdir(), 'lean-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The libraries as the browser's build has them, lean or whole. */
async function bundled(name: string, plugins: Plugin[]): Promise<Libraries> {
  const entryPlugin: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : undefined),
    load: (id) => (id === 'entry' ? entry : undefined),
  }
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [entryPlugin, ...plugins],
    define: { 'import.meta.env.SSR': 'false', 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: `${name}.mjs`, codeSplitting: false },
      },
    },
  })
  return import(pathToFileURL(join(folder, `${name}.mjs`)).href) as Promise<Libraries>
}

let whole: Libraries
let lean: Libraries
beforeAll(async () => {
  whole = await bundled('whole', [])
  lean = await bundled('lean', [leanLibraries()])
}, 60_000)

describe('i18next without what one language does not need', () => {
  const locales = 'src/i18n/locales/ko'
  const areas = Object.fromEntries(
    readdirSync(locales).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(locales, file), 'utf8')) as object,
    ]),
  )
  const keysOf = (texts: object, path: string): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [`${path}${key}`] : keysOf(text as object, `${path}${key}.`),
    )
  const keys = Object.entries(areas).flatMap(([area, texts]) => keysOf(texts, `${area}:`))
  const names = [...new Set([...JSON.stringify(areas).matchAll(/\{\{(\w+)/g)].map(([, name]) => name!))]

  /** As src/i18n/i18n.ts sets it up: some areas at once, the others added later. */
  function started(library: I18n): I18n {
    const { common, error, layout, ...later } = areas
    const i18n = library.createInstance()
    const react = {
      type: '3rdParty' as const,
      init: (instance: i18n) => void instance.on('languageChanged', () => undefined),
    }
    void i18n.use(react).init({
      lng: 'ko',
      fallbackLng: false,
      defaultNS: 'common',
      resources: { ko: { common, error, layout } } as never,
      initAsync: false,
      interpolation: { escapeValue: false },
    })
    for (const [area, texts] of Object.entries(later)) i18n.addResourceBundle('ko', area, texts)
    for (const format of ['을/를', '이/가', '은/는', '와/과', '으로/로'])
      i18n.services.formatter?.add(format, (value: unknown) => `${String(value)}(${format})`)
    return i18n
  }

  const said = (key: string, values?: object): [string, string] => {
    const [ours, theirs] = [lean, whole].map(({ i18next }) => started(i18next).t(key, values))
    return [ours!, theirs!]
  }

  it('says every text the same, with values of every kind', () => {
    const values = [
      {},
      ...['빗장', '', 0, 1, 30, '<민수> & "지호"', '$t(common:notice)', '{{name}}'].map((value) =>
        Object.fromEntries(names.map((name) => [name, value])),
      ),
    ]
    const [ours, theirs] = [started(lean.i18next), started(whole.i18next)]
    expect(keys.length).toBeGreaterThan(300)
    for (const key of keys)
      for (const given of values) expect(ours.t(key, given), key).toBe(theirs.t(key, given))
  })

  it('has no text with a plural form or another text in it, which it would not look for', () => {
    expect(keys.filter((key) => /_(?:zero|one|two|few|many|other)$/.test(key))).toEqual([])
    expect(JSON.stringify(areas)).not.toContain('$t(')
  })

  it.each([
    ['home:nothing.here', undefined],
    ['nothing:here', {}],
    ['notice', undefined],
    ['notice', { ns: 'layout' }],
    ['nothing', { defaultValue: '기본' }],
    ['nothing', { count: 3 }],
  ])('answers %s with %j as before', (key, values) => {
    const [ours, theirs] = said(key, values)
    expect(ours).toBe(theirs)
  })

  it('fixes an area for a component, and tells of languages and areas as before', () => {
    const [ours, theirs] = [lean, whole].map(({ i18next }) => {
      const i18n = started(i18next)
      const t = i18n.getFixedT('ko', ['home', 'common'])
      return [
        t('documentTitle'),
        t('common:notice'),
        i18n.language,
        i18n.languages,
        i18n.resolvedLanguage,
        i18n.isInitialized,
        i18n.hasLoadedNamespace('home'),
      ]
    })
    expect(ours).toEqual(theirs)
  })
})

describe('the design system without what the document carries', () => {
  const values = [
    'fg',
    'brand.solid',
    '4',
    '-4',
    'md',
    'full',
    'bold',
    'body',
    'none',
    '1px solid',
    '{colors.fg.muted}',
    '{spacing.4} auto',
    true,
    { base: '2', md: '6' },
    ['1', '2'],
  ]

  it('writes every property and condition the same', () => {
    const properties = [...whole.system.properties].filter((name) => name !== 'colorPalette')
    expect(properties.length).toBeGreaterThan(100)
    for (const name of properties)
      for (const value of values) {
        const style = {
          [name]: value,
          _hover: { [name]: value },
          _dark: { [name]: value },
          '& > p': { [name]: value },
        } as never
        expect(writing(lean, style), name).toEqual(writing(whole, style))
      }
  })

  it('knows the same tokens', () => {
    for (const { name } of whole.system.tokens.allTokens.filter(
      ({ path }) => !path.includes('colorPalette'),
    )) {
      expect(lean.system.token(name), name).toBe(whole.system.token(name))
      expect(lean.system.token.var(name), name).toBe(whole.system.token.var(name))
    }
  })

  it('makes the same of a recipe', () => {
    const recipe = {
      base: { color: 'fg', px: '4' },
      variants: { size: { sm: { h: 'controlSm' }, md: { h: 'controlMd', _hover: { bg: 'bg.muted' } } } },
      defaultVariants: { size: 'md' },
    } as never
    for (const given of [{}, { size: 'sm' }, { size: { base: 'sm', md: 'md' } }])
      expect(lean.system.cva(recipe)(given as never)).toEqual(whole.system.cva(recipe)(given as never))
  })

  it('takes the same names for style and for attributes, of all that are written in the code', () => {
    for (const name of [
      ...wordsIn(),
      '--bar',
      '&:hover',
      '@media print',
      'data-state',
      'aria-label',
      'onClick',
      'onlyIf',
    ]) {
      // A palette is what no component takes, and the one name that goes.
      if (name !== 'colorPalette')
        expect(lean.system.isValidProperty(name), name).toBe(whole.system.isValidProperty(name))
      expect(lean.isCssProperty(name), name).toBe(whole.isCssProperty(name))
      expect(lean.isAttribute(name), name).toBe(whole.isAttribute(name))
    }
  })
})

function writing({ system }: Libraries, style: never): unknown {
  try {
    return system.css(style)
  } catch (error) {
    return String(error)
  }
}
