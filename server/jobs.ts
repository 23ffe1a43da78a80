import type { Log } from './observability/log.ts'
import type { Metrics } from './observability/metrics.ts'
import { inTrace } from './observability/spans.ts'

type Job = { run(): Promise<void>; stop(): Promise<void> }

/**
 * Work that is due again and again; no job begins while the one before is under way, and a failed one is tried again next time. Where
 * `isTimed` is false, `run` alone does it; while `mayRun` resolves to false, no work is done or counted, and where it rejects the job
 * has failed.
 */
export function createJobs(
  log: Log,
  metrics: Pick<Metrics, 'jobBegins' | 'jobEnded'>,
  {
    isTimed = true,
    mayRun = async () => true,
  }: { isTimed?: boolean | undefined; mayRun?: () => Promise<boolean> } = {},
) {
  const all: Job[] = []
  const stopping = new AbortController()

  return {
    /** Does work every `ms` milliseconds; `name` is for the log. Long work must check the signal, which aborts when the node stops. */
    every(ms: number, name: string, work: (signal: AbortSignal) => Promise<void>): void {
      let running: Promise<void> | undefined
      metrics.jobBegins(name)
      const once = async () => {
        const began = performance.now()
        const ended = (isWell: boolean) => metrics.jobEnded(name, performance.now() - began, isWell)
        try {
          if (!(await mayRun())) return
          await inTrace(`job: ${name}`, () => work(stopping.signal))
          ended(true)
        } catch (err) {
          ended(false)
          log.warn({ err, job: name }, 'a job failed')
        }
      }
      const begin = (): Promise<void> => (running ??= once().finally(() => (running = undefined)))
      const timer = isTimed ? setInterval(() => void begin(), ms).unref() : undefined
      all.push({
        // One that began earlier may have seen an earlier time.
        run: async () => {
          await running
          await begin()
        },
        stop: async () => {
          clearInterval(timer)
          await running
        },
      })
    },

    /** Does everything once, in the order in which it was given. */
    async run(): Promise<void> {
      for (const job of all) await job.run()
    },

    /** Begins nothing more and waits for what is under way. */
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(all.map((job) => job.stop()))
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>
