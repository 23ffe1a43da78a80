import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { makePlain } from './edition-3-0.ts'

/** The answers that a program read: titles of a list, and a refusal with its message. */
export type ReadByProgram = { titles: string[]; code: number; msg: string }
type Converter = new (document: object, options: { allOfTransform: boolean }) => { convert: () => object }
/**
 * `make` generates and compiles the client in a folder, `call` runs a program that uses the client and returns its
 * output.
 */
export type Language = { name: string; make: () => void; call: (url: string) => string }

const HERE = resolve('tools/generators')
const GO_LIBRARIES = '/usr/share/gocode'
/** The Python that has Debian’s libraries, even if the PATH contains another one first. */
const PYTHON = '/usr/bin/python3'

/**
 * Clients in other languages by openapi-generator, which reads OpenAPI 3.0. `document` is the contract of the kit;
 * `folder` is where the clients are generated.
 */
export function otherLanguages(document: object, folder: string): Language[] {
  const { Converter: Convert } = createRequire(join(HERE, 'package.json'))(
    '@apiture/openapi-down-convert/lib/src/converter.js',
  ) as { Converter: Converter }
  const plainContract = new Convert(document, { allOfTransform: true }).convert()
  makePlain(plainContract)
  const path = join(folder, 'openapi-3.0.json')
  writeFileSync(path, JSON.stringify(plainContract))
  const jar = join(HERE, 'node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar')
  const generate = (language: string, target: string) =>
    run('java', [
      '-jar',
      jar,
      'generate',
      '-g',
      language,
      '-i',
      path,
      '-o',
      target,
      '-p',
      'packageName=portal',
    ])

  const goPath = join(folder, 'go')
  const goEnv = {
    GO111MODULE: 'off',
    GOPATH: `${goPath}:${GO_LIBRARIES}`,
    GOFLAGS: '',
    GOCACHE: join(folder, 'go-cache'),
  }
  const program = join(folder, 'go-use')
  const pythonPath = join(folder, 'python')
  return [
    {
      name: 'Go',
      make() {
        generate('go', join(goPath, 'src/portal'))
        mkdirSync(join(goPath, 'src/use'), { recursive: true })
        cpSync(join(HERE, 'uses/go.txt'), join(goPath, 'src/use/main.go'))
        run('go', ['build', '-o', program, 'use'], goEnv)
      },
      call: (url) => run(program, [url]),
    },
    {
      name: 'Python',
      make() {
        generate('python', pythonPath)
        run(PYTHON, ['-m', 'compileall', '-q', join(pythonPath, 'portal')])
        cpSync(join(HERE, 'uses/python.txt'), join(pythonPath, 'use.py'))
      },
      call: (url) => run(PYTHON, [join(pythonPath, 'use.py'), url]),
    },
  ]
}

const run = (command: string, args: string[], env: Record<string, string> = {}): string =>
  execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 2 ** 20,
    env: { ...process.env, ...env },
  })
