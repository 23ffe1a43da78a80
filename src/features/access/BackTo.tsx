import { Link } from '@tanstack/react-router'
import type { AppSearch } from '#src/features/app/app-search.ts'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

/** The link back to a tab. */
export function BackTo({ tab, children }: { tab?: AppSearch['tab']; children: string }) {
  return (
    <TextLink asChild standalone alignSelf="flex-start">
      <Link to="/apps" search={{ tab }}>
        <ArrowLeftIcon />
        {children}
      </Link>
    </TextLink>
  )
}
