import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentShades, contrastOf, isAccentReadable } from './accent.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const surfaces = {
  light: ['#ffffff', '#f6f5f1', '#f1efe9'],
  dark: ['#131210', '#1c1b18', '#25231f', '#292723'],
}

/** The colours of muted text and of the states, as in src/ui/theme/semantic-colors.ts. */
const texts = {
  light: ['#625d53', '#0a6338', '#8f4200', '#ac211a'],
  dark: ['#b5afa2', '#7cddab', '#ffbc82', '#ffa59c'],
}

/** The colour of the door bolt in the illustration, as in src/ui/theme/semantic-colors.ts. */
const BOLT = '#ddae4e'

describe('the accent of a brand', () => {
  it('is refused if text in its colour cannot be read', () => {
    expect(isAccentReadable('#ffd400')).toBe(false)
    expect(isAccentReadable('#7a7a7a')).toBe(false)
    expect(isAccentReadable('#0a6338')).toBe(true)
    expect(contrastOf('#000000', '#ffffff')).toBe(21)
  })

  it('gives shades that can be read in both themes (WCAG 2.2, 1.4.3 and 1.4.11)', () => {
    fc.assert(
      fc.property(hex.filter(isAccentReadable), (accent) => {
        const shades = accentShades(accent)
        for (const theme of ['light', 'dark'] as const) {
          const { solid, solidHover, fg, subtle, control, chart, focusRing, scene, post, hover } =
            shades[theme]
          for (const surface of surfaces[theme]) {
            expect(contrastOf(fg, surface), `${accent} fg`).toBeGreaterThanOrEqual(4.5)
            expect(contrastOf(control, surface), `${accent} control`).toBeGreaterThanOrEqual(3)
            expect(contrastOf(focusRing, surface), `${accent} ring`).toBeGreaterThanOrEqual(3)
          }
          expect(contrastOf(fg, subtle), `${accent} fg on its tint`).toBeGreaterThanOrEqual(4.5)
          for (const text of [fg, ...texts[theme]])
            expect(contrastOf(text, hover), `${accent} ${text} on a row`).toBeGreaterThanOrEqual(4.5)
          for (const back of [scene, post])
            expect(contrastOf(BOLT, back), `${accent} behind the bolt`).toBeGreaterThanOrEqual(3)
          for (const back of [solid, solidHover])
            expect(contrastOf('#ffffff', back), `${accent} on solid`).toBeGreaterThanOrEqual(4.5)
          expect(
            contrastOf(solid, surfaces[theme][theme === 'light' ? 0 : 1]!),
            accent,
          ).toBeGreaterThanOrEqual(3)
          expect(
            contrastOf(chart, surfaces[theme][theme === 'light' ? 0 : 1]!),
            accent,
          ).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 500 },
    )
  })
})
