import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import {
  contextFiles,
  copiedFiles,
  imageEnvironment,
  readCompose,
  sampleOperator,
  serviceOf,
} from './settings.ts'

const key = Buffer.alloc(32, 1).toString('base64')
const values = {
  ...sampleOperator,
  APP_PASSWORD: 'app',
  OWNER_PASSWORD: 'owner',
  PUBLIC_ORIGIN: 'https://portal.example',
  ENCRYPTION_KEYS: `one:${key}`,
  AUDIT_KEYS: `one:${key}`,
  HASH_KEY: key,
  SMTP_URL: 'smtps://portal:secret@mail.example',
  MAIL_FROM: 'portal@portal.example',
  SMS_GATEWAY_URL: 'https://sms.example',
  TOSS_SECRET_KEY: 'test_sk',
}
const environment = () => ({ ...imageEnvironment(), ...serviceOf('portal', values).environment })

it('compose gives the server every setting it cannot do without, and the server reads each of them', () => {
  const read = new Set<string>()
  const config = readConfig(environment())
  expect(config).toMatchObject({ demo: false, port: 3000, host: '0.0.0.0', filesIn: { folder: '/files' } })
  for (const [name] of Object.entries(serviceOf('portal', values).environment)) {
    // A name that the server does not know would make no difference.
    const { [name]: _, ...others } = environment()
    const differs = (() => {
      try {
        return JSON.stringify(readConfig({ ...others, [name]: 'x y' })) !== JSON.stringify(readConfig(others))
      } catch {
        return true
      }
    })()
    if (differs) read.add(name)
  }
  expect([...read].sort()).toEqual(Object.keys(serviceOf('portal', values).environment).sort())
})

it('each node uses the small role, and the owner migrates before', () => {
  const { portal, migrate, database } = readCompose().services
  expect(portal!.environment['DATABASE_URL']).toContain('//portal_app:')
  expect(migrate!.environment['MIGRATION_DATABASE_URL']).toContain('//portal_owner:')
  expect(JSON.stringify(portal)).not.toContain('OWNER_PASSWORD')
  expect(portal!['depends_on']).toMatchObject({ migrate: { condition: 'service_completed_successfully' } })
  expect(JSON.stringify(database!['volumes'])).toContain('./ops/postgres/roles.sql')
})

it('the image copies what the project has, and makes the place for files', () => {
  const built = copiedFiles().map(({ from, to }) => ({ from, to: to.replace(/^app\//, '') }))
  expect(built).toEqual([
    { from: 'dist', to: 'dist' },
    { from: 'package.json', to: 'package.json' },
    { from: 'contract/openapi.gen.json', to: 'contract/openapi.gen.json' },
    { from: 'server/db/migrations', to: 'server/db/migrations' },
  ])
  for (const { from } of built.slice(1)) expect(existsSync(from)).toBe(true)
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/mkdir \/files && chown node:node \/files\nUSER node/)
})

it('the build of the image is given every configuration it reads, and no test', () => {
  const context = contextFiles()
  const configurations = readdirSync('.').filter((name) =>
    /^(vite\..*config|tsconfig.*)\.(ts|json)$/.test(name),
  )
  expect(configurations.length).toBeGreaterThan(3)
  expect(context).toEqual(
    expect.arrayContaining([
      ...configurations,
      'package.json',
      'package-lock.json',
      '.npmrc',
      'scripts/build.ts',
    ]),
  )
  expect(context.filter((path) => path.includes('.test.'))).toEqual([])
})
