import { accentShades } from '#domain/brand/accent.ts'

/** The CSS variables of colour roles whose names do not begin with `brand`. */
const otherVariables: Record<string, string> = {
  focusRing: 'focus-ring',
  hover: 'bg-hover',
  solidHover: 'brand-solid-hover',
}
const variableOf = (role: string) => `--ui-colors-${otherVariables[role] ?? `brand-${role}`}`

/**
 * Returns the colours of an accent, `#rrggbb`, as rules of a style sheet that override those of the build; empty
 * without an accent.
 */
export function accentRules(accentColor: string | null): string {
  if (accentColor === null) return ''
  const { light, dark } = accentShades(accentColor)
  const rules = (shades: Record<string, string>) =>
    Object.entries(shades)
      .map(([role, color]) => `${variableOf(role)}:${color}`)
      .join(';')
  return `:root{${rules(light)}}.dark{${rules(dark)}}`
}
