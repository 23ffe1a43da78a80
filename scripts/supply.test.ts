import { readFileSync } from 'node:fs'
import semver from 'semver'
import { expect, it } from 'vitest'

type LockedPackage = { version?: string; integrity?: string; hasInstallScript?: boolean }
type PackageJson = Record<'dependencies' | 'devDependencies', Record<string, string>>

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as PackageJson
const installedPackages = Object.entries(packages).filter(([path]) => path !== '')

/**
 * Packages that work without their install script: the script of core-js only prints a line, and esbuild finds its
 * program at run time as well.
 */
const NEEDLESS = ['core-js', 'esbuild']

it('no package runs a script while it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

it('a new package with an install script is reported before it is used', () => {
  const withScript = installedPackages.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.split('node_modules/').at(-1)] : [],
  )
  expect(new Set(withScript)).toEqual(new Set(NEEDLESS))
})

it('every package is pinned by its version and its checksum', () => {
  expect(installedPackages.length).toBeGreaterThan(500)
  expect(installedPackages.filter(([, { version, integrity }]) => !version || !integrity)).toEqual([])
  for (const [name, version] of Object.entries({
    ...packageJson.dependencies,
    ...packageJson.devDependencies,
  }))
    expect(semver.valid(version.replace(/^npm:.+@/, '')), name).not.toBeNull()
})
