import { readdirSync, readFileSync } from 'node:fs'
import type { Place } from './place.ts'

const FOLDER = 'contract/openapi'
const accesses = [
  'visitor',
  'pending',
  'member',
  'confirmed',
  'verified',
  'admin',
  'verifiedAdmin',
  'staff',
  'verifiedStaff',
]

/** The mutations of the contract's files by kind: the pattern of the part to replace, and its replacement. */
const kinds: Record<string, [pattern: RegExp, to: (found: RegExpMatchArray) => string]> = {
  limit: [
    /\b(?:maximum|minimum|maxLength|minLength|maxItems|minItems): (\d+)/g,
    ([all, number]) => all!.replace(number!, String(Number(number) + 1)),
  ],
  pattern: [/, pattern: '[^']*'(?= ?[,}])/g, () => ''],
  required: [/(?<=required: \[)\w+, /g, () => ''],
  access: [/(?<=x-access: )\w+/g, ([access]) => accesses[(accesses.indexOf(access!) + 1) % accesses.length]!],
  problem: [/(?<=x-problems: \[)[\w.]+, /g, () => ''],
  value: [/(?<=enum: \[)\w+, /g, () => ''],
}

/** Returns every position in the hand-written files of the contract where a mutation of `kinds` is possible. */
export function placesOfContract(): Place[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((name) => {
      const file = `${FOLDER}/${name}`
      const source = readFileSync(file, 'utf8')
      return Object.entries(kinds).flatMap(([kind, [pattern, to]]) =>
        [...source.matchAll(pattern)].map((found) => ({
          kind,
          file,
          start: found.index,
          end: found.index + found[0].length,
          to: to(found),
          source,
        })),
      )
    })
}
