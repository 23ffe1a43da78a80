import type { AdapterPayload } from 'oidc-provider'
import type { StoredClient } from '#server/domains/access/connections/client.store.ts'

/**
 * Returns an app's client in the format of oidc-provider. The client's secret contains the hashes of the secrets that
 * are accepted now, separated by a space; `createLoginProvider` compares with these hashes.
 */
export function clientMetadata(client: StoredClient, now: Date): AdapterPayload {
  const { appId, kind, redirectUris, logoutUrl, secretHash, formerHash, formerUntil } = client
  const isFormerAccepted = formerHash !== null && formerUntil !== null && formerUntil > now
  return {
    client_id: appId,
    application_type: 'web',
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    response_modes: ['query'],
    id_token_signed_response_alg: 'RS256',
    token_endpoint_auth_method: kind === 'PUBLIC' ? 'none' : 'client_secret_basic',
    ...(kind === 'SECRET' && {
      client_secret: [secretHash, ...(isFormerAccepted ? [formerHash] : [])].join(' '),
    }),
    ...(logoutUrl !== null && {
      backchannel_logout_uri: logoutUrl,
      backchannel_logout_session_required: true,
    }),
  }
}
