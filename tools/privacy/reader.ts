import { logIn } from '../log-in.ts'
import { callerAt } from '../server-process.ts'
import { linksIn, marksIn } from './marks.ts'

/** A member with pages to visit, or a visitor, who has no marks. */
export type Reader = {
  email: string | undefined
  /** The addresses of the pages that only this reader may see. */
  addresses: string[]
  /** The values that no other reader may see. */
  marks: string[]
}

const BEGINNINGS = [
  '/',
  '/my',
  '/my/subscription',
  '/my/bill',
  '/my/inquiry',
  '/my/counsel',
  '/my/member',
  '/my/company',
  '/my/notification',
  '/my/session',
  '/my/certification',
  '/my/terms',
  '/apps',
  '/apps/request',
  '/apps/grant',
  '/subscription',
  '/trial',
  '/notice',
  '/support/board',
  '/service/plan',
  '/inquiry/write',
  '/admin',
]
const MAX_ADDRESSES = 100

/** Logs in an account with its password checked; returns the cookies. */
export async function cookiesOf(origin: string, email: string): Promise<Map<string, string>> {
  const jar = new Map<string, string>()
  await logIn(callerAt(origin, jar), { email })
  return jar
}

/** Fetches a page as a reader without a cache receives it. */
export async function fetchPage(
  origin: string,
  address: string,
  jar: ReadonlyMap<string, string>,
): Promise<{ status: number; text: string }> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(origin + address, { headers: { cookie }, redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}

/** Visits the pages of an account, or of a visitor, and the pages that these link to, without any cache. */
export async function visitAsReader(origin: string, email?: string): Promise<Reader> {
  const jar = email === undefined ? new Map<string, string>() : await cookiesOf(origin, email)
  const addresses = new Set(BEGINNINGS)
  const marks = new Set<string>()
  // The loop also visits addresses that are added while it runs.
  for (const address of addresses) {
    const { text } = await fetchPage(origin, address, jar)
    for (const mark of marksIn(text)) marks.add(mark)
    for (const link of linksIn(text)) if (addresses.size < MAX_ADDRESSES) addresses.add(link)
  }
  return { email, addresses: [...addresses], marks: [...marks] }
}

/** Returns the marks that occur in a text but not in the address of its page. */
export function marksShown(text: string, address: string, marks: readonly string[]): string[] {
  const decoded = decodeURIComponent(address)
  return marks.filter((mark) => text.includes(mark) && !decoded.includes(mark))
}
