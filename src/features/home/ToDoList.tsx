import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HomeCard } from './HomeCard.tsx'
import { TaskRow } from './TaskRow.tsx'
import { useMyTexts } from './texts.ts'
import type { memberTasks } from './to-do.ts'

/**
 * The member's tasks of every kind, the earliest date first, with links to the tasks that the page did not load.
 * `isRest` is true if the first card already shows one of the tasks.
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
  return (
    <HomeCard
      id="to-do"
      title={t(isRest ? 'task.rest' : 'task.title')}
      count={tasks.length + more.bills + more.decisions}
    >
      <chakra.ul listStyleType="none">
        {tasks.map((task) => (
          <TaskRow key={`${task.kind}${task.id}`} task={task} today={today} />
        ))}
      </chakra.ul>
      {links.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" columnGap="4" mt="1">
          {links.map((link) => (
            <TextLink key={link.key} asChild standalone fontSize="sm">
              {link}
            </TextLink>
          ))}
        </chakra.div>
      )}
    </HomeCard>
  )
}
