import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import type { AppSearch } from '#src/features/app/app-search.ts'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { useAccessTexts } from '../texts.ts'
import { RequestTable } from './RequestTable.tsx'

const results = ['WAITING', 'APPROVED', 'REJECTED'] as const
const tab = 'REQUEST'

/** The member's own requests; state and page are in the address. */
export function RequestsTab({ page, search }: { page: Output<'listAccessRequests'>; search: AppSearch }) {
  const { t } = useAccessTexts()
  const { approvalResult, cursor } = search
  const names = {
    WAITING: t('requestState.WAITING'),
    APPROVED: t('requestState.APPROVED'),
    REJECTED: t('requestState.DECISION'),
  }
  const chips = useFilterChips({
    of: 'approvalResult',
    current: approvalResult,
    choices: results,
    labelOf: (key) => names[key],
    counts: page.counts,
    label: t('requests.filter'),
  })
  return (
    <ListScreen
      address="/apps"
      search={{ tab, approvalResult, cursor }}
      page={page}
      chips={chips}
      all={{ tab }}
      emptyState={approvalResult && t(`requests.emptyOf.${approvalResult}`)}
      empty={{
        art: 'permission',
        title: t('requests.empty'),
        description: t('requests.emptyText'),
        action: (
          <ButtonLink asChild variant="outline">
            <Link to="/apps" search={{ view: 'CATALOGUE' }}>
              {t('requests.toApps')}
            </Link>
          </ButtonLink>
        ),
      }}
    >
      {(rows) => <RequestTable rows={rows} caption={t('requests.caption')} />}
    </ListScreen>
  )
}
