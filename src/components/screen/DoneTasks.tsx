import { chakra } from '@chakra-ui/react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CheckIcon, ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'

type Task = {
  title: string
  text: string
  /** The state of a task that is done; without it the task is a link. */
  done?: string | false
  link: Pick<LinkProps, 'to' | 'search'>
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'border',
    _first: { borderTopWidth: '0' },
  },
})
const Line = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '16',
    py: '3',
    px: '4',
    color: 'fg',
    textDecoration: 'none',
    lineHeight: 'short',
    '&:is(a):hover': { bg: 'bg.muted' },
  },
})
const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    rounded: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: 'sm',
    fontWeight: 'bold',
  },
  variants: { isDone: { true: { bg: 'success.subtle', color: 'success.fg' }, false: {} } },
})

/** The first tasks after a completed action, each with its state or as a link to where it is done. */
export function DoneTasks({ title, tasks }: { title: string; tasks: readonly Task[] }) {
  if (tasks.length === 0) return null
  return (
    <chakra.section>
      <Heading level={2} size="md" mb="3">
        {title}
      </Heading>
      <chakra.ol
        listStyleType="none"
        borderWidth="1px"
        borderStyle="solid"
        borderColor="border"
        rounded="lg"
        overflow="hidden"
      >
        {tasks.map((task, index) => (
          <Row key={task.title}>
            {task.done ? (
              <Line>
                <TaskText {...task} mark={<CheckIcon />} />
                <chakra.span color="success.fg" fontSize="sm" fontWeight="semibold">
                  {task.done}
                </chakra.span>
              </Line>
            ) : (
              <Line asChild>
                <Link {...task.link}>
                  <TaskText {...task} mark={index + 1} />
                  <ChevronRightIcon aria-hidden="true" color="fg.muted" />
                </Link>
              </Line>
            )}
          </Row>
        ))}
      </chakra.ol>
    </chakra.section>
  )
}

const TaskText = ({ title, text, done, mark }: Task & { mark: ReactNode }) => (
  <>
    <Mark aria-hidden="true" isDone={Boolean(done)}>
      {mark}
    </Mark>
    <span>
      <chakra.strong display="block">{title}</chakra.strong>
      <chakra.span fontSize="sm" color="fg.muted">
        {text}
      </chakra.span>
    </span>
  </>
)
