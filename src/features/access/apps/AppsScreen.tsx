import { useSession } from '#src/components/context/app-context.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { AppCatalogue } from '#src/features/app/AppCatalogue.tsx'
import type { AppSearch } from '#src/features/app/app-search.ts'
import type { LoadedApps } from './load-apps.ts'
import { MemberApps } from './MemberApps.tsx'

/** The app list for a visitor, and with their own permissions and requests for a member. */
export function AppsScreen({ page, member, search }: LoadedApps & { search: AppSearch }) {
  const { loggedIn } = useSession()
  const known = usePart(member?.tab === 'CATALOGUE' ? member.page : undefined) ?? page
  const catalogue = known ? <AppCatalogue page={known} search={search} /> : null
  if (!loggedIn) return catalogue
  return (
    <MemberApps member={member} search={search}>
      {catalogue}
    </MemberApps>
  )
}
