import { type DestinationStream, type Logger, pino } from 'pino'
import { safeError } from './safe-error.ts'

export type Log = Logger

/**
 * The log of the process: one JSON object a line. Nothing personal belongs in it: no bodies, no query strings, no
 * cookies, no addresses; errors are stripped of the data they happened on.
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
