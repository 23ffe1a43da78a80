import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { serveReference } from './reference-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'reference-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The contract</title>')
writeFileSync(join(folder, 'site.js'), 'drawn()')
afterAll(() => rmSync(folder, { recursive: true }))

function responseOf(url: string, of = folder) {
  const app = fastify()
  serveReference(app, of)
  return app.inject(url)
}

it('the reference shows the contract’s site, which uses only its own scripts and calls no other site', async () => {
  expect((await responseOf('/reference')).headers.location).toBe('/reference/')
  const { statusCode, body, headers } = await responseOf('/reference/')
  expect([statusCode, body]).toEqual([200, expect.stringContaining('The contract')])
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'none'")
  expect((await responseOf('/reference/site.js')).headers['content-type']).toContain('javascript')
})

it('the reference shows the command that builds the contract’s site if the site is missing, and serves nothing else', async () => {
  const { statusCode, body } = await responseOf('/reference/', join(folder, 'none'))
  expect([statusCode, body]).toEqual([200, expect.stringContaining('npm run docs')])
  expect((await responseOf('/reference/../index.html', join(folder, 'none'))).statusCode).toBe(404)
})
