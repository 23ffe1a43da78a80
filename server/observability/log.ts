import { type DestinationStream, type Logger, pino } from 'pino'
import { safeError } from './safe-error.ts'

export type Log = Logger

/**
 * Creates the log of the process: one JSON object per line. The log must not contain personal data: no bodies, query
 * strings, cookies or addresses; errors are stripped of their data.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError },
  }
  return destination ? pino(options, destination) : pino(options)
}
