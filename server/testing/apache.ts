import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'

const START_MS = 20_000
const MODULES = '/usr/lib/apache2/modules'
const modules = ['mpm_event', 'authn_core', 'authz_core', 'authz_user', 'dir', 'auth_openidc']

export type AppLogin = {
  /** The issuer at which people log in. */
  issuer: string
  clientId: string
  clientSecret: string
  /** The folders of the site, each with the group that opens it to a person. */
  groups: Record<string, string>
}

/**
 * Starts Debian's Apache as an app whose folders are open to groups of an OpenID provider, by mod_auth_openidc with
 * the settings of docs/connecting-an-app.md. Takes a free port; returns the origin, the log, and a function that
 * stops Apache. Rejects if Apache does not start.
 */
export async function startApache(port: number, login: AppLogin) {
  const folder = mkdtempSync(join(tmpdir(), 'apache-'))
  chmodSync(folder, 0o755)
  for (const name of Object.keys(login.groups)) {
    mkdirSync(join(folder, 'site', name), { recursive: true })
    writeFileSync(join(folder, 'site', name, 'index.html'), `the folder ${name}`)
  }
  const origin = `http://127.0.0.1:${port}`
  writeFileSync(join(folder, 'apache.conf'), configuration(folder, origin, login))
  const errorLog = join(folder, 'error.log')
  const apache = spawn('/usr/sbin/apache2', ['-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND'])
  const closing = once(apache, 'close')
  await vi.waitFor(() => fetch(origin), { timeout: START_MS })

  return {
    origin,
    log: () => readFileSync(errorLog, 'utf8'),
    async stop() {
      apache.kill('SIGTERM')
      await closing
      rmSync(folder, { recursive: true })
    },
  }
}

const CALLBACK = '/oidc-callback'
/** Returns the addresses that an app on Apache gives to the portal, by the app's origin. */
export const apacheAddresses = (origin: string) => ({
  callback: `${origin}${CALLBACK}`,
  logoutUrl: `${origin}${CALLBACK}?logout=backchannel`,
})

const configuration = (
  folder: string,
  origin: string,
  { issuer, clientId, clientSecret, groups }: AppLogin,
) => `
ServerName ${new URL(origin).host}
Listen ${new URL(origin).host}
ServerRoot ${folder}
DocumentRoot ${folder}/site
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}

OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration
OIDCClientID ${clientId}
OIDCClientSecret ${clientSecret}
OIDCRedirectURI ${origin}${CALLBACK}
OIDCCryptoPassphrase a-passphrase-of-this-site
OIDCScope "openid profile email groups"
OIDCPKCEMethod S256
# Node's fetch is not a navigation of a browser, which Apache would send to the login without this.
OIDCUnAuthAction auth true
<Location ${CALLBACK}>
  AuthType openid-connect
  Require valid-user
</Location>
${Object.entries(groups)
  .map(
    ([name, group]) => `<Location /${name}>
  AuthType openid-connect
  Require claim groups:${group}
</Location>`,
  )
  .join('\n')}
`
