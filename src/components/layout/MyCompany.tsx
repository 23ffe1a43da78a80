import { useSession } from '#src/components/context/app-context.ts'
import { SideFoot } from './SideFoot.tsx'

/** The company of the logged-in member with their name; without a company, the member with their mail address. */
export function MyCompany() {
  const { info } = useSession()
  if (!info?.name) return null
  const { name, companyName, email } = info
  return companyName ? (
    <SideFoot name={name} title={companyName} text={name} />
  ) : (
    <SideFoot name={name} title={name} text={email} />
  )
}
