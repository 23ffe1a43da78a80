import { dirname, join } from 'node:path/posix'

/** Which files import a file, by its path. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** An import or an export from elsewhere: `type` where the whole of it is types, and what it names. */
const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:[\w\s,{}*$]+?\s+from\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\(\s*'([^']+)'/g

/**
 * Reads the imports of source files. Takes the paths of all files and a function that gives the text of one. Leaves out
 * imports of types alone, which the compiler checks and which change nothing that runs, and packages.
 */
export function importersOf(files: readonly string[], read: (path: string) => string): Importers {
  const known = new Set(files)
  const importers = new Map<string, string[]>()
  for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
    const targets = new Set(importsIn(read(file)).map((name) => resolved(file, name)))
    for (const target of targets)
      if (known.has(target)) importers.set(target, [...(importers.get(target) ?? []), file])
  }
  return importers
}

const importsIn = (text: string): string[] => [
  ...[...text.matchAll(STATEMENT)].filter(([, type]) => type === undefined).map(([, , name]) => name!),
  ...[...text.matchAll(DYNAMIC)].map(([, name]) => name!),
]

/** The path of an import: `#server/app.ts` is that of the package's own folders, `./a.ts` one next to the file. */
function resolved(file: string, name: string): string {
  return name.startsWith('#') ? name.slice(1) : join(dirname(file), name)
}

type Reach = {
  /** How many imports away; a path that `isTest` matches at the end counts as one of them. */
  hops: number
  /** Through which files a path may go. */
  through: (path: string) => boolean
}

/** The files that import `start`, directly or through at most `hops` imports, all files between fulfilling `through`. */
export function reachedFrom(start: string, importers: Importers, { hops, through }: Reach): Set<string> {
  const reached = new Set<string>()
  let edge = [start]
  for (let hop = 0; hop < hops && edge.length > 0; hop += 1) {
    const next = edge.flatMap((path) => importers.get(path) ?? []).filter((path) => !reached.has(path))
    for (const path of next) reached.add(path)
    edge = [...new Set(next)].filter(through)
  }
  return reached
}
