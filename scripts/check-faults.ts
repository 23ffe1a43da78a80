import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { broken, faults } from './faults/faults.ts'

/** Puts each fault in a copy of the project: the command named with it must notice. Words choose faults by name. */
const copy = mkdtempSync(join(tmpdir(), 'faults-'))
let unseen = 0
try {
  run(`git ls-files -z | xargs -0 cp --parents -t ${copy}`, '.')
  run('git init -q && git add -A && git -c user.name=x -c user.email=x@x commit -qm x', copy)
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  const chosen = faults.filter(({ name }) => process.argv.slice(2).every((part) => name.includes(part)))
  for (const command of new Set(chosen.map(({ seenBy }) => seenBy)))
    if (run(command, copy) !== 0) throw new Error(`"${command}" fails on the unbroken project already.`)
  for (const fault of chosen) {
    const { name, file, seenBy } = fault
    const path = join(copy, file)
    writeFileSync(path, broken(readFileSync(path, 'utf8'), fault))
    const seen = run(seenBy, copy) !== 0
    run('git checkout -q . && git clean -qfd -e node_modules', copy)
    console.log(`${seen ? 'seen  ' : 'UNSEEN'}  ${name}`)
    if (!seen) unseen += 1
  }
  console.log(`\n${chosen.length - unseen} passed, ${unseen} failed`)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.exitCode = unseen > 0 ? 1 : 0

function run(command: string, cwd: string): number | null {
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` }
  return spawnSync(command, { shell: true, cwd, env, stdio: 'ignore' }).status
}
