import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { createFiles } from './files.ts'

const directory = mkdtempSync(join(tmpdir(), 'portal-files-'))
const files = createFiles(join(directory, 'made', 'later'))
afterAll(() => rmSync(directory, { recursive: true }))

it('a file is read as it was written', async () => {
  const content = Buffer.from([0, 1, 254, 255])
  await files.write('Key_1-a', content)
  const found = await files.read('Key_1-a')
  expect(found?.size).toBe(4)
  expect(await buffer(found!.content)).toEqual(content)
})

it('the same key replaces it', async () => {
  await files.write('twice', Buffer.from('first'))
  await files.write('twice', Buffer.from('2nd'))
  expect((await buffer((await files.read('twice'))!.content)).toString()).toBe('2nd')
})

it('there is nothing under a key nobody wrote', async () => {
  expect(await files.read('nobody')).toBeUndefined()
})

it.each(['', '../key', 'a/b', 'a.b', 'a\0', 'x'.repeat(65)])('%j is no key', async (key) => {
  await expect(files.read(key)).rejects.toThrow(RangeError)
  await expect(files.write(key, Buffer.alloc(1))).rejects.toThrow(RangeError)
})
