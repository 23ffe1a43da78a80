import { Link, type LinkComponentProps } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { useSession } from '#src/components/context/app-context.ts'

type Props = Omit<LinkComponentProps, 'to' | 'search' | 'params'> & { service?: Schema<'ServiceCode'> }

/** The link to the trial of a service. For a visitor it leads to the sign-up, which also has a link to the login. */
export function TrialLink({ service, ...link }: Props) {
  const { loggedIn } = useSession()
  const search = service && { service }
  if (loggedIn) return <Link to="/trial" search={search} {...link} />
  const returnTo = service ? `/trial?service=${service}` : '/trial'
  return <Link to="/auth/signup" search={{ returnTo }} {...link} />
}
