import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { inquiryStateNames } from '#domain/inquiry/state-names.ts'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { useInquiryTexts } from '../texts.ts'
import { InquiryTable } from './InquiryTable.tsx'

type Search = { inquiryState?: (typeof inquiryStateNames)[number] | undefined; cursor?: string | undefined }

/** The member's inquiries; state and page are in the address. */
export function MyInquiries({ page, search }: { page: Output<'listInquiries'>; search: Search }) {
  const { t } = useInquiryTexts()
  const { inquiryState } = search
  const hasAny = page.list.length > 0 || inquiryState !== undefined
  const writeLink = (
    <ButtonLink asChild>
      <Link to="/inquiry/write">{t('my.write')}</Link>
    </ButtonLink>
  )
  const chips = useFilterChips({
    of: 'inquiryState',
    current: inquiryState,
    choices: inquiryStateNames,
    labelOf: (key) => t(`state.${key}`),
    counts: page.counts,
    label: t('my.filter'),
  })
  return (
    <ListScreen
      title={t('my.title')}
      address="/my/inquiry"
      search={search}
      page={page}
      actions={hasAny && writeLink}
      hasToolbar={hasAny}
      chips={chips}
      emptyState={inquiryState && t(`emptyOf.${inquiryState}`)}
      empty={{ art: 'inquiry', title: t('my.empty'), description: t('my.emptyText'), action: writeLink }}
    >
      {(rows) => <InquiryTable rows={rows} />}
    </ListScreen>
  )
}
