import { useSession } from '#src/components/context/app-context.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { AppCatalogue } from '#src/features/app/AppCatalogue.tsx'
import type { AppSearch } from '#src/features/app/app-search.ts'
import type { LoadedApps } from './load-apps.ts'
import { MemberApps } from './MemberApps.tsx'

/** The app list. For a member, it also shows the member's permissions and requests. */
export function AppsScreen({ page, member, search }: LoadedApps & { search: AppSearch }) {
  const { loggedIn } = useSession()
  const knownPage = usePart(member?.tab === 'CATALOGUE' ? member.page : undefined) ?? page
  const catalogue = knownPage ? <AppCatalogue page={knownPage} search={search} /> : null
  if (!loggedIn) return catalogue
  return (
    <MemberApps member={member} search={search}>
      {catalogue}
    </MemberApps>
  )
}
