import autocannon from 'autocannon'
import type { Request } from './subjects.ts'

/** The results of a server under load. */
export type Figures = { perSecond: number; p50: number; p99: number; cpuMs: number; memoryMb: number }

const MANY = 16
const MEGABYTE = 2 ** 20

/**
 * Sends a server the same request for a number of seconds, as often as it answers or `perSecond` times a second.
 * Throws if an answer is not a success.
 */
export async function load(
  origin: string,
  { path, ...request }: Request,
  {
    seconds,
    connections = MANY,
    perSecond,
  }: { seconds: number; connections?: number | undefined; perSecond?: number },
): Promise<Figures> {
  const before = await usageOf(origin)
  const { requests, latency, duration, errors, mismatches, non2xx } = await autocannon({
    ...request,
    url: `${origin}${path}`,
    connections,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: Math.max(connections, Math.round(perSecond)) }),
    verifyBody: (body) =>
      !String(body).startsWith('{') || /^\{"(?:code":200,|decision":true)/.test(String(body)),
  })
  const after = await usageOf(origin)
  if (errors + mismatches + non2xx > 0)
    throw new Error(`${path}: ${errors} broke off, ${non2xx} had another status, ${mismatches} another code.`)
  return {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1000) / requests.total,
    memoryMb: after.bytes / MEGABYTE,
  }
}

/** Reads the CPU time and memory that a server has used so far from its metrics. */
export async function usageOf(origin: string): Promise<{ cpuSeconds: number; bytes: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { cpuSeconds: figure('process_cpu_seconds_total'), bytes: figure('process_resident_memory_bytes') }
}
