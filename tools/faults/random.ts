import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

/** A small fault at a random place: a file and its text with the fault in it. */
export type RandomFault = { name: string; file: string; text: string }
/** A place for a fault of a kind, and the replacement text. */
export type Place<Kind extends string> = { kind: Kind; node: ts.Node; to: string }

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The parsed files of a folder in their order, without tests, generated ones and those that a pattern leaves out. */
export const sourcesOf = (folder: string, leftOut: RegExp): ts.SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.gen\.|testing\//.test(file) && !leftOut.test(file))
    .toSorted()
    .map((file) => {
      const path = `${folder}/${file}`
      const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
      return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind)
    })

const inOneLine = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 60)

/** A fault at its place. */
export function withFault({ kind, node, to }: Place<string>): RandomFault {
  const source = node.getSourceFile()
  const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
  return {
    file: source.fileName,
    text: source.text.slice(0, node.getStart()) + to + source.text.slice(node.end),
    name: `${kind}: ${source.fileName}:${line}: ${inOneLine(node.getText())} → ${inOneLine(to) || '(nothing)'}`,
  }
}

/** Whether a module is the program that runs. */
export const isRun = (url: string): boolean => url === pathToFileURL(process.argv[1] ?? '').href

const run = (command: string, cwd: string): Promise<number | null> =>
  new Promise((ended) => {
    const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` }
    spawn(command, { shell: true, cwd, env, stdio: 'ignore' }).once('exit', ended)
  })

/**
 * Runs the commands on each fault in a copy of the project, the cheapest first, until one detects it; `FILE`
 * in a command is the fault's file. Prints which did. Takes from the command line a seed, a count, and the
 * number of commands to run.
 */
export async function showFaults(
  faultsOf: (seed: number, count: number) => RandomFault[],
  lookers: readonly string[],
): Promise<void> {
  const [seed = '1', count = '12', most = String(lookers.length)] = process.argv.slice(2)
  const copy = mkdtempSync(join(tmpdir(), 'faults-'))
  const faults = faultsOf(Number(seed), Number(count))
  let seen = 0
  try {
    await run(`git ls-files -z | xargs -0 cp --parents -t ${copy}`, '.')
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    const chosen = lookers.slice(0, Number(most))
    const failing = await firstThatSees(
      chosen.filter((looker) => !looker.includes('FILE')),
      copy,
    )
    if (failing) throw new Error(`"${failing}" fails on the unbroken project already.`)
    for (const { name, file, text } of faults) {
      const path = join(copy, file)
      const whole = readFileSync(path, 'utf8')
      writeFileSync(path, text)
      const seenBy = await firstThatSees(
        chosen.map((looker) => looker.replace('FILE', file)),
        copy,
      )
      writeFileSync(path, whole)
      console.log(seenBy ? `seen    ${name} (${seenBy})` : `UNSEEN  ${name}`)
      if (seenBy) seen += 1
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  console.log(`\n${seen} of ${faults.length} seen`)
  process.exitCode = seen < faults.length ? 1 : 0
}

async function firstThatSees(lookers: readonly string[], copy: string): Promise<string | undefined> {
  for (const looker of lookers) if ((await run(looker, copy)) !== 0) return looker
  return undefined
}
