import { dirname, join } from 'node:path/posix'

/** Maps each path to the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** An import or re-export: the word `type` if it imports only types, and the imported path. */
const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:[\w\s,{}*$]+?\s+from\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\(\s*'([^']+)'/g

/**
 * Reads the imports of source files. Takes the paths of all files, and a function that returns the text of a file.
 * Omits packages, and imports that import only types: the compiler checks these, and they change nothing at run time.
 */
export function importersOf(files: readonly string[], read: (path: string) => string): Importers {
  const knownFiles = new Set(files)
  const importers = new Map<string, string[]>()
  for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
    const targets = new Set(importsIn(read(file)).map((name) => resolvePath(file, name)))
    for (const target of targets)
      if (knownFiles.has(target)) importers.set(target, [...(importers.get(target) ?? []), file])
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
  /** The maximum length of the import chain from a file of the result to `start`. */
  hops: number
  /** The files that may be between `start` and a file of the result. */
  through: (path: string) => boolean
}

/**
 * Returns the files that import `start`, directly or through a chain of at most `hops` imports. `through` must accept
 * every file between `start` and a returned file.
 */
export function reachedFrom(
  start: string,
  importers: Importers,
  { hops, through }: ImportSearch,
): Set<string> {
  const reachedFiles = new Set<string>()
  let edge = [start]
  for (let hop = 0; hop < hops && edge.length > 0; hop += 1) {
    const nextFiles = edge
      .flatMap((path) => importers.get(path) ?? [])
      .filter((path) => !reachedFiles.has(path))
    for (const path of nextFiles) reachedFiles.add(path)
    edge = [...new Set(nextFiles)].filter(through)
  }
  return reachedFiles
}
