import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { vi } from 'vitest'
import { followListeners } from './leftovers.ts'

/** The time limit for loading the app on a busy machine, in milliseconds. */
export const LOADING_MS = 120_000

/** Returns the paths of the modules that the app imports dynamically, except those of its start. */
const partsLoadedLater = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.gen\.|^(?:app|routes)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join('src', file), 'utf8').matchAll(/\bimport\('([#.][^']+)'\)/g)].map(([, name]) =>
        name!.startsWith('#') ? resolve(name!.slice(1)) : resolve('src', dirname(file), name!),
      ),
    )

/**
 * Loads the app, and replaces the clock, random bytes and the console in the tests of a file. Takes at most
 * `LOADING_MS`.
 */
export async function beginActs(): Promise<void> {
  followListeners()
  // Dynamically imported modules are loaded first, so that no recorded effect depends on how fast the machine reads a
  // module.
  for (const path of partsLoadedLater()) await import(/* @vite-ignore */ path)
  vi.useFakeTimers({
    now: new Date('2026-11-23T09:00:00+09:00'),
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  })
  // Makes the ids that the app creates the same in each run.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
  // The tests make some answers fail. The app reports these failures on the console.
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue(undefined)
}

export function endActs(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
}
