import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { describe, expect, it } from 'vitest'
import { system } from './system.ts'
import { vocabulary } from './vocabulary.ts'

type Utility = { values?: unknown; shorthand?: string | string[]; transform?: unknown }

const chakraSystem = createSystem(defaultBaseConfig, { cssVarsPrefix: 'ui', theme: system._config.theme! })
const chakraUtilities = defaultBaseConfig.utilities as Record<string, Utility>
const code = ['components', 'routes', 'ui']
  .flatMap((area) =>
    readdirSync(join('src', area), { recursive: true, encoding: 'utf8' }).map((file) =>
      join('src', area, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('vocabulary'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const isWritten = (word: string) => new RegExp(`(?<![\\w.'"$-])['"]?${word}['"]?(?=[:=])`).test(code)

/** Returns one of the app's tokens that a utility accepts; undefined if it accepts none. */
function sampleOf(utility: Utility): string | undefined {
  if (typeof utility.values === 'function') return 'fg'
  const values =
    typeof utility.values === 'string' ? system.tokens.categoryMap.get(utility.values as never) : undefined
  const [token] = [...(values?.keys() ?? [])].filter(
    (name) => !String(name).startsWith('-') && !String(name).includes('colorPalette'),
  )
  return token === undefined ? undefined : String(token)
}

const words = Object.entries(chakraUtilities).flatMap(([name, utility]) =>
  [name, ...[utility.shorthand ?? []].flat()].filter(isWritten).map((word) => ({ word, name, utility })),
)

const cssLength =
  /^(-?[\d.]+([a-z]+|%)?|auto|none|inherit|(min|max|fit)-content|(calc|clamp|env|min|max|minmax)\(.*\))$/

describe('the theme’s vocabulary', () => {
  it('has more than fifty words', () => {
    expect(words.length).toBeGreaterThan(50)
  })

  // A plain CSS property that accepts no token needs no entry, since it is written unchanged.
  it.each(words.filter(({ word, name, utility }) => word !== name || sampleOf(utility) !== undefined))(
    'gives $word the same styles as Chakra',
    ({ word, utility }) => {
      const sample = sampleOf(utility) ?? 'inherit'
      const styles = chakraSystem.css({ [word]: sample } as never) as Record<string, unknown>
      // Chakra sets these variables only for the value "currentBg", which this app does not use.
      delete styles['--ui-bg-currentcolor']
      delete styles['--bg-currentcolor']
      expect(system.css({ [word]: sample } as never)).toEqual(styles)
    },
  )

  it('resolves every literal length in the code, by a token or as CSS', () => {
    // Other names of lengths are excluded, since they are also names of variants of components.
    const lengthWords = words.filter(({ word }) =>
      /^(top|right|bottom|left|inset|m[trblxyse]?|p[trblxyse]|m(in|ax)[WH]|[wh]$)/.test(word),
    )
    const unresolvedLengths = lengthWords.flatMap(({ word }) =>
      [...code.matchAll(new RegExp(`(?<![\\w.'"$-])${word}(?:=|: )["']([^"']+)["']`, 'g'))]
        .map(([, value]) => value!)
        .filter((value) => Object.values(system.css({ [word]: value } as never)).includes(value))
        .filter((value) => !cssLength.test(value))
        .map((value) => `${word}: ${value}`),
    )
    expect(unresolvedLengths).toEqual([])
  })

  it('contains every condition that the code uses, with Chakra’s selector', () => {
    const conditions = defaultBaseConfig.conditions as Record<string, unknown>
    const usedConditions = Object.keys(conditions).filter((name) => new RegExp(`\\b_${name}\\b`).test(code))
    expect(usedConditions.length).toBeGreaterThan(5)
    for (const name of usedConditions) expect(vocabulary.conditions[name], name).toEqual(conditions[name])
    for (const [name, selector] of Object.entries(vocabulary.conditions))
      expect(selector, name).toEqual(conditions[name])
  })

  it.each([
    { hideBelow: 'md' },
    { hideFrom: 'lg' },
    { srOnly: true },
    { truncate: true },
    { lineClamp: '2' },
    { boxSize: 'touch' },
    { roundedTop: 'lg' },
  ])('writes %o as Chakra does', (style) => {
    expect(system.css(style)).toEqual(chakraSystem.css(style))
  })
})
