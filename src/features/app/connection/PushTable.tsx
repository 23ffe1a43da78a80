import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { useConnectionTexts } from './texts.ts'

type Push = Schema<'AppPush'>
const tones = { WAITING: 'info', DONE: 'success', FAILED: 'danger' } as const

/** The people whose account in an app is not up to date: the update is waiting or was given up, with the reason. */
export function PushTable({ pushes }: { pushes: readonly Push[] }) {
  const { t } = useConnectionTexts()
  const faultOf = ({ pushFault, lastStatus, differing }: Push) => {
    if (pushFault === null) return t('scim.faults.NONE')
    const attributes = differing.join(', ')
    const faultText = t(`scim.faults.${pushFault}`, { attributes })
    return lastStatus === null ? faultText : t('scim.withStatus', { text: faultText, status: lastStatus })
  }
  const columns: DataColumn<Push>[] = [
    {
      key: 'person',
      header: t('scim.person'),
      primary: true,
      cell: ({ memberName }) => memberName ?? t('scim.noMember'),
    },
    {
      key: 'state',
      header: t('delivery.state'),
      card: 'side',
      cell: ({ pushState }) => <Badge tone={tones[pushState]}>{t(`scim.states.${pushState}`)}</Badge>,
    },
    { key: 'fault', header: t('scim.fault'), cell: faultOf },
    {
      key: 'tries',
      header: t('delivery.tries'),
      numeric: true,
      card: 'line',
      cell: ({ tries }) => t('scim.times', { count: tries }),
    },
    {
      key: 'next',
      header: t('scim.next'),
      numeric: true,
      card: 'line',
      cell: ({ nextTryAt }) => nextTryAt && t('scim.nextAt', { time: formatDateTime(nextTryAt) }),
    },
  ]
  return (
    <DataTable
      foldsBelow="30rem"
      caption={t('scim.pushes')}
      columns={columns}
      rows={pushes}
      // The index is a valid key: the order of the rows does not change within one response, and a person without an
      // account has no other unique value.
      rowKey={(push) => String(pushes.indexOf(push))}
    />
  )
}
