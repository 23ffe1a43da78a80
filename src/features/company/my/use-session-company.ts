import { useEffect } from 'react'
import { useMachines, useSession } from '#src/components/context/app-context.ts'

/**
 * Reloads the session, and with it the menus, if the company on the screen differs from the one in the session,
 * because another member has accepted or removed this member.
 */
export function useSessionCompany(companyName: string | null): void {
  const { session } = useMachines()
  const { info } = useSession()
  const sessionCompany = info?.companyName ?? null
  useEffect(() => {
    if (sessionCompany !== companyName) session.send({ type: 'member.changed' })
  }, [sessionCompany, companyName, session])
}
