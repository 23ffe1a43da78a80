import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eicar, startClamd, startStandIn, type TestClamd } from '#server/testing/clamd.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { clamdScanner } from './clamd.ts'
import { ScannerUnavailable } from './scanner.ts'

describe('clamd', () => {
  const daemons: TestClamd[] = []
  beforeAll(async () => void daemons.push(await startClamd(), await startStandIn()))
  afterAll(() => Promise.all(daemons.map(({ stop }) => stop())))

  it('finds a known virus, also far into a file and across chunks, and nothing in a clean file', async () => {
    for (const { url } of daemons) {
      const scanner = clamdScanner(url)
      expect(await scanner.scan(samplePdf)).toBeUndefined()
      expect(await scanner.scan(Buffer.alloc(0))).toBeUndefined()
      // The reported name has a suffix if the signature is not ClamAV's own.
      expect(await scanner.scan(eicar)).toMatch(/^Eicar\.Test/)
      const acrossChunks = Buffer.concat([
        Buffer.alloc(64 * 1024 - 20, 'a'),
        eicar,
        Buffer.alloc(300_000, 'b'),
      ])
      expect(await scanner.scan(acrossChunks)).toMatch(/^Eicar\.Test/)
    }
  })

  it('returns each of many simultaneous verdicts to its own caller', async () => {
    for (const { url } of daemons) {
      const scanner = clamdScanner(url)
      const verdicts = await Promise.all(
        Array.from({ length: 12 }, (_, index) => scanner.scan(index % 2 ? eicar : samplePdf)),
      )
      expect(verdicts.map((name) => name !== undefined)).toEqual(verdicts.map((_, index) => index % 2 === 1))
    }
  })

  it.each(['stream: Too long', 'INSTREAM size limit exceeded. ERROR', '', 'OK', 'x'.repeat(10_000)])(
    'is not trusted to have found nothing if it answers %j',
    async (reply) => {
      const odd = await startStandIn(() => reply)
      await expect(clamdScanner(odd.url).scan(samplePdf)).rejects.toThrow(ScannerUnavailable)
      await odd.stop()
    },
  )

  it('is reported as unavailable when it is unreachable or silent', async () => {
    const gone = await startStandIn()
    await gone.stop()
    for (const url of [gone.url, 'unix:/dev/null/clamd.sock'])
      await expect(clamdScanner(url).scan(samplePdf)).rejects.toThrow(ScannerUnavailable)
    const silent = await startStandIn(() => undefined)
    await expect(clamdScanner(silent.url, { patienceMs: 200 }).scan(samplePdf)).rejects.toThrow(
      ScannerUnavailable,
    )
    await silent.stop()
  })
})
