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
import { type memberTasks, numberOfTasks, shownFirst } from './to-do.ts'

/** The number of tasks that a phone shows at first. */
const SHOWN_ON_PHONES = 3

const hidden = { display: 'none', _print: { display: 'grid' } }
const foldedAfter = (shown: number) => ({
  [`& > :nth-of-type(n + ${shown + 1})`]: hidden,
  [`& > :nth-of-type(n + ${SHOWN_ON_PHONES + 1})`]: { mdDown: hidden },
})

/**
 * The member's tasks of every kind, overdue bills first, then the earliest date, with links to the tasks that the page
 * did not load. A long list is folded to `shown` tasks, on phones to fewer, among them one of each kind. `isRest` is
 * true if the first card already shows one of the tasks.
 */
export function ToDoList({
  tasks,
  more,
  shown,
  isRest,
}: ReturnType<typeof memberTasks> & { shown: number; isRest: boolean }) {
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
  const listed = shownFirst(tasks, shown)
  const beyond = (rows: number) => numberOfTasks(listed.slice(rows))
  const isLong = beyond(SHOWN_ON_PHONES) > 0
  return (
    <HomeCard
      id="to-do"
      title={t(isRest ? 'task.rest' : 'task.title')}
      count={numberOfTasks(tasks) + more.bills + more.decisions}
    >
      <chakra.ul ref={list} listStyleType="none" css={isFolded ? foldedAfter(shown) : {}}>
        {listed.map((task) => (
          <TaskRow key={`${task.kind}${task.id}`} task={task} today={today} />
        ))}
      </chakra.ul>
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
            display={beyond(shown) > 0 ? undefined : { md: 'none' }}
            onClick={unfold}
            data-print="hidden"
          >
            <chakra.span display={{ md: 'none' }}>
              {t('task.unfold', { count: beyond(SHOWN_ON_PHONES) })}
            </chakra.span>
            <chakra.span display={{ base: 'none', md: 'inline' }}>
              {t('task.unfold', { count: beyond(shown) })}
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
