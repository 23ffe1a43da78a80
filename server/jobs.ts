import type { Log } from './observability/log.ts'
import type { Metrics } from './observability/metrics.ts'
import { runInTrace } from './observability/spans.ts'

type Job = { run(): Promise<void>; stop(): Promise<void> }

/**
 * Creates repeated jobs. A job does not start while its previous run is in progress, and a failed job is retried at
 * its next time. If `isTimed` is false, only `run` starts jobs. While `mayRun` resolves to false, no job is run or
 * counted; if `mayRun` rejects, the job has failed.
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
    /**
     * Runs work every `ms` milliseconds; `name` is for the log. Long work must check the signal, which aborts
     * when the node stops.
     */
    every(ms: number, name: string, work: (signal: AbortSignal) => Promise<void>): void {
      let running: Promise<void> | undefined
      metrics.jobBegins(name)
      const runOnce = async () => {
        const startedAt = performance.now()
        const recordEnd = (isWell: boolean) => metrics.jobEnded(name, performance.now() - startedAt, isWell)
        try {
          if (!(await mayRun())) return
          await runInTrace(`job: ${name}`, () => work(stopping.signal))
          recordEnd(true)
        } catch (err) {
          recordEnd(false)
          log.warn({ err, job: name }, 'a job failed')
        }
      }
      const startRun = (): Promise<void> => (running ??= runOnce().finally(() => (running = undefined)))
      const timer = isTimed ? setInterval(() => void startRun(), ms).unref() : undefined
      all.push({
        // Waits for the running job and then runs the job again, since the earlier run may have read an earlier time
        // of the clock.
        run: async () => {
          await running
          await startRun()
        },
        stop: async () => {
          clearInterval(timer)
          await running
        },
      })
    },

    /** Runs every job once, in the order in which they were added. */
    async run(): Promise<void> {
      for (const job of all) await job.run()
    },

    /** Starts no more jobs and waits for the running ones. */
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(all.map((job) => job.stop()))
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>
