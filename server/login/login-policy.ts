import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { isAssuranceAccepted } from '#domain/app/login-need.ts'
import type { Assurance } from '#domain/mfa/proof-ways.ts'

type Library = typeof interactionPolicy

/** Returns the values of a parameter whose values are separated by spaces. */
export const spaceSeparated = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(' ').filter((word) => word !== '') : []

/**
 * Returns the conditions under which oidc-provider sends a person to the portal: no login, a login that is older or
 * weaker than the app requires, or no permission that opens the app. No person is asked for consent, since the
 * company has given the permission.
 */
export function loginPolicy(
  { base, Check, Prompt }: Library,
  isOpen: (appId: string, subject: string) => Promise<boolean>,
): ReturnType<Library['base']> {
  const policy = base()
  policy.remove('consent')
  policy.get('login')!.checks.add(
    new Check('acr_values', 'the login is not strong enough', ({ oidc }: KoaContextWithOIDC) => {
      const { acr } = oidc.session ?? {}
      if (oidc.result?.login || acr === undefined) return Check.NO_NEED_TO_PROMPT
      return isAssuranceAccepted(acr as Assurance, spaceSeparated(oidc.params?.acr_values))
        ? Check.NO_NEED_TO_PROMPT
        : Check.REQUEST_PROMPT
    }),
  )
  policy.add(
    new Prompt(
      { name: 'permission', requestable: false },
      new Check(
        'closed',
        'the app is not open to the person',
        'access_denied',
        async ({ oidc }: KoaContextWithOIDC) => {
          const [appId, subject] = [oidc.client?.clientId, oidc.session?.accountId]
          if (appId === undefined || subject === undefined) return Check.NO_NEED_TO_PROMPT
          return (await isOpen(appId, subject)) ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT
        },
      ),
    ),
  )
  return policy
}
