import { Link, type LinkComponentProps } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { useSession } from '#src/components/context/app-context.ts'

type Props = Omit<LinkComponentProps, 'to' | 'search' | 'params'> & { service?: Schema<'ServiceCode'> }

/** To the trial of a service: for a visitor by way of the sign-up, which also leads to the login. */
export function TrialLink({ service, ...link }: Props) {
  const { loggedIn } = useSession()
  const search = service && { service }
  if (loggedIn) return <Link to="/trial" search={search} {...link} />
  const returnTo = service ? `/trial?service=${service}` : '/trial'
  return <Link to="/auth/signup" search={{ returnTo }} {...link} />
}
