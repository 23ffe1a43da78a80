import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The path of each file in the repository, relative to this folder; the package contains all these files in `data/`.
 */
const sources = {
  'pacts.json': '../pacts/web-app-reference-server.json',
  'openapi.json': '../contract/openapi.gen.json',
  'worlds.json': '../contract/worlds.json',
  'levels.json': './levels.json',
}
export type DataFile = keyof typeof sources
export const dataFiles = Object.entries(sources) as [DataFile, string][]

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Reads one of the kit's data files. Throws if the file cannot be read. */
export function readData(name: DataFile): unknown {
  const inPackage = pathOf(`./data/${name}`)
  const path = existsSync(inPackage) ? inPackage : pathOf(sources[name])
  return JSON.parse(readFileSync(path, 'utf8')) as unknown
}
