import { Link } from '@tanstack/react-router'
import { ListTabs } from '#src/lists/ListTabs.tsx'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useCompanyListTexts } from './list-texts.ts'

const tabs = { companies: '/admin/company', members: '/admin/company/member' } as const

/** The tabs of the lists of companies and of members; the search words stay when the tab changes. */
export function CompanyTabs({
  current,
  search,
}: {
  current: keyof typeof tabs
  search: SearchWords | undefined
}) {
  const { t } = useCompanyListTexts()
  return (
    <ListTabs
      label={t('tabs.label')}
      current={current}
      tabs={(['companies', 'members'] as const).map((key) => ({ key, name: t(`tabs.${key}`) }))}
      renderLink={(key, props) => (
        <Link to={tabs[key]} search={{ search }} activeOptions={{ exact: true }} {...props} />
      )}
    />
  )
}
