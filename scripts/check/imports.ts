import { dirname, join } from 'node:path/posix'

/** For each path the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** An import or re-export: the word `type` if it imports only types, and the imported path. */
const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:[\w\s,{}*$]+?\s+from\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\(\s*'([^']+)'/g

/**
 * Reads the imports of source files. Takes the paths of all files and a function that returns the text of
 * one. Leaves out packages, and imports of types alone, which the compiler checks and which do not change
 * anything at run time.
 */
export function importersOf(files: readonly string[], read: (path: string) => string): Importers {
  const known = new Set(files)
  const importers = new Map<string, string[]>()
  for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
    const targets = new Set(importsIn(read(file)).map((name) => resolvePath(file, name)))
    for (const target of targets)
      if (known.has(target)) importers.set(target, [...(importers.get(target) ?? []), file])
  }
  return importers
}

const importsIn = (text: string): string[] => [
  ...[...text.matchAll(STATEMENT)].filter(([, type]) => type === undefined).map(([, , name]) => name!),
  ...[...text.matchAll(DYNAMIC)].map(([, name]) => name!),
]

/** The path of an import: `#server/app.ts` is in the package's own folders, `./a.ts` next to the file. */
function resolvePath(file: string, name: string): string {
  return name.startsWith('#') ? name.slice(1) : join(dirname(file), name)
}

type ImportSearch = {
  /** The maximum number of imports between `start` and a file of the result. */
  hops: number
  /** The files that may be between `start` and a file of the result. */
  through: (path: string) => boolean
}

/**
 * The files that import `start`, directly or through at most `hops` imports, with all files between
 * fulfilling `through`.
 */
export function reachedFrom(
  start: string,
  importers: Importers,
  { hops, through }: ImportSearch,
): Set<string> {
  const reached = new Set<string>()
  let edge = [start]
  for (let hop = 0; hop < hops && edge.length > 0; hop += 1) {
    const next = edge.flatMap((path) => importers.get(path) ?? []).filter((path) => !reached.has(path))
    for (const path of next) reached.add(path)
    edge = [...new Set(next)].filter(through)
  }
  return reached
}
