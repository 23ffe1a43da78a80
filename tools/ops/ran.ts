import { spawnSync } from 'node:child_process'

/** Runs a program; returns its output if it fails, otherwise nothing. */
export function outputOfFailure(command: string, words: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: 'utf8' })
  return status === 0 ? [] : [`${command} ${words.join(' ')}\n${error?.message ?? stdout + stderr}`]
}
