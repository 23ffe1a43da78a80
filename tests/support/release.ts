import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = '.tmp/e2e'
const builtName = /-([\w-]{8})(?=\.(?:js|css)$)/
const textFilePattern = /\.(?:js|css|html|json)$/

export type Release = {
  /** The folder for the server's DIST_DIR. */
  directory: string
  build: string
  /** Removes the assets whose name has a prefix, as on an incompletely deployed node. */
  losePieces: (name: string) => void
  remove: () => void
}

/**
 * Creates a later release of the built app: the same code, but with new names for all assets and for the build, as if
 * everything had changed. With `documents: 'old'` the release still contains the pages of the previous build, as a
 * cache may do.
 */
export function makeRelease(
  name: string,
  { documents = 'new' }: { documents?: 'new' | 'old' } = {},
): Release {
  const directory = join(ROOT, `release-${name}`)
  const client = join(directory, 'client')
  rmSync(directory, { recursive: true, force: true })
  for (const part of ['client', 'pages'])
    cpSync(join('dist', part), join(directory, part), {
      recursive: true,
      filter: (file) => !/\.(?:br|gz)$/.test(file),
    })

  const version = join(client, 'version.json')
  const { build: before } = JSON.parse(readFileSync(version, 'utf8')) as { build: string }
  const build = `${before}-next`
  if (documents === 'new') {
    const assets = readdirSync(join(client, 'assets'))
    const hashes = assets.map((file) => builtName.exec(file)?.[1]).filter((mark) => mark !== undefined)
    const hashPattern = new RegExp(`-(${hashes.join('|')})(?=\\.(?:js|css)\\b)`, 'g')
    const withNewHashes = (text: string) => text.replaceAll(hashPattern, '-$1n')
    for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
      textFilePattern.test(file),
    )) {
      const content = readFileSync(join(client, file), 'utf8')
      rmSync(join(client, file))
      writeFileSync(
        join(client, withNewHashes(file)),
        withNewHashes(content).replaceAll(`content="${before}"`, `content="${build}"`),
      )
    }
  }
  writeFileSync(version, JSON.stringify({ build }))

  return {
    directory,
    build,
    losePieces(start) {
      const lostAssets = readdirSync(join(client, 'assets')).filter((file) => file.startsWith(start))
      if (lostAssets.length === 0) throw new Error(`The release has no piece ${start}.`)
      for (const file of lostAssets) rmSync(join(client, 'assets', file))
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
