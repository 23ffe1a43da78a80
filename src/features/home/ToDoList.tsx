import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HomeCard } from './HomeCard.tsx'
import { TaskRow } from './TaskRow.tsx'
import { useMyTexts } from './texts.ts'
import { earliestOfEachKindFirst, type memberTasks } from './to-do.ts'

/** The number of tasks that are shown at first. */
const SHOWN = { phone: 3, desktop: 5 }

const List = chakra('ul', {
  base: { listStyleType: 'none' },
  variants: {
    isFolded: {
      true: {
        [`& > :nth-of-type(n + ${SHOWN.desktop + 1})`]: { display: 'none', _print: { display: 'grid' } },
        [`& > :nth-of-type(n + ${SHOWN.phone + 1})`]: {
          mdDown: { display: 'none', _print: { display: 'grid' } },
        },
      },
      false: {},
    },
  },
})

/**
 * The member's tasks of every kind, the earliest date first, with links to the tasks that the page did not load. A long
 * list is folded to its first tasks and begins with one of each kind. `isRest` is true if the first card already shows
 * one of the tasks.
 */
export function ToDoList({ tasks, more, isRest }: ReturnType<typeof memberTasks> & { isRest: boolean }) {
  const { t } = useMyTexts()
  const today = kstDate(portalClock.now())
  const links = [
    more.bills > 0 && (
      <Link key="bills" to="/my/bill">
        {t('task.moreBills', { count: more.bills })}
      </Link>
    ),
    more.decisions > 0 && (
      <Link key="decisions" to="/admin/approval">
        {t('task.moreDecisions', { count: more.decisions })}
      </Link>
    ),
  ].filter((link) => link !== false)
  const [isFolded, setFolded] = useState(true)
  const list = useRef<HTMLUListElement>(null)
  const firstHidden = useRef(-1)
  useEffect(() => {
    // The pressed button has disappeared, so the focus moves to the first row that it revealed.
    if (!isFolded) list.current?.children[firstHidden.current]?.querySelector('a')?.focus()
  }, [isFolded])
  const unfold = () => {
    const rows = [...(list.current?.children ?? [])]
    firstHidden.current = rows.findIndex((row) => getComputedStyle(row).display === 'none')
    setFolded(false)
  }
  const beyond = (shown: number) => Math.max(0, tasks.length - shown)
  const isLong = beyond(SHOWN.phone) > 0
  const listed = isLong ? earliestOfEachKindFirst(tasks) : tasks
  return (
    <HomeCard
      id="to-do"
      title={t(isRest ? 'task.rest' : 'task.title')}
      count={tasks.length + more.bills + more.decisions}
    >
      <List ref={list} isFolded={isFolded}>
        {listed.map((task) => (
          <TaskRow key={`${task.kind}${task.id}`} task={task} today={today} />
        ))}
      </List>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        alignItems="center"
        css={{ '&:empty': { display: 'none' } }}
      >
        {isFolded && isLong && (
          <Button
            variant="ghost"
            size="sm"
            minHeight="touch"
            ms="-3"
            display={beyond(SHOWN.desktop) > 0 ? undefined : { md: 'none' }}
            onClick={unfold}
            data-print="hidden"
          >
            <chakra.span display={{ md: 'none' }}>
              {t('task.unfold', { count: beyond(SHOWN.phone) })}
            </chakra.span>
            <chakra.span display={{ base: 'none', md: 'inline' }}>
              {t('task.unfold', { count: beyond(SHOWN.desktop) })}
            </chakra.span>
          </Button>
        )}
        {links.map((link) => (
          <TextLink key={link.key} asChild standalone fontSize="sm">
            {link}
          </TextLink>
        ))}
      </chakra.div>
    </HomeCard>
  )
}
