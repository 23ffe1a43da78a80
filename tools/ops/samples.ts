import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputOfFailure } from './ran.ts'

/**
 * Validates the samples for nginx, HAProxy and systemd with the programs of these names and a new certificate;
 * returns their errors.
 */
export function checkSamples(): string[] {
  const directory = mkdtempSync(join(tmpdir(), 'samples-'))
  try {
    makeCertificate(directory)
    return [...checkNginx(directory), ...checkHaproxy(directory), ...checkUnits(directory)]
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function makeCertificate(directory: string): void {
  const [key, certificate] = [join(directory, 'privkey.pem'), join(directory, 'fullchain.pem')]
  const subject = ['-subj', '/CN=portal.example', '-days', '1', '-nodes']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  )
  writeFileSync(join(directory, 'portal.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
}

function checkNginx(directory: string): string[] {
  const sample = readFileSync('ops/nginx/portal.conf', 'utf8').replaceAll('/etc/ssl/portal', directory)
  const file = join(directory, 'nginx.conf')
  writeFileSync(file, `pid ${directory}/nginx.pid;\nevents {}\nhttp {\n${sample}\n}\n`)
  return outputOfFailure('nginx', ['-t', '-q', '-e', 'stderr', '-p', directory, '-c', file])
}

function checkHaproxy(directory: string): string[] {
  const file = join(directory, 'haproxy.cfg')
  writeFileSync(
    file,
    readFileSync('ops/haproxy/portal.cfg', 'utf8').replaceAll(
      '/etc/haproxy/portal.pem',
      join(directory, 'portal.pem'),
    ),
  )
  return outputOfFailure('haproxy', ['-c', '-q', '-f', file])
}

/** Checks the systemd units with the path of this machine's Node. */
function checkUnits(directory: string): string[] {
  return ['portal', 'portal-migrate'].flatMap((name) => {
    const file = join(directory, `${name}.service`)
    const unit = readFileSync(`ops/systemd/${name}.service`, 'utf8').replace(
      '/usr/bin/node',
      process.execPath,
    )
    writeFileSync(file, unit)
    return outputOfFailure('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', file])
  })
}
