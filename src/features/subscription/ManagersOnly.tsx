import { useState } from 'react'
import { managersSentence } from '#contract/managers-sentence.gen.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { MANAGERS_ONLY } from './managers-only.ts'

/** On wide screens the notice is next to the title, so that it takes no height from the list. */
const withTitle = {
  py: '2',
  px: '3',
  minWidth: '0',
  order: { base: '1', lg: '0' },
  flex: { base: '1 1 100%', lg: '0 1 auto' },
} as const

/**
 * Names the members who manage subscriptions, for members who may only view them; shown once per screen. The notice
 * is announced when the member loses the role while the screen is open. `inTitleRow` is for lists.
 */
export function ManagersOnly({ inTitleRow = false }: { inTitleRow?: boolean }) {
  const mayManage = useMayManage()
  const [couldManage] = useState(mayManage)
  if (mayManage) return null
  return (
    <Notice
      id={MANAGERS_ONLY}
      data-print="hidden"
      role={couldManage ? 'alert' : undefined}
      {...(inTitleRow && withTitle)}
    >
      {managersSentence}
    </Notice>
  )
}
