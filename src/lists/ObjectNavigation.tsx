import { chakra, Flex } from '@chakra-ui/react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { focusScreenTitle } from '#src/components/shell/use-screen-change.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ChevronDownIcon } from '#src/ui/frame-icons.tsx'
import { Tooltip } from '#src/ui/Tooltip.tsx'
import { useListTexts } from './list-texts.ts'
import { neighboursOf, type WalkedRow } from './list-walk.ts'
import { areKeysOn, keyOf } from './use-list-keys.ts'

const steps = { j: 'next', k: 'previous' } as const

type Props = {
  /**
   * The address of the object in the list; by default the current address. A page whose address also has the state of
   * its lists needs it.
   */
  at?: string
  children: ReactNode
}

/**
 * The line above the heading of an object in the admin area: the link back, and links to the previous and the next
 * row of the list from which the person came. The keyboard shortcuts of that list work here too. The new page has the
 * same path, and so the same screen, so the focus is moved to its heading here.
 */
export function ObjectNavigation({ at, children }: Props) {
  const { t } = useListTexts()
  const router = useRouter()
  const currentHref = useRouterState({ select: ({ location }) => location.href })
  const href = at ?? currentHref
  const neighbours = neighboursOf(href)
  const { previous, next } = neighbours ?? {}
  useEffect(() => {
    const rows = { previous, next }
    const press = (event: KeyboardEvent) => {
      const name = keyOf(event)
      const row = name === 'j' || name === 'k' ? rows[steps[name]] : undefined
      if (!row || !areKeysOn()) return
      event.preventDefault()
      void router.navigate({ href: row.href })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [router, previous, next])
  useEffect(() => {
    if (neighboursOf(href) && document.activeElement === document.body) focusScreenTitle()
  }, [href])
  return (
    <Flex align="center" justify="space-between" gap="3" minHeight="touch">
      {children}
      {neighbours && (
        <Flex as="nav" aria-label={t('walk.title')} gap="1">
          <StepLink to={previous} name={t('walk.previous')} turned />
          <StepLink to={next} name={t('walk.next')} />
        </Flex>
      )}
    </Flex>
  )
}

function StepLink({ to, name, turned }: { to: WalkedRow | undefined; name: string; turned?: boolean }) {
  const router = useRouter()
  if (!to) return <chakra.span boxSize="touch" />
  const label = `${name}: ${to.name}`
  function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void router.navigate({ href: to!.href })
  }
  return (
    <Tooltip text={label}>
      {(trigger) => (
        <ButtonLink
          variant="ghost"
          boxSize="touch"
          minHeight="touch"
          p="0"
          href={to.href}
          aria-label={label}
          onClick={go}
          {...trigger}
        >
          <ChevronDownIcon transform={turned ? 'rotate(180deg)' : undefined} />
        </ButtonLink>
      )}
    </Tooltip>
  )
}
