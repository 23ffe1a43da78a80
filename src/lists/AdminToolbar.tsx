import { chakra } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { useAdminTexts } from './texts.ts'

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& > *': { minWidth: '0', maxWidth: 'full' },
    '& > form[role=search], & > [data-drawer] > div > form[role=search]': {
      flex: { base: '1 1 100%', md: '0 1 20rem' },
    },
    // On phones it has a line of its own, also while the page loads and the first of its links would fit elsewhere.
    '& > nav': { maxWidth: 'full', flex: { base: '1 1 100%', md: '0 1 auto' } },
    '& > [data-drawer]': { flex: '1 1 100%' },
    md: { '& :is(input, select, button)': { minHeight: 'touch' } },
  },
})

/** The filters of a list of the admin area, in one row on wide windows, with the link that clears them. */
export function AdminToolbar({ children }: { children: ReactNode }) {
  return (
    <Row>
      {children}
      <ResetFilters />
    </Row>
  )
}

/** Clears the filters of a list; a board stays, which is a list of its own. */
function ResetFilters() {
  const { t } = useAdminTexts()
  const { pathname, search } = useLocation()
  const { board, cursor: _, ...filters } = search as Record<string, unknown>
  if (Object.values(filters).every((value) => value === undefined)) return null
  return (
    <ButtonLink asChild variant="ghost" size="sm" minHeight="touch">
      <Link to={pathname} search={{ board } as object}>
        {t('list.reset')}
      </Link>
    </ButtonLink>
  )
}
