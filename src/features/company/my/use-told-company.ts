import { useEffect } from 'react'
import { useMachines, useSession } from '#src/components/context/app-context.ts'

/**
 * Has the menus follow where a member belongs to another company, or to none, than the session was told last: they were let in or
 * removed by someone else.
 */
export function useToldCompany(companyName: string | null): void {
  const { session } = useMachines()
  const { info } = useSession()
  const told = info?.companyName ?? null
  useEffect(() => {
    if (told !== companyName) session.send({ type: 'member.changed' })
  }, [told, companyName, session])
}
