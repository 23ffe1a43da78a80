import { ConfigError } from './config-error.ts'
import { DataDirectoryInUse } from './db/data-lock.ts'
import { databaseRefusal } from './db/refusals.ts'
import { FilesUnavailable } from './files/files-unavailable.ts'
import { isUnavailable } from './http/calls/failures.ts'

/**
 * Runs a program of the server until the program has finished or listens. If it fails, the process ends with code 1.
 * An error that the operator can fix is printed in one line, any other error in full.
 */
export async function runProgram(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(hintOf(error) ?? error)
    process.exit(1)
  }
}

function hintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'PORT: another program listens there already.'
  if (error instanceof FilesUnavailable) return `FILES_DIR or FILES_URL: ${reasonOf(error)}.`
  const refusal = databaseRefusal(error)
  if (refusal) return `DATABASE_URL: ${refusal}.`
  if (isUnavailable(error)) return `DATABASE_URL: the database does not answer${code ? ` (${code})` : ''}.`
  return error instanceof ConfigError || error instanceof DataDirectoryInUse ? error.message : undefined
}

function reasonOf({ cause }: FilesUnavailable): string {
  const { code, name } = cause as NodeJS.ErrnoException
  return `files cannot be kept there (${code ?? name})`
}
