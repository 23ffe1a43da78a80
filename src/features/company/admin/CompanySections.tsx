import { Link } from '@tanstack/react-router'
import { Part } from '#src/components/part/Part.tsx'
import { CompanyApps } from './CompanyApps.tsx'
import { CompanyHistory } from './CompanyHistory.tsx'
import { CompanyRequests } from './CompanyRequests.tsx'
import type { CompanySectionParts } from './load-sections.ts'
import { SectionPager, type SectionSearch } from './SectionPager.tsx'
import { useSectionTexts } from './sections-texts.ts'
import { WrittenMessages } from './WrittenMessages.tsx'

type Props = { companyId: string; parts: CompanySectionParts; search: SectionSearch }

/** The apps, requests and messages of a company; empty lists are left out. */
export function CompanySections({ companyId, parts: { apps, requests, messages }, search }: Props) {
  const { t } = useSectionTexts()
  return (
    <>
      <Part of={apps} name={t('apps.title')}>
        {(page) => page.total > 0 && <CompanyApps companyId={companyId} page={page} search={search} />}
      </Part>
      <Part of={requests} name={t('requests.title')}>
        {(page) => page.total > 0 && <CompanyRequests companyId={companyId} page={page} search={search} />}
      </Part>
      <Part of={messages} name={t('messages.title')}>
        {(page) =>
          (page.total > 0 || page.way !== null) && (
            <WrittenMessages
              page={page}
              isLaterPage={search.section === 'MESSAGES'}
              linkTo={(way, props) => (
                <Link
                  to="/admin/company/detail"
                  search={{ companyId, search: search.search, way }}
                  hash="messages"
                  activeOptions={{ exact: true }}
                  {...props}
                />
              )}
              pager={
                <SectionPager
                  of="MESSAGES"
                  about={{ companyId }}
                  search={search}
                  nextCursor={page.nextCursor}
                  hash="messages"
                />
              }
            />
          )
        }
      </Part>
    </>
  )
}

/** The history of a company, unless it is empty. */
export function CompanyHistoryPart({ companyId, parts: { events }, search }: Props) {
  const { t } = useSectionTexts()
  return (
    <Part of={events} name={t('events.title')}>
      {(page) => page.total > 0 && <CompanyHistory companyId={companyId} page={page} search={search} />}
    </Part>
  )
}
