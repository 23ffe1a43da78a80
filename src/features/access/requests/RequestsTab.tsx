import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import type { AppSearch } from '#src/features/app/app-search.ts'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useListTexts } from '#src/lists/list-texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { useAccessTexts } from '../texts.ts'
import { RequestTable } from './RequestTable.tsx'

const ALL = 'ALL'
const results = ['WAITING', 'APPROVED', 'REJECTED'] as const
const tab = 'REQUEST'

/** The member's own requests; state and page are in the address. */
export function RequestsTab({ page, search }: { page: Output<'listAccessRequests'>; search: AppSearch }) {
  const { t } = useAccessTexts()
  const { t: lists } = useListTexts()
  const { approvalResult, cursor } = search
  const names = {
    WAITING: t('requestState.WAITING'),
    APPROVED: t('requestState.APPROVED'),
    REJECTED: t('requestState.DECISION'),
  }
  return (
    <ListScreen
      address="/apps"
      search={{ tab, approvalResult, cursor }}
      page={page}
      chips={{
        label: t('requests.filter'),
        current: approvalResult ?? ALL,
        items: ([ALL, ...results] as const).map((key) => ({
          key,
          label: key === ALL ? lists('all') : names[key],
        })),
        filterOf: (key) => ({ approvalResult: key === ALL ? undefined : key }),
      }}
      all={{ tab }}
      stateName={approvalResult && names[approvalResult]}
      empty={{
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
