import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Api } from '../../contract/operation.ts'
import { demoAccounts, demoPassword } from '../../server/db/demo/demo-accounts.ts'
import { logIn } from '../log-in.ts'
import { callerAt } from '../server-process.ts'
import { repeatUntil } from './driver.ts'

export type Account = { email: string; phone?: string; password: string }
/** A portal, and the directory of its messages. */
export type PortalAccess = { origin: string; directory: string }

const accountWith = (email: (typeof demoAccounts)[number]['email']): Account => ({
  email,
  password: demoPassword,
})
/** A member without a second factor and without a role, in a company with subscriptions. */
export const member = accountWith('seoyeon.park@neoreundeul.example')
/** A member with text messages as the second factor, who administers apps with waiting requests. */
export const appAdmin = accountWith('haneul.choi@saebyeoknaru.example')

const CODE = /인증 번호(?:는|:) (\d{6})/

/**
 * Performs an action and returns the code in the newest message that arrived during it; digits of bill and request
 * numbers are not matched.
 */
export async function codeSentBy({ directory }: PortalAccess, act: () => Promise<unknown>): Promise<string> {
  const outbox = join(directory, 'outbox')
  const texts = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => (JSON.parse(readFileSync(join(outbox, name), 'utf8')) as { text: string }).text)
      .filter((text) => CODE.test(text))
  const before = texts().length
  await act()
  return repeatUntil('a message with a code', () =>
    Promise.resolve(texts().length > before && CODE.exec(texts().at(-1)!)![1]!),
  )
}

/** Logs in an account by calls, with its password checked; returns the cookies. */
export async function signIn(place: PortalAccess, account: Account): Promise<Map<string, string>> {
  const jar = new Map<string, string>()
  const api = callerAt(place.origin, jar)
  await logIn(api, account, async () => {
    let challengeId = ''
    const code = await codeSentBy(place, async () => {
      ;({ challengeId } = await api.startMfaChallenge({ mfaType: 'sms' }))
    })
    await api.verifyMfaCode({ challengeId, code })
  })
  return jar
}

/** Creates a member by calls of the sign-up, with the cookies of their session. */
export async function newMember(
  place: PortalAccess,
  n: number,
): Promise<Account & { jar: Map<string, string> }> {
  const jar = new Map<string, string>()
  const api: Api = callerAt(place.origin, jar)
  const own = String(76_543_200 + n)
  const account = {
    email: `dasom.${own}@byeolbit.example`,
    phone: `010${own}`,
    password: 'noeul-badang-2846',
  }
  const { list } = await api.listTerms({})
  await api.agreeSignupTerms({
    accountType: 'INDIVIDUAL',
    terms: list.map(({ termsCode, version, requiredYn }) => ({ termsCode, version, agreedYn: requiredYn })),
  })
  const codeOf = (act: () => Promise<unknown>) => codeSentBy(place, act)
  const name = '윤다솜'
  await api.verifySignupCode({
    code: await codeOf(() => api.sendSignupCode({ name, phoneNumber: account.phone })),
  })
  await api.saveSignupBasic({ companyName: null, rnno: null, deptName: null })
  await api.verifySignupMail({ code: await codeOf(() => api.sendSignupMail({ email: account.email })) })
  await api.completeSignup({ idempotencyKey: crypto.randomUUID(), password: account.password })
  await api.checkPassword({ password: account.password })
  return { ...account, jar }
}

/** Finds a bill that the member can pay now for their company; undefined if none is left. */
export async function payableBill(place: PortalAccess, account: Account): Promise<string | undefined> {
  const api = callerAt(place.origin, await signIn(place, account))
  for (const billState of ['FAILED', 'LATE', 'OPEN'] as const) {
    const { list } = await api.listBills({ billState, limit: 50 })
    for (const { billId } of list) if ((await api.getBill({ billId })).payYn === 'Y') return billId
  }
  return undefined
}
