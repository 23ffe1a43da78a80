import { expect, it } from 'vitest'
import { accentRules } from '#server/http/pages/brand-style.ts'
import { semanticColors } from '#src/ui/theme/semantic-colors.ts'

/** Whether a colour, `#rrggbb`, is a shade of 쪽빛. */
function isBlue(hex: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return blue! > red! && blue! > green!
}
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

it('an accent replaces every blue of the build, except those of the families of apps', () => {
  const { family: _, ...groups } = semanticColors
  const blues = Object.entries(groups).flatMap(([group, colors]) =>
    Object.entries(colors)
      .filter(([, { value }]) => isBlue(value._light))
      .map(([name]) => `--ui-colors-${kebab(group)}${name === 'DEFAULT' ? '' : `-${kebab(name)}`}`),
  )
  const [light = '', dark = ''] = accentRules('#0a6338').split('}.dark{')
  expect(blues).toContain('--ui-colors-bg-hover')
  for (const rules of [light, dark])
    expect([...rules.matchAll(/--[\w-]+/g)].map(([name]) => name).toSorted()).toEqual(blues.toSorted())
})
