import { type ChildProcess, spawn } from 'node:child_process'
import { demoPassword } from '../../server/db/demo/demo-accounts.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { people, type Role, requestFor } from './subjects.ts'

export type Started = { origin: string; stop: () => Promise<void> }

const PATIENCE_MS = 90_000
const LOOK_EVERY_MS = 50

/** Starts the portal's server with demo data, from the build or its source; `flags` are Node's. */
export async function startPortal(
  settings: Record<string, string>,
  { fromSource, flags }: { fromSource: boolean; flags: readonly string[] },
): Promise<Started> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const program = fromSource ? ['--import', 'tsx', 'server/main.ts'] : ['dist/server/main.js']
  const child = spawn(process.execPath, [...flags, ...program], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DEMO: '1', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await isReady(origin, child)
  return { origin, stop: () => stopProcess(child) }
}

/** Stops a process gracefully; resolves when it has ended. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await closed
}

async function isReady(origin: string, child: ChildProcess): Promise<void> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < PATIENCE_MS) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode} before it answered.`)
    if ((await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) return
    await new Promise((later) => setTimeout(later, LOOK_EVERY_MS))
  }
  child.kill('SIGKILL')
  throw new Error('The server did not answer in time.')
}

/** Logs in the people of the measurement, with their password checked; returns the cookie of each. */
export async function logIn(origin: string): Promise<Record<Role, string>> {
  const call = async (...given: Parameters<typeof requestFor>): Promise<string> => {
    const { path, ...request } = requestFor(...given)
    const answer = await fetch(`${origin}${path}`, request)
    const { code } = (await answer.json()) as { code: number }
    const [cookie] = answer.headers.getSetCookie()
    if (code !== 200 || cookie === undefined) throw new Error(`${given[0]} was answered with ${code}.`)
    return cookie.split(';')[0]!
  }
  const openSession = (email: string) =>
    call('logIn', { email, password: demoPassword, deviceId: crypto.randomUUID() }, undefined)
  const withCheckedPassword = (cookie: string) => call('checkPassword', { password: demoPassword }, cookie)
  const { member, approver } = people
  const pending = await openSession(approver.email)
  const [recoveryCode] = approver.recoveryCodes
  return {
    member: await withCheckedPassword(await openSession(member.email)),
    approver: await withCheckedPassword(await call('verifyRecoveryCode', { recoveryCode }, pending)),
  }
}
