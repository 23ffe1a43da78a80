import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { watchCpu } from './cpu-watch.ts'

const BUSY_MS = 1_500
const busyScript = `const end = Date.now() + ${BUSY_MS}; while (Date.now() < end);`

it.runIf(existsSync('/proc/self/stat'))('counts a process that no parent waits for', async () => {
  // The shell ends while its child process is still running.
  const shell = spawn('sh', ['-c', `"$0" -e '${busyScript}' & sleep 1`, process.execPath])
  const end = watchCpu(shell.pid)
  await once(shell, 'close')
  await new Promise((later) => setTimeout(later, 2 * BUSY_MS))
  expect(end()).toBeGreaterThan(0.3)
})

it('watchCpu counts no CPU time without a process', () => expect(watchCpu(undefined)()).toBe(0))
