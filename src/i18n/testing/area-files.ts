import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const firstPageAreas = ['common', 'error', 'layout']

/**
 * The module that loads an area's texts, by area, as a path from the root: `bill` →
 * `src/features/bill/texts.ts`.
 */
export const areaModules: ReadonlyMap<string, string> = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[/-])texts\.ts$/.test(file))
    .map((file) => join('src', file))
    .map((file): [string, string] => [areaOf(file), file]),
)

function areaOf(file: string): string {
  const area = /= (?:areaTexts|textsWithParticles)\('(\w+)', texts\)/.exec(readFileSync(file, 'utf8'))?.[1]
  if (!area) throw new Error(`${file} names no area.`)
  return area
}

const fileOf = (area: string) =>
  firstPageAreas.includes(area) ? `src/i18n/${area}.json` : areaModules.get(area)?.replace(/\.ts$/, '.json')

/** The names of all areas, including those of the first page. */
export const areaNames: readonly string[] = [...firstPageAreas, ...areaModules.keys()]

/** Returns the source text of an area. Throws for an unknown area. */
export function areaText(area: string): string {
  const file = fileOf(area)
  if (!file) throw new Error(`There is no area ${area}.`)
  return readFileSync(file, 'utf8')
}
