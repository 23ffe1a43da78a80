import { describe, expect, it } from 'vitest'
import { semanticColors } from './semantic-colors.ts'

type Theme = '_light' | '_dark'
type Leaf = { value: Record<Theme, string> }

const { bg, fg, border, brand, accent, family, success, warning, danger, focusRing } = semanticColors

const channel = (byte: number) => {
  const fraction = byte / 255
  return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

const contrast = (a: string, b: string) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

const surfaces = { page: bg.DEFAULT, panel: bg.panel, subtle: bg.subtle, muted: bg.muted, hover: bg.hover }
const texts = {
  fg: fg.DEFAULT,
  muted: fg.muted,
  brand: brand.fg,
  success: success.fg,
  warning: warning.fg,
  danger: danger.fg,
}
const controls = {
  border: border.control,
  brand: brand.control,
  danger: danger.control,
  focus: focusRing.DEFAULT,
}

const pairs: [name: string, front: Leaf, back: Leaf, least: number][] = [
  ...Object.entries(texts).flatMap(([text, front]) =>
    Object.entries(surfaces).map(([surface, back]): [string, Leaf, Leaf, number] => [
      `text ${text} on ${surface}`,
      front,
      back,
      4.5,
    ]),
  ),
  ...Object.entries(controls).flatMap(([control, front]) =>
    Object.entries(surfaces).map(([surface, back]): [string, Leaf, Leaf, number] => [
      `control ${control} on ${surface}`,
      front,
      back,
      3,
    ]),
  ),
  ...Object.entries({
    brand,
    success,
    warning,
    danger,
  }).flatMap(([tone, colors]): [string, Leaf, Leaf, number][] => [
    [`${tone} text on its tint`, colors.fg, colors.subtle, 4.5],
    [`body text on ${tone} tint`, fg.DEFAULT, colors.subtle, 4.5],
    [`muted text on ${tone} tint`, fg.muted, colors.subtle, 4.5],
  ]),
  ...Object.entries({ accent, ...family }).map(([tone, colors]): [string, Leaf, Leaf, number] => [
    `${tone} icon on its tile`,
    colors.fg,
    colors.subtle,
    4.5,
  ]),
  ...Object.entries({ success, warning, danger }).map(([tone, colors]): [string, Leaf, Leaf, number] => [
    `${tone} mark on inverse`,
    colors.inverse,
    bg.inverse,
    3,
  ]),
  ...Object.entries({ brand, danger }).flatMap(([tone, colors]): [string, Leaf, Leaf, number][] => [
    [`${tone} contrast on solid`, colors.contrast, colors.solid, 4.5],
    [`${tone} solid on panel`, colors.solid, bg.panel, 3],
  ]),
  ['bars of a chart on panel', brand.chart, bg.panel, 3],
  ['the bar of the present next to the others', brand.fg, brand.chart, 1.9],
  ['brand contrast on hover', brand.contrast, brand.solidHover, 4.5],
  ['danger contrast on hover', danger.contrast, danger.solidHover, 4.5],
  ['inverse text on inverse', fg.inverse, bg.inverse, 4.5],
]

describe.each<Theme>(['_light', '_dark'])('contrast in %s (WCAG 2.2, 1.4.3 and 1.4.11)', (theme) => {
  it.each(pairs)('%s', (_, front, back, least) => {
    expect(contrast(front.value[theme], back.value[theme])).toBeGreaterThanOrEqual(least)
  })
})
