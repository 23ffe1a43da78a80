import { eq } from 'drizzle-orm'
import { todayOf } from '../../domain/access/terms.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { openDatabase } from '../../server/db/client.ts'
import { demoAppOfKey } from '../../server/db/demo/demo-app-key.ts'
import { appKeys } from '../../server/db/schema/app-connection.ts'
import { members } from '../../server/db/schema/member.ts'
import { createLog } from '../../server/observability/log.ts'
import { callbackUrl, createBrowser, relyingParty } from '../../server/testing/relying-party.ts'
import { insertApp, insertAppClient, insertGrant, insertLevel } from '../../worlds/access.ts'
import { usageOf } from './load.ts'
import { benchApp, people } from './subjects.ts'

export const APP_LOGIN = 'app-login'
/** The CPU time that a login to an app may take, in milliseconds: from the request of the app to its tokens. */
const MAX_CPU_MS = 30
const TERM_DAYS = 30
const WARM_UP = 20
const LOGINS = 100

/**
 * Adds an app to the member's company in the demo data, enables the login to it, gives the member a permission, and
 * assigns the API key of the demo to the app. An embedded database must not be open in another process.
 */
export async function addBenchApp(where: { dataDir: string; url: string | undefined }): Promise<void> {
  const { db, close } = await openDatabase({ ...where, log: createLog('silent') })
  const [member] = await db.select().from(members).where(eq(members.email, people.member.email))
  const now = new Date()
  const startAt = new Date(now.getTime() - DAY_MS)
  const endDate = todayOf(new Date(now.getTime() + TERM_DAYS * DAY_MS))
  await insertApp(db, { id: benchApp, companyId: member!.companyId, name: '측정할 앱' })
  const levelId = await insertLevel(db, { appId: benchApp })
  await insertGrant(db, { memberId: member!.id, levelId, startAt, endDate })
  await db.update(appKeys).set({ appId: benchApp }).where(eq(appKeys.appId, demoAppOfKey))
  await insertAppClient(db, { appId: benchApp, kind: 'PUBLIC', redirectUris: [callbackUrl], createdAt: now })
  await close()
}

/**
 * Logs a member in to the app of `addBenchApp` repeatedly, each time in a new browser. Prints the CPU time of the
 * portal for one login; returns whether the time is within the limit.
 */
export async function reportAppLogin(origin: string, memberCookie: string): Promise<boolean> {
  const site = origin.replace('127.0.0.1', 'localhost')
  const party = await relyingParty({ config: { site } }, benchApp)
  const [, session] = memberCookie.split('=')
  const logIn = async (times: number) => {
    for (let login = 0; login < times; login += 1) await party.logIn(createBrowser(site, session))
  }
  await logIn(WARM_UP)
  const before = await usageOf(origin)
  await logIn(LOGINS)
  const cpuMs = (((await usageOf(origin)).cpuSeconds - before.cpuSeconds) * 1000) / LOGINS
  const isWell = cpuMs <= MAX_CPU_MS
  console.log(
    `${APP_LOGIN.padEnd(16)} ${cpuMs.toFixed(1)} ms of CPU, ${isWell ? 'passed' : `FAILED: at most ${MAX_CPU_MS} are asked for`}`,
  )
  return isWell
}
