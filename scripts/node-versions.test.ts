import { readFileSync } from 'node:fs'
import semver from 'semver'
import { expect, it } from 'vitest'

type Package = {
  version?: string
  engines?: { node?: string } | string[]
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Package> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
const oldestVersion = semver.minVersion(engines.node)!.version

/** The packages that do not run on every version of Node in a range. */
const unsupportedPackages = (locked: Lock['packages'], promise: string) =>
  Object.entries(locked).flatMap(([path, { version, engines: asked }]) => {
    // Some old packages have an array as `engines`; no direct dependency does.
    const node = Array.isArray(asked) ? undefined : asked?.node
    const isSupported = node === undefined || semver.subset(promise, node, { includePrerelease: true })
    return isSupported ? [] : [`${path} ${version} asks for ${node}`]
  })

it('every package runs on every version of Node that package.json allows', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(unsupportedPackages(packages, engines.node)).toEqual([])
})

it('a package that requires a newer version is reported', () => {
  const cookie = { version: '2.0.2', engines: { node: '>=22' } }
  expect(unsupportedPackages({ cookie }, engines.node)).toEqual(['cookie 2.0.2 asks for >=22'])
  expect(unsupportedPackages({ cookie }, '>=22.13.0')).toEqual([])
})

/** The packages for other systems that a lockfile references without an entry: `npm ci` then refuses the lockfile. */
const missingVersions = (locked: Lock['packages']) => {
  const held = new Set(Object.keys(locked).map((path) => path.split('node_modules/').at(-1)))
  return Object.values(locked).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !held.has(name)),
  )
}

it('the lockfile contains what every package needs for other systems', () => {
  expect(missingVersions(packages)).toEqual([])
  const tool = { optionalDependencies: { '@tool/darwin': '1.0.0', '@tool/linux': '1.0.0' } }
  expect(missingVersions({ 'node_modules/tool': tool, 'node_modules/@tool/linux': {} })).toEqual([
    '@tool/darwin',
  ])
})

it('the README names the oldest supported version of Node, which package-lock.json requires too', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${oldestVersion} `)
  expect(packages['']!.engines).toEqual(engines)
})
