import lighthouse from 'lighthouse'
import { median } from './median.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/**
 * The scores of a page, from 0 to 100, and the measured values behind the performance score, in milliseconds except
 * `shift`.
 */
export type Audit = {
  scores: Record<Category, number>
  figures: Record<keyof typeof figures, number>
  failed: string[]
}

const figures = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const

/**
 * Audits a page on the phone that Lighthouse simulates, in a browser that listens on `port`, with the cookies of the
 * viewer.
 */
export async function audit(url: string, port: number, cookie = ''): Promise<Audit> {
  const { categories: groups, audits } = await resultOf(url, port, cookie)
  const failed = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => groups[name]!.auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]!.score === 0)
    .map(({ id }) => id)
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((groups[name]!.score ?? 0) * 100)]),
    ) as Audit['scores'],
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, id]) => [name, audits[id]!.numericValue ?? Number.NaN]),
    ) as Audit['figures'],
    failed,
  }
}

// On a busy machine the browser may lose a trace; a failed audit is repeated, and is no result for the page.
async function resultOf(
  url: string,
  port: number,
  cookie: string,
  tries = 3,
): Promise<NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
    ...(cookie !== '' && { extraHeaders: { Cookie: cookie } }),
  })
  const problem = result ? result.lhr.runtimeError?.message : 'no result'
  if (result && problem === undefined) return result.lhr
  if (tries > 1) return resultOf(url, port, cookie, tries - 1)
  throw new Error(`${url}: ${problem}`)
}

/** Returns the median of every score and value, and all failures of any audit. */
export function medianOf(audits: Audit[]): Audit {
  const of = <Name extends string>(read: (each: Audit) => Record<Name, number>) =>
    Object.fromEntries(
      Object.keys(read(audits[0]!)).map((name) => [
        name,
        median(audits.map((each) => read(each)[name as Name])),
      ]),
    ) as Record<Name, number>
  return {
    scores: of(({ scores }) => scores),
    figures: of((each) => each.figures),
    failed: [...new Set(audits.flatMap(({ failed }) => failed))],
  }
}
