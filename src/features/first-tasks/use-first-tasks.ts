import { useMayManage, useSession } from '#src/components/context/app-context.ts'

const paths = {
  trial: '/trial',
  subscribe: '/subscription',
  people: '/my/company',
  permission: '/apps',
  mfa: '/my/mfa',
} as const

type Key = keyof typeof paths

/**
 * Returns those of the given first tasks that apply to the member, in the given order. `isTriable` is whether a trial
 * can begin. A task of which the state is unknown is left out. `textKey` names the texts of a task in its state, which
 * are in files of the screens, since the files of the login contain this one.
 */
export function useFirstTasks<Asked extends Key>(keys: readonly Asked[], isTriable: boolean) {
  const { info } = useSession()
  const mayManage = useMayManage()
  const applies: { [key in Key]?: boolean } = {
    trial: mayManage && isTriable,
    subscribe: mayManage,
    people: mayManage && info?.companyName != null,
    mfa: info !== undefined,
  }
  return keys
    .filter((key) => applies[key] ?? true)
    .map((key) => {
      const isDone = key === 'mfa' && info?.mfaType !== 'none'
      return { key, isDone, textKey: isDone ? ('mfaOn' as const) : key, link: { to: paths[key] } }
    })
}
