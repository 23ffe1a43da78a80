import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

type Fault = { name: string; file: string; from: string | RegExp; to: string; seenBy: string }

const unit = (path: string) => `vitest run --project unit ${path}`

/** Each breaks one thing in a copy of the project; the command named beside it must notice. */
const faults: Fault[] = [
  {
    name: 'a field renamed in the contract',
    file: 'contract/openapi/subscription.yaml',
    from: 'planName: {',
    to: 'planTitle: {',
    seenBy: 'tsx scripts/generate.ts --check',
  },
  {
    name: 'a field renamed in the contract and generated again',
    file: 'contract/openapi/subscription.yaml',
    from: /planName/g,
    to: 'planTitle',
    seenBy: 'tsx scripts/generate.ts; tsc --noEmit',
  },
  {
    name: 'an operation in the file of another tag',
    file: 'contract/openapi/mfa.yaml',
    from: 'tags: [mfa]',
    to: 'tags: [session]',
    seenBy: unit('tests/contract/operations-stand-with-their-tag.test.ts'),
  },
  {
    name: 'a field renamed in a server answer',
    file: 'server/domains/subscription/subscription.rules.ts',
    from: 'corporateName: companyInfo.companyName',
    to: 'corporateTitle: companyInfo.companyName',
    seenBy: 'tsc --noEmit',
  },
  {
    name: 'a field renamed in a server answer behind the types',
    file: 'server/domains/subscription/subscription.rules.ts',
    from: 'corporateName: companyInfo.companyName,',
    to: '...({ corporateTitle: companyInfo.companyName } as unknown as { corporateName: string }),',
    seenBy: 'vitest run --project db server/pact',
  },
  {
    name: 'an operation without a pact',
    file: 'pacts/web-app-reference-server.json',
    from: /"logOut /g,
    to: '"getUserInfo ',
    seenBy: unit('tests/contract/every-operation-has-a-pact.test.ts'),
  },
  {
    name: 'a transition pointed at another state',
    file: 'src/machines/login/login.machine.ts',
    from: /onDone: 'completed'/,
    to: "onDone: 'choosingFactor'",
    seenBy: unit('src/machines/login'),
  },
  {
    name: 'a guard removed from a machine',
    file: 'src/machines/login/login.machine.ts',
    from: "{ guard: 'canSendAgain', target",
    to: '{ target',
    seenBy: unit('src/machines/login'),
  },
  {
    name: 'a new version that does not wait for typing',
    file: 'src/machines/version-watch/version-watch.machine.ts',
    from: "target: 'givenUp' }, isTyping,",
    to: "target: 'givenUp' },",
    seenBy: unit('src/machines/version-watch'),
  },
  {
    name: 'a route importing src/api',
    file: 'src/routes/error.tsx',
    from: /^/,
    to: "import '#src/api/client.ts'\n",
    seenBy: 'depcruise src',
  },
  {
    name: 'a text missing',
    file: 'src/i18n/locales/ko/login.json',
    from: '"submit"',
    to: '"send"',
    seenBy: 'tsc --noEmit',
  },
  {
    name: 'the login guard removed from the member area',
    file: 'src/routes/my/route.tsx',
    from: '  beforeLoad: requireLogin,\n',
    to: '',
    seenBy:
      'tsx scripts/build.ts && playwright test tests/e2e/login.spec.ts --project=desktop -g "the member area asks"',
  },
  {
    name: 'the password guard removed from the subscriptions',
    file: 'src/routes/my/subscription/route.tsx',
    from: 'beforeLoad: requirePassword, ',
    to: '',
    seenBy:
      'tsx scripts/build.ts && playwright test tests/e2e/login.spec.ts --project=desktop -g "the member area asks"',
  },
]

const copy = mkdtempSync(join(tmpdir(), 'faults-'))
let unseen = 0
try {
  run(`git ls-files -z | xargs -0 cp --parents -t ${copy}`, '.')
  run('git init -q && git add -A && git -c user.name=x -c user.email=x@x commit -qm x', copy)
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  const chosen = faults.filter(({ name }) => process.argv.slice(2).every((part) => name.includes(part)))
  for (const command of new Set(chosen.map(({ seenBy }) => seenBy)))
    if (run(command, copy) !== 0) throw new Error(`"${command}" fails on the unbroken project already.`)
  for (const { name, file, from, to, seenBy } of chosen) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    const broken = text.replace(from, to)
    if (broken === text) throw new Error(`The fault "${name}" no longer finds its place in ${file}.`)
    writeFileSync(path, broken)
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
