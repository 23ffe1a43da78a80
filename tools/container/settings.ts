import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Service = { environment: Record<string, string>; command?: string[]; [more: string]: unknown }
type Compose = { services: Record<string, Service> }

const VARIABLE = /\$\{(\w+)(?::?([-?])([^}]*))?\}/g

export const readCompose = (): Compose => parse(readFileSync('compose.yaml', 'utf8')) as Compose

/** Returns a service of compose.yaml with its variables replaced. Variables without a value stay unchanged. */
export function serviceOf(name: string, values: Record<string, string>): Service {
  const service = readCompose().services[name]!
  const hasText = (text: unknown) =>
    String(text).replaceAll(
      VARIABLE,
      (whole, variable: string, kind: string | undefined, byDefault: string) =>
        values[variable] ?? (kind === '-' ? byDefault : whole),
    )
  return {
    ...service,
    environment: Object.fromEntries(
      Object.entries(service.environment).map(([key, value]) => [key, hasText(value)]),
    ),
  }
}

/** Returns the last stage of the Dockerfile, line by line. */
function lastStage(): string[] {
  return readFileSync('Dockerfile', 'utf8')
    .split(/^FROM /m)
    .at(-1)!
    .split('\n')
}

/** Returns the settings that the image itself has. */
export function imageEnvironment(): Record<string, string> {
  const pairs = lastStage().flatMap((line) => /^ENV (.*)$/.exec(line)?.[1]?.split(' ') ?? [])
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]))
}

/**
 * Returns the files that the image copies from the build, without its libraries: paths in the project and in the
 * image.
 */
export function copiedFiles(): { from: string; to: string }[] {
  return lastStage().flatMap((line) => {
    const [, from, to] = /^COPY --from=build \/app\/(\S+) (\S+)$/.exec(line) ?? []
    if (from === undefined || to === undefined) return []
    return [
      { from, to: `app/${to.endsWith('/') ? `${to}${from.split('/').at(-1)}` : to}`.replace('/./', '/') },
    ]
  })
}

/** Returns the files for the build of the image: paths of the project that .dockerignore allows. */
export function contextFiles(): string[] {
  // Git uses the same patterns, but those of Docker begin at the root.
  const patterns = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `--exclude=${line.replace(/^(!?)(?!\*\*)/, '$1/')}`)
  const list = (...given: string[]) =>
    execFileSync('git', ['ls-files', ...given], { encoding: 'utf8' })
      .trim()
      .split('\n')
  const ignored = new Set(list('--cached', '--ignored', ...patterns))
  return list().filter((path) => !ignored.has(path))
}

/** The operator of the portal, as required by compose. */
export const sampleOperator = {
  OPERATOR_NAME: '주식회사 솔바람',
  OPERATOR_REPRESENTATIVE: '송나래',
  OPERATOR_BUSINESS_NO: '999-00-00001',
  OPERATOR_ADDRESS: '부산광역시 어느 길 1',
  OPERATOR_PHONE: '02-000-0000',
  OPERATOR_MAIL: 'help@solbaram.example',
  OPERATOR_BANK: '신한은행',
  OPERATOR_ACCOUNT_NO: '000-000-000001',
}
