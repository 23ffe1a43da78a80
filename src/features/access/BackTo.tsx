import { BackLink } from '#src/components/screen/BackLink.tsx'
import type { AppSearch } from '#src/features/app/app-search.ts'

/** The link back to a tab. */
export function BackTo({ tab, children }: { tab?: AppSearch['tab']; children: string }) {
  return (
    <BackLink to="/apps" search={{ tab }}>
      {children}
    </BackLink>
  )
}
