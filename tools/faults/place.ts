import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * A small fault at a random place: a part of a file that occurs only once in the file, and the same part with the
 * fault.
 */
export type RandomFault = { name: string; file: string; part: string; faulty: string }
/** A position in a file where a fault of a kind is possible, and the text that replaces the code at this position. */
export type Place = { kind: string; file: string; start: number; end: number; to: string; source: string }

/** Returns a generator of numbers from 0 to 1, which are the same for the same seed (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Returns the parsed files of a folder in order, without tests, generated files and those that a pattern excludes.
 */
export const sourcesOf = (folder: string, leftOut: RegExp): ts.SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.gen\.|testing\//.test(file) && !leftOut.test(file))
    .toSorted()
    .map((file) => {
      const path = `${folder}/${file}`
      const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
      return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind)
    })

/** Returns the place of a node of a parsed file. */
export function placeOf(kind: string, node: ts.Node, to: string): Place {
  const { fileName: file, text: source } = node.getSourceFile()
  return { kind, file, start: node.getStart(), end: node.end, to, source }
}

/** The number of characters by which the part is extended on both sides until it is unique. */
const AROUND = 20

/**
 * Returns the text of a file with a fault in it; undefined if the text no longer contains the part, or contains it
 * more than once.
 */
export function textWith({ part, faulty }: RandomFault, source: string): string | undefined {
  const [before, after, ...others] = source.split(part)
  return before === undefined || after === undefined || others.length > 0
    ? undefined
    : before + faulty + after
}

const collapseSpaces = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 60)

/** Creates the fault at a place, with enough of the surrounding text to make the part unique in the file. */
export function withFault({ kind, file, start, end, to, source }: Place): RandomFault {
  const line = source.slice(0, start).split('\n').length
  let [from, until] = [start, end]
  while (source.indexOf(source.slice(from, until)) !== source.lastIndexOf(source.slice(from, until))) {
    from = Math.max(0, from - AROUND)
    until = Math.min(source.length, until + AROUND)
  }
  return {
    file,
    part: source.slice(from, until),
    faulty: source.slice(from, start) + to + source.slice(end, until),
    name: `${kind}: ${file}:${line}: ${collapseSpaces(source.slice(start, end))} → ${collapseSpaces(to) || '(nothing)'}`,
  }
}

/** Selects the requested number of places by the seed, with equally many of every kind. */
export function sampleOf(places: readonly Place[], count: number, random: () => number): RandomFault[] {
  const kinds = [...new Set(places.map(({ kind }) => kind))].toSorted()
  const left = new Map(kinds.map((kind) => [kind, places.filter((place) => place.kind === kind)]))
  return Array.from({ length: count }, () => {
    const kind = kinds[Math.floor(random() * kinds.length)]!
    const own = left.get(kind)!
    return withFault(own.splice(Math.floor(random() * own.length), 1)[0]!)
  })
}
