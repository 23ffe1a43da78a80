import { chakra } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { useListTexts } from './list-texts.ts'

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& > *': { minWidth: '0', maxWidth: 'full' },
    '& > form[role=search], & > [data-drawer] > div > form[role=search]': {
      flex: { base: '1 1 100%', md: '0 1 18rem' },
    },
    // On phones the row of links is on a separate line, even if its first link would fit elsewhere while the page
    // loads.
    '& > nav': { maxWidth: 'full', flex: { base: '1 1 100%', md: '0 1 auto' } },
    '& > [data-drawer]': { flex: '1 1 100%' },
    // The fields have a fainter border than those of a form, since icons and labels identify them.
    '& :is(input, select):not(:focus, :hover)': { borderColor: 'border.button' },
    // The toolbar is as high as a row of the list, and has touch size on touch screens.
    md: {
      '& :is(input, select, button, nav a)': {
        minHeight: '10',
        '@media (pointer: coarse)': { minHeight: 'touch' },
      },
      '& nav a': { px: '3' },
      '& nav ul': { gap: '1.5', py: '0' },
    },
  },
})

/**
 * The filters of a list, in one row on wide windows, with the link that clears them unless the list below has it. They
 * apply at once.
 */
export function ListToolbar({ hasReset = true, children }: { hasReset?: boolean; children: ReactNode }) {
  return (
    <Row>
      {children}
      {hasReset && <ResetFilters />}
    </Row>
  )
}

/**
 * The link that clears the filters of a list. The order stays, and so does a board, a tab or a task, since each of them
 * is a separate list.
 */
function ResetFilters() {
  const { t } = useListTexts()
  const { pathname, search } = useLocation()
  const {
    board,
    tab,
    waitingFor,
    sort,
    sortDirection,
    cursor: _,
    ...filters
  } = search as Record<string, unknown>
  if (Object.values(filters).every((value) => value === undefined)) return null
  return (
    <ButtonLink asChild variant="ghost" size="sm" minHeight="touch">
      <Link to={pathname} search={{ board, tab, waitingFor, sort, sortDirection } as object}>
        {t('reset')}
      </Link>
    </ButtonLink>
  )
}
