import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useApprovalTexts } from '../approval-texts.ts'

const tabs = { waiting: '/admin/approval', decided: '/admin/approval/decided' } as const
/** What both lists are narrowed by. */
export type SharedFilter = {
  appId?: string
  approvalType?: Schema<'ApprovalType'>
  search?: SearchWords
}

const Tab = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    px: '1',
    mb: '-1px',
    color: 'fg.muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    borderBottomWidth: '3px',
    borderBottomStyle: 'solid',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    '&[aria-current]': { color: 'fg', fontWeight: 'bold', borderColor: 'brand.control' },
  },
})

/** Waiting and decided requests, with the same filters. */
export function ApprovalTabs({ current, filter }: { current: keyof typeof tabs; filter: SharedFilter }) {
  const { t } = useApprovalTexts()
  const { appId, approvalType, search } = filter
  return (
    <chakra.nav
      aria-label={t('queue.tabs.label')}
      flexBasis={{ base: 'full', md: 'auto' }}
      borderBottomWidth="1px"
      borderColor="border"
    >
      <chakra.ul display="flex" gap="5">
        {(['waiting', 'decided'] as const).map((key) => (
          <li key={key}>
            <Tab asChild>
              <Link
                to={tabs[key]}
                search={{ appId, approvalType, search }}
                aria-current={key === current ? 'page' : undefined}
                activeProps={{}}
                activeOptions={{ exact: true }}
              >
                {t(`queue.tabs.${key}`)}
              </Link>
            </Tab>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
