import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createFileBox } from '#server/security/file-box.ts'
import { createFiles } from './files.ts'
import { folderStore } from './folder-store.ts'

const directory = mkdtempSync(join(tmpdir(), 'portal-files-'))
const nestedDirectory = join(directory, 'made', 'later')
const files = createFiles(
  folderStore(nestedDirectory),
  createFileBox([{ id: 'k', key: Buffer.alloc(32, 1) }]),
)
afterAll(() => rmSync(directory, { recursive: true }))

it('a file is read as it was written', async () => {
  const content = Buffer.from([0, 1, 254, 255])
  await files.write('Key_1-a', content)
  expect(await files.read('Key_1-a')).toEqual(content)
})

it('a file that is written under an existing key replaces the earlier one', async () => {
  await files.write('twice', Buffer.from('first'))
  await files.write('twice', Buffer.from('2nd'))
  expect(String(await files.read('twice'))).toBe('2nd')
})

it('a key without a stored file returns undefined', async () => {
  expect(await files.read('nobody')).toBeUndefined()
})

it('a file on the disk is encrypted, and can be opened only under its own key', async () => {
  await files.write('kept', Buffer.from('%PDF-1.7 secret'))
  expect(readFileSync(join(nestedDirectory, 'kept'), 'latin1')).not.toMatch(/PDF|secret/)
  renameSync(join(nestedDirectory, 'kept'), join(nestedDirectory, 'moved'))
  await expect(files.read('moved')).rejects.toThrow()
})

it('a removed file no longer exists, and may be removed again', async () => {
  await files.write('gone', Buffer.alloc(1))
  await files.remove('gone')
  await files.remove('gone')
  expect(await files.read('gone')).toBeUndefined()
})

it.each(['', '../key', 'a/b', 'a.b', 'a\0', 'x'.repeat(65)])('%j is no key', async (key) => {
  await expect(files.read(key)).rejects.toThrow(RangeError)
  await expect(files.write(key, Buffer.alloc(1))).rejects.toThrow(RangeError)
  await expect(files.remove(key)).rejects.toThrow(RangeError)
})
