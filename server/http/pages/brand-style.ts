import { accentShades } from '#domain/brand/accent.ts'

const variable = (role: string) =>
  role === 'focusRing'
    ? '--ui-colors-focus-ring'
    : `--ui-colors-brand-${role === 'solidHover' ? 'solid-hover' : role}`

/** The colours of an accent, `#rrggbb`, over those of the build, as rules of a style sheet; empty without an accent. */
export function accentRules(accentColor: string | null): string {
  if (accentColor === null) return ''
  const { light, dark } = accentShades(accentColor)
  const rules = (shades: Record<string, string>) =>
    Object.entries(shades)
      .map(([role, color]) => `${variable(role)}:${color}`)
      .join(';')
  return `:root{${rules(light)}}.dark{${rules(dark)}}`
}
