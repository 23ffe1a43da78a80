import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const MAX_LINES = 600
const EXAMPLE = 'examples/python-server'

/** Lines that are neither empty, nor a comment, nor a text that documents a module, a class or a function. */
function codeLines(source: string): number {
  const bare = source.replaceAll(/^\s*"""[\s\S]*?"""\n/gm, '')
  return bare.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#')).length
}

it('the server of the example stays one that a team writes in days', () => {
  const files = readdirSync(EXAMPLE).filter((file) => file.endsWith('.py'))
  const lines = files.map((file) => codeLines(readFileSync(join(EXAMPLE, file), 'utf8')))
  expect(files.toSorted()).toEqual(['portal.py', 'server.py', 'subscriptions.py', 'worlds.py'])
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MAX_LINES)
})
