import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataDirectoryInUse, lockDataDirectory } from './data-lock.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const lockFile = () => join(directory, 'portal.lock')

describe('the lock on a data directory', () => {
  it('is held by one process at a time, and the error message names that process', () => {
    const unlock = lockDataDirectory(directory)
    expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryInUse)
    expect(() => lockDataDirectory(directory)).toThrow(
      new RegExp(`^The data directory .+ is in use by process ${process.pid}: [^\n]+$`),
    )
    unlock()
    lockDataDirectory(directory)()
  })

  it('leaves no file behind when it is released', () => {
    const unlock = lockDataDirectory(directory)
    expect(() => lockDataDirectory(directory)).toThrow()
    unlock()
    expect(readdirSync(directory)).toEqual([])
  })

  it('is taken over from a dead process', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, born: 'a boot/1', token: 'gone' }))
    lockDataDirectory(directory)()
  })

  it.runIf(process.platform === 'linux')(
    'is taken over if another process has the pid of the dead one',
    () => {
      writeFileSync(
        lockFile(),
        JSON.stringify({ pid: process.pid, born: 'an earlier boot/1', token: 'gone' }),
      )
      lockDataDirectory(directory)()
    },
  )

  it('is taken over if it was incompletely written', () => {
    writeFileSync(lockFile(), '{"pid":')
    lockDataDirectory(directory)()
  })

  it('is not released by a process that lost it', () => {
    const unlock = lockDataDirectory(directory)
    const otherOwner = JSON.stringify({ pid: process.pid, born: 'another', token: 'other' })
    writeFileSync(lockFile(), otherOwner)
    unlock()
    expect(readdirSync(directory)).toEqual(['portal.lock'])
  })
})
