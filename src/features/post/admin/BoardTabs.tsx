import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { useAdminTexts } from '#src/lists/texts.ts'

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

/** The boards that the staff write, as links; the current one is in the address. */
export function BoardTabs({
  boards,
  current,
}: {
  boards: readonly Schema<'Board'>[]
  current: Schema<'Board'>
}) {
  const { t } = useAdminTexts()
  return (
    <chakra.nav aria-label={t('post.boards')} borderBottomWidth="1px" borderColor="border">
      <chakra.ul display="flex" gap="5">
        {boards.map((board) => (
          <li key={board}>
            <Tab asChild>
              <Link
                to="/admin/notice"
                search={{ board }}
                aria-current={board === current ? 'true' : undefined}
                activeProps={{}}
                activeOptions={{ exact: true }}
              >
                {t(`post.board.${board}`)}
              </Link>
            </Tab>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
